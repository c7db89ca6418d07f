@_exported import PelmetXCTest
@_exported import UIKit
@_exported import XCTest

/// A test case in an app with a window, as the project's own tests have it on a device.
@preconcurrency @MainActor
open class HostedTestCase: SimulationTestCase {
  open override func makeSimulation() -> Simulation { Simulation.launched(appDelegate: TestHost()) }
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
