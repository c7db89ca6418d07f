/// The time that a presentation or dismissal takes: animated ones have a duration, others end after the next layout.
@MainActor
final class ModalTransition {
  private let isAnimated: Bool
  private var calls: [() -> Void] = []

  /// Begins the transition. Until its end, the presentations know it.
  init(of presentations: [Presentation], isAnimated: Bool) {
    self.isAnimated = isAnimated
    for presentation in presentations { presentation.transition = self }
  }

  /// Makes a call when the transition is over, after its completion (VCL-32, VCL-34, VCL-35).
  func afterwards(_ call: @escaping () -> Void) { calls.append(call) }

  /// Schedules the end, after which the calls are made that waited for it.
  func end(_ finish: @escaping () -> Void) {
    let end = { self.conclude(finish) }
    guard let clock = CurrentSimulation.simulation?.clock else { return end() }
    if isAnimated {
      clock.after(ModelClock.transitionDuration, end)
    } else {
      clock.afterLayout(end)
    }
  }

  /// Lets the app's animator begin after the next layout, and end the transition (TRN-2).
  /// - Parameter finish: Given whether the transition completed.
  func end(_ context: TransitionContext, _ finish: @escaping (_ isCompleted: Bool) -> Void) {
    let run = { context.run { isCompleted in self.conclude { finish(isCompleted) } } }
    guard let clock = CurrentSimulation.simulation?.clock else { return run() }
    clock.afterLayout(run)
  }

  private func conclude(_ finish: () -> Void) {
    finish()
    let due = calls
    calls = []
    for call in due { call() }
  }
}

/// Gives the controllers on both sides of a presentation's transition its coordinator (VCL-14).
@MainActor
struct ModalCoordination {
  let coordinator: TransitionCoordinator
  private let controllers: [UIViewController]

  /// Controllers that are in a transition of their own keep its coordinator.
  /// - Parameter others: The controllers that leave together with `from`.
  init(from: UIViewController?, to: UIViewController?, with others: [UIViewController] = [], isAnimated: Bool) {
    coordinator = TransitionCoordinator(isAnimated: isAnimated)
    coordinator.prepare(from: from, to: to)
    if isAnimated { coordinator.joinTransactions() }
    var idle: [UIViewController] = []
    if let from, from.conductedTransition == nil { idle.append(from) }
    if let to, to.conductedTransition == nil { idle.append(to) }
    for other in others where other.conductedTransition == nil { idle.append(other) }
    controllers = idle
    for controller in idle { controller.conductedTransition = coordinator }
  }

  /// Call it when all controllers have been told of the beginning.
  func begin() {
    coordinator.beginAnimation()
  }

  /// Call it after the last callback.
  func end() {
    for controller in controllers where controller.conductedTransition === coordinator { controller.conductedTransition = nil }
    coordinator.end()
  }
}
