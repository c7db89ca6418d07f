@available(iOS 16, macCatalyst 16, *)
extension Simulation {
  /// The steps in which virtual time follows the real one: frames of a screen.
  private static var frame: Duration { .seconds(1) / 60 }

  /// Lets virtual time pass with a real clock, so that a test that sleeps or waits sees transitions end as on a device.
  ///
  /// The main actor must be free meanwhile: in `try await Task.sleep(…)`, `await fulfillment(of:)` or `wait(for:timeout:)`.
  ///
  /// ```swift
  /// let realTime = simulation.run(inRealTime: .continuous)
  /// defer { realTime.cancel() }
  /// navigation.pushViewController(Detail(), animated: true)
  /// try await Task.sleep(for: .seconds(0.5))
  /// ```
  ///
  /// Virtual time advances sixty times a second. A call such as `settle()` moves it on as always; from there it follows the clock again.
  /// It stops when the returned task is cancelled, when `run` is called again, and when the same task makes another simulation.
  /// - Parameter clock: `.continuous`, or a clock of the test's own, which can be faster.
  @discardableResult
  public func run<RealClock: Clock>(inRealTime clock: RealClock) -> Task<Void, Never> where RealClock.Duration == Duration {
    endRealTime()
    let start = clock.now
    let run = Task { [weak self] in
      var last = start
      while !Task.isCancelled {
        // It throws only when the task is cancelled.
        do { try await clock.sleep(until: last.advanced(by: Self.frame), tolerance: nil) } catch { return }
        guard let self, !Task.isCancelled else { return }
        let now = clock.now
        follow(last.duration(to: now))
        last = now
      }
    }
    realTime = run
    return run
  }

  /// Advances the time without becoming the current simulation: another test may run meanwhile. It stops if the app never comes to rest.
  private func follow(_ real: Duration) {
    let (seconds, attoseconds) = real.components
    asCurrent {
      guard !clock.advance(to: clock.now + max(0, Double(seconds) + Double(attoseconds) * 1e-18)) else { return }
      recordEndlessTurns()
      endRealTime()
    }
  }
}

extension Simulation {
  /// Stops virtual time from following a real clock, if it does. For the end of a test.
  package func endRealTime() {
    realTime?.cancel()
    realTime = nil
  }

  /// Ends the simulation with its test: it follows no clock, and is the current one no longer.
  package func retire() {
    endRealTime()
    if CurrentSimulation.live === self { CurrentSimulation.makeLive(nil) }
  }
}

extension CurrentSimulation {
  /// Makes a simulation whose time follows the clock, if there is none. For a window that is shown in a test that makes no simulation, as one
  /// that was written for a device: it waits with expectations, and sees appearances, transitions and animations end as there.
  @MainActor static func makeIfMissing() {
    guard simulation == nil, #available(iOS 16, macCatalyst 16, *) else { return }
    Simulation().run(inRealTime: .continuous)
  }
}
