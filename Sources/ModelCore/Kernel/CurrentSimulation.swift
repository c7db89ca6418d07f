/// Finds the simulation that a piece of code belongs to.
enum CurrentSimulation {
  /// Bound for the duration of an operation, also in the tasks that it starts.
  @TaskLocal static var bound: Simulation?

  /// The simulation made last, which is the current one wherever none is bound. Never one before iOS 16, which has UIKit itself.
  static var live: Simulation? {
    get {
      guard #available(iOS 16, macCatalyst 16, *) else { return nil }
      return LiveSimulation.shared.simulation
    }
    set {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      LiveSimulation.shared.simulation = newValue
    }
  }

  /// The current simulation, nil when none was made.
  static var simulation: Simulation? { bound ?? live }

  /// The current simulation's device, else an iPhone.
  static var device: Device { simulation?.device ?? .iPhone }

  /// The current simulation's policies, else the defaults.
  static var policies: Policies { simulation?.policies ?? Policies() }

  /// Notes a mistake in the current simulation.
  @MainActor static func fault(_ rule: String, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }
}
