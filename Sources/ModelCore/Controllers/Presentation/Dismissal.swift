/// A call of `dismiss(animated:completion:)` (VCL-30, VCL-32 … 34).
@MainActor
struct DismissRequest {
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// Dismisses the controller that the receiver presents and all above it, or else the receiver itself.
  ///
  /// While one of them arrives or leaves, the call waits, and is made again when that is over: what the receiver presents then, or else the
  /// receiver, is dismissed (VCL-32, VCL-34).
  func run() {
    guard let lowest = receiver.nearestPresentation ?? receiver.nearestPresentedThrough else { return completeWithoutDismissal() }
    guard let moving = lowest.chain.first(where: { $0.phase == .arriving || $0.phase == .leaving }) else {
      return Dismissal(lowest, isAnimated: isAnimated, completion: completion).start()
    }
    if waits(for: moving) { moving.transition?.afterwards(run) }
  }

  /// Whether the call waits for the end of a transition, and is not dropped (P-21, P-23).
  private func waits(for moving: Presentation) -> Bool {
    let policies = CurrentSimulation.policies
    return moving.phase == .arriving ? policies.dismissalDuringArrival == .waits : policies.repeatedDismissal == .goesOn
  }

  /// Runs the completion where there is nothing to dismiss (VCL-33, P-22).
  private func completeWithoutDismissal() {
    switch CurrentSimulation.policies.dismissalOfNothing {
    case .completesSince13: if CurrentSimulation.device.systemVersion >= 13 { completion?() }
    case .completes: completion?()
    case .ignored: break
    }
  }
}

/// The transition that removes a presented controller and all presented above it (VCL-25, VCL-30).
@MainActor
final class Dismissal {
  private let lowest: Presentation
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  /// The visible presented controllers, the topmost first.
  private let leaving: [UIViewController]

  private let coordination: ModalCoordination
  private let transition: ModalTransition

  init(_ lowest: Presentation, isAnimated: Bool, completion: (() -> Void)?) {
    let chain = lowest.chain
    self.lowest = lowest
    self.isAnimated = isAnimated
    self.completion = completion
    leaving = chain.reversed().map(\.presented).filter(\.appearance.isShown)
    coordination = ModalCoordination(
      from: leaving.first, to: lowest.presenter, with: Array(leaving.dropFirst()), isAnimated: isAnimated)
    transition = ModalTransition(of: chain, isAnimated: isAnimated)
  }

  /// Begins the dismissal: the leaving controller is called first, then the returning one. The links still hold.
  func start() {
    let returning = lowest.coversPresenter ? lowest.presenter : nil
    for presentation in lowest.chain { presentation.phase = .leaving }
    for controller in leaving { controller.begin(appearing: false, animated: isAnimated) }
    if !leaving.isEmpty { returning?.begin(appearing: true, animated: isAnimated) }
    lowest.restorePresenter()
    coordination.begin()
    lowest.updateSystem()
    transition.end { self.finish() }
  }

  /// Ends the dismissal: cuts the links, calls both sides in the order of the policy (P-6), then runs the completion.
  ///
  /// Controllers that a leaving one presented meanwhile go with it (VCL-35).
  private func finish() {
    guard lowest.phase == .leaving else { return coordination.end() }
    let presenter = lowest.presenter
    let chain = lowest.chain
    for presentation in chain.reversed() { presentation.unlink() }
    switch CurrentSimulation.policies.dismissal {
    case .presenterAppearsFirst:
      presenter.map(arrive)
      leave(chain)
    case .presentedDisappearsFirst:
      leave(chain)
      presenter.map(arrive)
    }
    for presentation in chain { presentation.end() }
    coordination.end()
    completion?()
  }

  private func arrive(_ presenter: UIViewController) {
    if lowest.style.hidesPresenter, presenter.appearance == .appearing { presenter.endAppearance() }
  }

  private func leave(_ chain: [Presentation]) {
    for presentation in chain.reversed() { presentation.removePresented() }
    for controller in leaving { controller.endAppearance() }
  }
}

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
