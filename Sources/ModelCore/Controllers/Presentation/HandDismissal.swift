/// The user's attempt to dismiss a sheet or popover (VCL-29).
@MainActor
struct HandDismissal {
  private let presentation: Presentation
  private let controller: UIPresentationController

  /// Returns `nil` if no sheet or popover can be dismissed by hand.
  init?(of viewController: UIViewController, where isMovable: (UIModalPresentationStyle) -> Bool) {
    guard let presentation = viewController.presentationInHand(where: isMovable),
      let controller = presentation.presented.presentationController
    else { return nil }
    self.presentation = presentation
    self.controller = controller
  }

  /// Completes the dismissal.
  func complete() {
    guard isAllowed else { return tell("DidAttemptToDismiss") { $0.presentationControllerDidAttemptToDismiss(controller) } }
    dismiss()
  }

  /// Completes a dismissal by a tap beside a sheet. The delegate does not hear of one that is refused (SHT-6).
  func completeByTap() {
    if isAllowed { dismiss() }
  }

  /// Whether there is a place beside the sheet whose taps are its own: room, and no touch that goes behind (SHT-6). Sheets of pads have it
  /// since iOS 13.
  var hasTapPlace: Bool {
    if let sheet = controller as? UISheetPresentationController { return sheet.hasRoomBeside && sheet.modelIsDimmed }
    return CurrentSimulation.device.idiom == .pad && controller.containerView?.traitCollection.horizontalSizeClass == .regular
  }

  private func dismiss() {
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

extension UIViewController {
  /// The presentation that shows this controller, if it has arrived, nothing is presented over it, and its style is one of these.
  func presentationInHand(where isMovable: (UIModalPresentationStyle) -> Bool) -> Presentation? {
    guard let presentation = nearestPresentedThrough, presentation.phase == .presented,
      presentation.presented.presentation == nil, isMovable(presentation.style), presentation.presented.appearance.isShown
    else { return nil }
    return presentation
  }
}
