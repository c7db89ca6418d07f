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
