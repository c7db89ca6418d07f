@_exported import PelmetXCTest
@_exported import UIKit
@_exported import XCTest

/// A test case in an app with a window, as the project's own tests have it on a device.
@preconcurrency @MainActor
open class HostedTestCase: SimulationTestCase {
  /// The device that the app runs on.
  open var device: Device { .iPhone }

  open override func makeSimulation() -> Simulation { Simulation.launched(appDelegate: TestHost(), device: device) }
}

/// The same, for tests that wait: virtual time follows the clock.
@preconcurrency @MainActor
open class WaitingTestCase: HostedTestCase {
  open override func setUp() async throws {
    try await super.setUp()
    simulation.run(inRealTime: .continuous)
  }
}

private final class TestHost: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}
