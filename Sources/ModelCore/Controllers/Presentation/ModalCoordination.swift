/// Lets the controllers on both sides of a presentation's transition hand out its coordinator (VCL-14).
@MainActor
struct ModalCoordination {
  private let coordinator: TransitionCoordinator
  private let controllers: [UIViewController]

  /// Controllers in the midst of a transition of their own keep its coordinator.
  /// - Parameter others: Those that leave together with `from`.
  init(from: UIViewController?, to: UIViewController?, with others: [UIViewController] = [], isAnimated: Bool) {
    coordinator = TransitionCoordinator(isAnimated: isAnimated)
    coordinator.prepare(from: from, to: to)
    controllers = ([from, to].compactMap { $0 } + others).filter { $0.conductedTransition == nil }
    for controller in self.controllers { controller.conductedTransition = coordinator }
  }

  /// To be called when all have been told of the beginning.
  func begin() {
    coordinator.beginAnimation()
  }

  /// To be called after the last callback.
  func end() {
    for controller in controllers where controller.conductedTransition === coordinator { controller.conductedTransition = nil }
    coordinator.end()
  }
}
