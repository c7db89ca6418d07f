extension Simulation {
  /// The simulation that belongs to the task, or was made last; nil when none was made.
  package static var existing: Simulation? { CurrentSimulation.simulation as? Simulation }

  /// A simulation that is current only where it is bound, see ``asCurrent(_:)``: another that is current stays so.
  package static func unbound(
    device: Device, infoPlist: InfoPlist, appDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?, policies: Policies
  ) -> Simulation {
    let live = CurrentSimulation.live
    defer { CurrentSimulation.live = live }
    return Simulation(device: device, infoPlist: infoPlist, appDelegate: appDelegate(), policies: policies)
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one, whatever others run meanwhile.
  package nonisolated func asCurrent(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await CurrentSimulation.$bound.withValue(self, operation: operation)
  }
}
