import ModelCore
import PelmetXCTest

/// The superclass of the tests.
typealias XCTestCase = WaitingTestCase

/// Tests that wait for transitions: virtual time follows the clock.
class WaitingTestCase: SimulationTestCase {
  override func setUp() async throws {
    try await super.setUp()
    simulation.run(inRealTime: .continuous)
    // UIKit complains in the console of its presentation over another one, and the test goes on.
    if name.hasSuffix("testSplitCoordinator") { simulation.toleratedRules = [.vcl30] }
  }
}
