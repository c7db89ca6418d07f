/// A hand that drags the top controller off a stack (16.2). It stays where it is until ``finish()`` or ``cancel()``; further calls are ignored.
@MainActor
public final class InteractivePop {
  private let controller: UINavigationController
  private let coordinator: TransitionCoordinator
  private let simulation: Simulation

  init(_ controller: UINavigationController, _ coordinator: TransitionCoordinator, _ simulation: Simulation) {
    self.controller = controller
    self.coordinator = coordinator
    self.simulation = simulation
  }

  /// Moves the hand.
  /// - Parameter progress: 0...1.
  public func update(_ progress: Double) {
    guard coordinator.isInteractive else { return }
    coordinator.percentComplete = min(max(0, progress), 1)
  }

  /// Lets go so that the controller is popped at the end of the animation.
  public func finish() {
    letGo(cancelling: false)
  }

  /// Lets go so that the controller stays: its view slides back, and then the callbacks of VCL-22 come.
  public func cancel() {
    letGo(cancelling: true)
  }

  private func letGo(cancelling: Bool) {
    guard coordinator.isInteractive else { return }
    simulation.perform { controller.transitions.letGo(cancelling: cancelling) }
  }
}
