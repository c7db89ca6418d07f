import ModelCore

/// Answers for a sheet, and implements all methods.
final class SheetDelegate: UIResponder, UIAdaptivePresentationControllerDelegate {
  var allows = true
  var attempts = 0

  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}

  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    attempts += 1
  }
}
