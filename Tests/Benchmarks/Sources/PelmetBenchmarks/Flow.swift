import ModelCore

/// Something that an app does again and again, in a simulation of its own.
@MainActor
struct Flow {
  let simulation: Simulation
  /// Does it once, and comes to rest.
  let run: () -> Void

  init(_ simulation: Simulation, run: @escaping () -> Void) {
    self.simulation = simulation
    self.run = run
  }

  /// - Returns: The processor's time for all, and how many callbacks came.
  func measure(times: Int) -> (seconds: Double, callbacks: Int) {
    var callbacks = 0
    let time = ProcessorTime.measure {
      for _ in 0..<times {
        run()
        callbacks += simulation.log.events.count
        simulation.log.clear()
      }
    }
    return (time, callbacks)
  }
}
