import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// A part of a theme that UIKit keeps in an appearance object.
@MainActor
protocol AppearanceStyle {
  associatedtype Object: NSObject, NSCopying

  /// An object on which nothing has been set.
  static func systemObject() -> Object

  /// Sets what the style says, and takes back what `old` said and this style does not.
  func apply(to object: Object, replacing old: Self?)
}
