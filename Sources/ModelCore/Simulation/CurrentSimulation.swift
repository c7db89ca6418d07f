import Foundation

/// Finds the simulation that a piece of code belongs to.
enum CurrentSimulation {
  /// Bound for the duration of an operation, also in the tasks that it starts.
  @TaskLocal static var bound: Simulation?

  /// The simulation made last, which is the current one wherever none is bound.
  @MainActor private static var live: Simulation?

  /// The current simulation, nil when none was made.
  @MainActor static var simulation: Simulation? { bound ?? live }

  @MainActor static func becomeLive(_ simulation: Simulation) {
    live = simulation
  }

  /// The current simulation's device, else an iPhone. Off the main thread only a bound simulation is seen.
  static var device: Device {
    if let bound { return bound.device }
    guard Thread.isMainThread else { return .iPhone }
    return MainActor.assumeIsolated { live }?.device ?? .iPhone
  }

  /// Notes a mistake in the current simulation.
  @MainActor static func fault(_ rule: String, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }
}
