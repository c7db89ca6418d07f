import ModelCore
import PelmetXCTest

/// The superclass of the tests, which wait for transitions: virtual time follows the clock.
class WaitingTestCase: SimulationTestCase {
  override func setUp() async throws {
    try await super.setUp()
    simulation.run(inRealTime: .continuous)
  }
}
