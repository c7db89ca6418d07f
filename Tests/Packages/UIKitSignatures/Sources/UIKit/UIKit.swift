@_exported public import Foundation

// The signatures of UIKit that PelmetUIKit and the conformance kit use, from Apple's public documentation: names, types, optionality, isolation. Nothing here
// works: what is called stops the program. Compiling against it tells that PelmetUIKit asks for what UIKit has; it does not tell what UIKit
// does, and on Linux not since when, because `#available` always holds there.

/// The body of everything that returns something.
func declared<Value>(_ name: String = #function) -> Value { fatalError("\(name) is declared only") }
