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
    for presentation in lowest.chain where presentation.phase == .arriving || presentation.phase == .leaving {
      if waits(for: presentation) { presentation.transition?.afterwards(run) }
      return
    }
    Dismissal(lowest, isAnimated: isAnimated, completion: completion).start()
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
    var leaving: [UIViewController] = []
    for presentation in chain.reversed() where presentation.presented.appearance.isShown {
      leaving.append(presentation.presented)
    }
    self.leaving = leaving
    coordination = ModalCoordination(
      from: leaving.first, to: lowest.presenter, with: Array(leaving.dropFirst()), isAnimated: isAnimated)
    transition = ModalTransition(of: chain, isAnimated: isAnimated)
  }

  /// Begins the dismissal: the leaving controller is called first, then the returning one. The links still hold.
  ///
  /// Of several presented controllers it is the topmost whose animator the app is asked for (TRN-1).
  func start() {
    let returning = lowest.coversPresenter ? lowest.presenter : nil
    let context = context()
    let chain = lowest.chain
    for presentation in chain { presentation.phase = .leaving }
    for presentation in chain { presentation.dismissalWillBegin() }
    for controller in leaving { controller.begin(appearing: false, animated: isAnimated) }
    if !leaving.isEmpty { returning?.begin(appearing: true, animated: isAnimated) }
    if let context {
      lowest.updateSystem()
      transition.end(context) { $0 ? self.finish() : self.revert() }
    } else {
      lowest.restorePresenter()
      coordination.begin()
      lowest.updateSystem()
      transition.end { self.finish() }
    }
  }

  /// The transition for the app's animator; `nil` for the system's animation.
  private func context() -> TransitionContext? {
    guard let top = lowest.chain.last, let container = top.container, top.presented.appearance.isShown,
      let animation = top.presented.askForDismissal(style: top.style, isAnimated: isAnimated)
    else { return nil }
    let (frame, moves) = (container.bounds, lowest.coversPresenter)
    let ends = TransitionEnds(
      from: .init(view: top.presentedView, initialFrame: top.presentedView?.frame ?? frame),
      to: .init(view: moves ? lowest.presenter?.viewIfLoaded : nil, initialFrame: moves ? .zero : frame, finalFrame: frame))
    return TransitionContext(animation, coordination.coordinator, in: container, style: top.style, ends: ends)
  }

  /// Ends the dismissal: cuts the links, calls both sides in the order of the policy (P-6), then runs the completion.
  ///
  /// Controllers that a leaving one presented meanwhile go with it (VCL-35).
  private func finish() {
    guard lowest.phase == .leaving else { return coordination.end() }
    let presenter = lowest.presenter
    let chain = lowest.chain
    lowest.restorePresenter()
    for presentation in chain.reversed() { presentation.unlink() }
    switch CurrentSimulation.policies.dismissal {
    case .presenterAppearsFirst:
      if let presenter { arrive(presenter) }
      leave(chain)
    case .presentedDisappearsFirst:
      leave(chain)
      if let presenter { arrive(presenter) }
    }
    for presentation in chain.reversed() { presentation.dismissalDidEnd(completed: true) }
    for presentation in chain { presentation.end() }
    coordination.end()
    completion?()
  }

  /// Ends a cancelled dismissal: the returning controller disappears, then those that had begun to leave appear again (TRN-4).
  private func revert() {
    guard lowest.phase == .leaving else { return coordination.end() }
    let chain = lowest.chain
    for presentation in chain { presentation.phase = .presented }
    if let returning = lowest.presenter, returning.appearance == .appearing, lowest.hidesPresenter {
      returning.begin(appearing: false, animated: isAnimated)
      lowest.removePresenter()
      returning.endAppearance()
    }
    for presentation in chain { presentation.keepPresented() }
    for controller in leaving { controller.begin(appearing: true, animated: isAnimated) }
    for controller in leaving { controller.endAppearance() }
    lowest.updateSystem()
    for presentation in chain.reversed() { presentation.dismissalDidEnd(completed: false) }
    coordination.end()
    completion?()
  }

  private func arrive(_ presenter: UIViewController) {
    if lowest.hidesPresenter, presenter.appearance == .appearing { presenter.endAppearance() }
  }

  private func leave(_ chain: [Presentation]) {
    for presentation in chain.reversed() { presentation.removePresented() }
    for controller in leaving { controller.endAppearance() }
  }
}
