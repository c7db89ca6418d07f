// begin: import
import ModelCore
import PelmetXCTest
import XCTest
// end: import

// begin: class
/// Synchronous and asynchronous tests in one class. The app is launched before each.
final class NavigationTests: SimulationTestCase {
  private var analytics: [String] = []

  override func makeSimulation() -> Simulation { Simulation.launched(sceneDelegate: SceneDelegate()) }

  override func setUp() async throws {
    try await super.setUp()
    try simulation.found(HomeScreen.self).onSeen = { [weak self] in self?.analytics.append($0) }
  }

  func testAPushedScreenIsShown() throws {
    try simulation.found(UINavigationController.self).pushViewController(DetailScreen(), animated: true)
    settle()
    XCTAssertNoThrow(try simulation.found(DetailScreen.self))
  }

  func testTheLoadedTitleIsReported() async throws {
    await settle()
    XCTAssertEqual(analytics, ["Home"])
  }
}
// end: class

/// Tests of all kinds that XCTest knows, and of all isolations.
final class KindsTests: SimulationTestCase {
  func testSynchronous() { XCTAssertEqual(UIView().subviews.count, 0) }

  func testThatThrows() throws { XCTAssertEqual(UIView().subviews.count, 0) }

  func testAsynchronous() async { XCTAssertEqual(UIView().subviews.count, 0) }

  @MainActor func testWithAnAttributeOfItsOwn() { XCTAssertEqual(UIView().subviews.count, 0) }

  nonisolated func testOfNoActor() { XCTAssertEqual(Device.iPhone.idiom, .phone) }

  func testASimulationOfTheTestTakesThePlaceOfTheOther() {
    let own = Simulation(device: .iPad)
    XCTAssertTrue(simulation === own)
  }
}

/// A class that cannot have another superclass.
@preconcurrency @MainActor
final class PlainTests: XCTestCase {
  func testThatThrows() throws { XCTAssertEqual(UIView().subviews.count, 0) }

  func testAsynchronous() async throws { XCTAssertEqual(UIView().subviews.count, 0) }
}
