public import Foundation

/// Chooses the style in a compact width (VCL-28), and responds to the user's attempts to dismiss a sheet or popover, but not to
/// `dismiss(animated:completion:)` (VCL-29; since iOS 13).
@preconcurrency @MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Returns the style in place of a popover, or before iOS 13 of a sheet, where the width is compact: `none` for the same (VCL-28). Not
  /// called if the next method is implemented. Optional.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle

  /// Returns the style in place of a popover, or before iOS 13 of a sheet, where the width is compact: `none` for the same (VCL-28). Optional.
  /// - Parameter traitCollection: The traits of the presenting controller.
  func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle

  /// Whether the user may dismiss it. Not called if `isModalInPresentation` forbids it. Optional.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Called when the user begins to dismiss it; the user may still cancel. Optional.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Called after the user dismissed it and all animations are over. Optional.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Called when the user tried to dismiss a controller that refuses. Optional.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    runDefault()
    return .none
  }

  public func adaptivePresentationStyle(
    for controller: UIPresentationController, traitCollection: UITraitCollection
  ) -> UIModalPresentationStyle {
    runDefault()
    return .none
  }

  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    runDefault()
    return true
  }

  public func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  public func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    runDefault()
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIAdaptivePresentationControllerDelegate.Type }
  }
}
