/// Finds the simulation that a piece of code belongs to.
enum CurrentSimulation {
  /// Bound for the duration of an operation, also in the tasks that it starts.
  @TaskLocal static var bound: Simulation?

  /// The simulation made last, which is the current one wherever none is bound.
  static let live = LiveSimulation()

  /// The current simulation, nil when none was made.
  static var simulation: Simulation? { bound ?? live.simulation }

  /// The current simulation's device, else an iPhone.
  static var device: Device { simulation?.device ?? .iPhone }

  /// Notes a mistake in the current simulation.
  @MainActor static func fault(_ rule: String, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }
}
