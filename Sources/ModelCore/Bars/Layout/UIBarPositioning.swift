public import Foundation

/// A bar that has a place at the top or the bottom (BAR-12).
@preconcurrency @MainActor
public protocol UIBarPositioning: NSObjectProtocol {
  var barPosition: UIBarPosition { get }
}

/// Fixes the place of a free-standing bar.
@preconcurrency @MainActor
public protocol UIBarPositioningDelegate: NSObjectProtocol {
  /// Asked when the bar enters a window (BAR-12). Optional.
  func position(for bar: any UIBarPositioning) -> UIBarPosition
}

extension UIBarPositioningDelegate {
  public func position(for bar: any UIBarPositioning) -> UIBarPosition {
    OptionalMethods.runDefault(for: self) { $0 is any UIBarPositioningDelegate.Type }
    return bar.barPosition
  }
}

extension UIToolbar: UIBarPositioning {}
extension UISearchBar: UIBarPositioning {}
extension UITabBar: UIBarPositioning {}

/// The position of a bar that no controller manages (BAR-12).
@MainActor
enum FreeBarPosition {
  /// Asks the delegate; to be called when the bar has got a window.
  /// - Returns: nil where nobody answers, so that the bar keeps its own default.
  static func ask<Delegate>(
    _ delegate: HeldDelegate<Delegate>, for bar: some UIView & UIBarPositioning, _ question: (Delegate) -> UIBarPosition
  ) -> UIBarPosition? {
    let position = delegate.call("position", "for: \(bar.modelName)", question)
    return position == .any ? nil : position
  }
}
