/// The user's attempt to dismiss a sheet or popover (VCL-29).
@MainActor
struct HandDismissal {
  private let presentation: Presentation
  private let controller: UIPresentationController

  /// Returns `nil` if no sheet or popover can be dismissed by hand.
  init?(of viewController: UIViewController, where isMovable: (UIModalPresentationStyle) -> Bool) {
    guard let presentation = viewController.nearestPresentedThrough, presentation.phase == .presented,
      presentation.presented.presentation == nil, isMovable(presentation.style), presentation.presented.appearance.isShown,
      let controller = presentation.presented.presentationController
    else { return nil }
    self.presentation = presentation
    self.controller = controller
  }

  /// Completes the dismissal.
  func complete() {
    guard isAllowed else { return tell("DidAttemptToDismiss") { $0.presentationControllerDidAttemptToDismiss(controller) } }
    tell("WillDismiss") { $0.presentationControllerWillDismiss(controller) }
    guard presentation.phase == .presented else { return }
    Dismissal(presentation, isAnimated: true) {
      tell("DidDismiss") { $0.presentationControllerDidDismiss(controller) }
    }.start()
  }

  /// Cancels the dismissal: the callbacks of disappearing are followed by those of appearing (VCL-19).
  func abandon() {
    guard isAllowed else { return }
    tell("WillDismiss") { $0.presentationControllerWillDismiss(controller) }
    guard presentation.phase == .presented else { return }
    let presented = presentation.presented
    let transition = ModalTransition(of: [presentation], isAnimated: true)
    presentation.phase = .leaving
    presented.begin(appearing: false, animated: true)
    presentation.phase = .presented
    presented.begin(appearing: true, animated: true)
    transition.end {
      if presented.appearance == .appearing { presented.endAppearance() }
    }
  }

  private var isAllowed: Bool {
    guard !presentation.presented.refusesHands else { return false }
    var isAllowed = true
    tell("ShouldDismiss") { isAllowed = $0.presentationControllerShouldDismiss(controller) }
    return isAllowed
  }

  /// Calls the delegate, whose methods exist since iOS 13.
  private func tell(_ name: String, _ call: (any UIAdaptivePresentationControllerDelegate) -> Void) {
    guard CurrentSimulation.device.systemVersion >= 13 else { return }
    controller.heldDelegate.call("presentationController\(name)", presentation.presented.modelName, call)
  }
}
