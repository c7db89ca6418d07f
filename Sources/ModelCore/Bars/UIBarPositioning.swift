public import Foundation

/// A bar, which has a position (BAR-12).
@MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// What a free-standing bar asks for its position.
@MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Optional. Asked when the bar has got a window (BAR-12).
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  /// `any`: the bar's own default.
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMethods.runDefault(for: self) { $0 is any UIBarPositioningDelegate.Type }
    return .any
  }
}

extension UINavigationBar: UIBarPositioning {}
extension UIToolbar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}
extension UITabBar: UIBarPositioning {}
