/// A call of `dismiss(animated:completion:)`, and what it is to dismiss (VCL-30).
@MainActor
struct DismissRequest {
  let receiver: UIViewController
  let isAnimated: Bool
  let completion: (() -> Void)?

  /// What the receiver presents goes, with all that was presented from it; else the receiver itself does.
  func run() {
    guard let lowest = receiver.nearestPresentation ?? receiver.nearestPresentedThrough else { return }
    let chain = lowest.chain
    if let arriving = chain.first(where: { $0.phase == .arriving }) {
      return CurrentSimulation.fault(
        "VCL-30",
        "\(receiver.modelName) was asked to dismiss \(lowest.presented.modelName) while \(arriving.presented.modelName) is still "
          + "being presented; wait for the completion of present")
    }
    guard !chain.contains(where: { $0.phase == .leaving }) else { return }
    Dismissal(lowest, isAnimated: isAnimated, completion: completion).start()
  }
}

/// The transition that takes a presented controller away, with all that is presented above it (VCL-25, 30).
@MainActor
final class Dismissal {
  private let lowest: Presentation
  /// From the lowest to the topmost.
  private let chain: [Presentation]
  private let isAnimated: Bool
  private let completion: (() -> Void)?

  /// The visible ones of the presented controllers, the topmost first.
  private let leaving: [UIViewController]

  private let coordination: ModalCoordination

  init(_ lowest: Presentation, isAnimated: Bool, completion: (() -> Void)?) {
    self.lowest = lowest
    chain = lowest.chain
    self.isAnimated = isAnimated
    self.completion = completion
    leaving = chain.reversed().map(\.presented).filter(\.appearance.isShown)
    coordination = ModalCoordination(
      from: leaving.first, to: lowest.presenter, with: Array(leaving.dropFirst()), isAnimated: isAnimated)
  }

  /// The call: who leaves is told first, who returns next. The links still hold.
  func start() {
    let returning = lowest.coversPresenter ? lowest.presenter : nil
    for presentation in chain { presentation.phase = .leaving }
    for controller in leaving { controller.begin(appearing: false, animated: isAnimated) }
    if !leaving.isEmpty { returning?.begin(appearing: true, animated: isAnimated) }
    lowest.restorePresenter()
    coordination.begin()
    lowest.updateStatusBar()
    PresentationEnd.schedule(isAnimated: isAnimated) { self.finish() }
  }

  /// The end: the links are cut, both sides are told in the order of P-6, the completion runs last.
  private func finish() {
    guard lowest.phase == .leaving else { return coordination.end() }
    let presenter = lowest.presenter
    for presentation in chain.reversed() { presentation.unlink() }
    switch CurrentSimulation.policies.dismissal {
    case .presenterAppearsFirst:
      presenter.map(arrive)
      leave()
    case .presentedDisappearsFirst:
      leave()
      presenter.map(arrive)
    }
    for presentation in chain { presentation.end() }
    coordination.end()
    completion?()
  }

  private func arrive(_ presenter: UIViewController) {
    if lowest.style.hidesPresenter, presenter.appearance == .appearing { presenter.endAppearance() }
  }

  private func leave() {
    for presentation in chain.reversed() { presentation.removePresented() }
    for controller in leaving { controller.endAppearance() }
  }
}

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
