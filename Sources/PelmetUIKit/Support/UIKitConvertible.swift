/// A value of a theme for which UIKit has a type of its own.
@MainActor
public protocol UIKitConvertible {
  associatedtype UIKitValue

  /// What UIKit takes for this value.
  var uiKitValue: UIKitValue { get }
}
