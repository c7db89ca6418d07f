import ModelCore
import PelmetXCTest
import XCTest

/// Tests that wait for transitions.
final class WaitingTests: SimulationTestCase {
  private var run: Task<Void, Never>?

  override func makeSimulation() -> Simulation { Simulation.launched(sceneDelegate: SceneDelegate()) }

  /// Real time ends with the test.
  override func tearDown() async throws {
    try await super.tearDown()
    XCTAssertNotEqual(run?.isCancelled, false)
  }

  // begin: wait
  func testASynchronousTestWaitsForACompletion() throws {
    simulation.run(inRealTime: JumpingClock())
    let presented = expectation(description: "presented")
    try simulation.found(HomeScreen.self).present(DetailScreen(), animated: true) { presented.fulfill() }
    wait(for: [presented], timeout: 10)
    XCTAssertGreaterThanOrEqual(simulation.now, 0.35)
  }
  // end: wait

  func testAnAsynchronousTestWaitsForACompletion() async throws {
    simulation.run(inRealTime: JumpingClock())
    let presented = expectation(description: "presented")
    try simulation.found(HomeScreen.self).present(DetailScreen(), animated: true) { presented.fulfill() }
    await fulfillment(of: [presented], timeout: 10)
    XCTAssertGreaterThanOrEqual(simulation.now, 0.35)
  }

  func testATestThatSleepsSeesTheEnd() async throws {
    let clock = JumpingClock()
    run = simulation.run(inRealTime: clock)
    let navigation = try simulation.found(UINavigationController.self)
    navigation.pushViewController(DetailScreen(), animated: true)
    while navigation.transitionCoordinator != nil { try await clock.sleep(until: clock.now, tolerance: nil) }
    XCTAssertEqual(simulation.log.names(for: [.appearance]).last, "DetailScreen.viewDidAppear")
  }

  func testALeakIsAnError() throws {
    XCTAssertThrowsError(
      try simulation.expectDeallocated {
        let detail = DetailScreen()
        detail.onClose = { detail.title = "" }
        return detail
      }
    ) { error in
      XCTAssertTrue("\(error)".contains("such as DetailScreen.onClose"), "\(error)")
    }
    try simulation.expectDeallocated { DetailScreen() }
  }
}

/// A fault fails its test, unless the class takes it.
final class FaultTests: SimulationTestCase {
  private var faults: [ModelFault] = []

  override func report(_ fault: ModelFault) { faults.append(fault) }

  override func tearDown() async throws {
    try await super.tearDown()
    XCTAssertEqual(faults.map(\.rule), [.vcl3])
  }

  func testAFaultIsReported() {
    final class Empty: UIViewController { override func loadView() {} }
    Empty().loadViewIfNeeded()
  }
}
