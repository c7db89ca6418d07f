public import Foundation

/// Hears of what a person does to a sheet or popover, never of `dismiss(animated:completion:)` (VCL-29). Since iOS 13.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
  /// Optional. Whether the person may dismiss it; not asked where `isModalInPresentation` says no.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool

  /// Optional. The person began to dismiss it, and may yet let it go back.
  func presentationControllerWillDismiss(_ presentationController: UIPresentationController)

  /// Optional. The person dismissed it, and all animations are over.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)

  /// Optional. The person tried to dismiss what may not be dismissed.
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
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
