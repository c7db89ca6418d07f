@_exported public import Foundation

// The signatures of UIKit that PelmetUIKit and the conformance kit use, from Apple's public documentation: names, types, optionality, isolation. Nothing here
// works: what is called stops the program. Compiling against it tells that PelmetUIKit asks for what UIKit has; it does not tell what UIKit
// does.
//
// What is newer than iOS 13, or missing on a platform, says so. What came with iOS 26 or later names its page in Apple's documentation of
// UIKit (developer.apple.com/documentation/uikit/…), from which kind, declaration and availability are. On Linux the compiler asks for no
// availability: `.ci/checks/signatures` makes copies without what a platform, an SDK or a minimum lacks.

/// The body of everything that returns something.
func declared<Value>(_ name: String = #function) -> Value { fatalError("\(name) is declared only") }
