public import XCTest

#if MODELCORE
  public import ModelCore
#else
  internal import Foundation
#endif

/// A test case whose methods run on the main actor, each with a simulation of its own.
///
/// On Linux a class that is only `@MainActor` ends the run before its first test if it has synchronous tests: XCTest takes these for functions
/// without an actor. The methods of this class and of its subclasses are `@preconcurrency`, which lets XCTest do so. A subclass that repeats
/// `@MainActor` repeats `@preconcurrency`, too.
///
/// ```swift
/// final class OrderTests: SimulationTestCase {
///   override func makeSimulation() -> Simulation { Simulation.launched(sceneDelegate: OrderScene()) }
///
///   func testTheListIsShown() throws {
///     XCTAssertEqual(try simulation.found(OrderList.self).title, "Orders")
///   }
/// }
/// ```
///
/// Where UIKit exists, it is a test case on the main actor with `settle()`, and nothing else.
@preconcurrency @MainActor
open class SimulationTestCase: XCTestCase {
  #if MODELCORE
    private var made: Simulation?

    /// The simulation of the running test: the one that ``makeSimulation()`` made, or that the test has made since.
    public var simulation: Simulation {
      guard let made else {
        let simulation = makeSimulation()
        made = simulation
        return simulation
      }
      return Simulation.existing ?? made
    }

    /// Makes the simulation of a test before `setUp()` and `setUpWithError()`. Override it to choose the device or to launch the app.
    open func makeSimulation() -> Simulation { Simulation() }

    /// Fails the test for a fault of its simulation, unless the test tolerates the rule by `Simulation.toleratedRules`. Override it
    /// for tests that expect faults.
    open func report(_ fault: ModelFault) { XCTFail("\(fault.rule): \(fault.message)") }

    /// Makes the simulation. A subclass that overrides it calls `super` first.
    open override func setUp() async throws { _ = simulation }

    /// Reports the faults of the simulation. A subclass that overrides it calls `super` last.
    open override func tearDown() async throws {
      if made != nil {
        let ended = simulation
        ended.retire()
        ended.faults.forEach(report)
      }
      made = nil
    }

    /// Advances the time until no work is left, except for gestures in progress.
    public func settle() { simulation.settle() }

    /// Advances the time until no work is left, and lets the app's tasks run in between.
    public func settle() async { await simulation.settle() }
  #else
    /// Lets the run loop run for half a second, longer than UIKit's transitions take.
    public func settle() { RunLoop.main.run(until: Date(timeIntervalSinceNow: 0.5)) }

    /// Waits for half a second, longer than UIKit's transitions take.
    public func settle() async { try? await Task.sleep(nanoseconds: 500_000_000) }
  #endif
}
