/// A person's attempt to dismiss a sheet or popover (VCL-29).
@MainActor
struct HandDismissal {
  private let presentation: Presentation
  private let controller: UIPresentationController

  /// Nil: there is nothing to take hold of.
  init?(of viewController: UIViewController, where isMovable: (UIModalPresentationStyle) -> Bool) {
    guard let presentation = viewController.nearestPresentedThrough, presentation.phase == .presented,
      presentation.presented.presentation == nil, isMovable(presentation.style), presentation.presented.appearance.isShown,
      let controller = presentation.presented.presentationController
    else { return nil }
    self.presentation = presentation
    self.controller = controller
  }

  /// The person goes through with it.
  func complete() {
    guard isAllowed else { return tell("DidAttemptToDismiss") { $0.presentationControllerDidAttemptToDismiss(controller) } }
    tell("WillDismiss") { $0.presentationControllerWillDismiss(controller) }
    guard presentation.phase == .presented else { return }
    Dismissal(presentation, isAnimated: true) {
      tell("DidDismiss") { $0.presentationControllerDidDismiss(controller) }
    }.start()
  }

  /// The person lets it go back: the callbacks of leaving and of coming back follow each other (VCL-19).
  func abandon() {
    guard isAllowed else { return }
    tell("WillDismiss") { $0.presentationControllerWillDismiss(controller) }
    guard presentation.phase == .presented else { return }
    let presented = presentation.presented
    presentation.phase = .leaving
    presented.begin(appearing: false, animated: true)
    presentation.phase = .presented
    presented.begin(appearing: true, animated: true)
    PresentationEnd.schedule(isAnimated: true) {
      if presented.appearance == .appearing { presented.endAppearance() }
    }
  }

  private var isAllowed: Bool {
    guard !presentation.presented.refusesHands else { return false }
    var isAllowed = true
    tell("ShouldDismiss") { isAllowed = $0.presentationControllerShouldDismiss(controller) }
    return isAllowed
  }

  /// The delegate's methods exist since iOS 13.
  private func tell(_ name: String, _ call: (any UIAdaptivePresentationControllerDelegate) -> Void) {
    guard let delegate = controller.delegate, CurrentSimulation.device.systemVersion >= 13 else { return }
    CurrentSimulation.simulation?.note(.delegate, delegate, "presentationController\(name)", presentation.presented.modelName)
    call(delegate)
  }
}
