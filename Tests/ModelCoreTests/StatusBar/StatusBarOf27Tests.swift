import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// Who answers for the style of the status bar on iOS 27, and who did before.
@MainActor
@Suite struct StatusBarOf27Tests {
  private final class Tabs: UITabBarController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  private final class Stack: UINavigationController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  /// Answers itself on every version.
  private final class Deciding: UITabBarController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var childForStatusBarStyle: UIViewController? { nil }
  }

  private nonisolated static let before =
    [(Device.Release(26, 5), 26), (27, 26), (Device.Release(26, 5), 27)]
    as [(Device.Release, Device.Release)]

  private func style(
    _ os: Device.Release, sdk: Device.Release, policies: Policies = Policies(), _ root: () -> UIViewController
  ) -> UIStatusBarStyle? {
    var device = Device.iPhone
    (device.systemVersion, device.linkedSDK) = (os, sdk)
    let simulation = Simulation(device: device, policies: policies)
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    simulation.settle()
    return window.modelScreen?.statusBar.style
  }

  private func tabs(_ tabs: UITabBarController, _ controllers: UIViewController...) -> UIViewController {
    tabs.viewControllers = controllers
    return tabs
  }

  private func plainStack() -> UINavigationController { UINavigationController(rootViewController: UIViewController()) }

  @Test("STB-12, P-29: a tab bar controller with a style of its own answers before iOS 27", arguments: before)
  func ownStyle(os: Device.Release, sdk: Device.Release) {
    expectEqual(style(os, sdk: sdk) { tabs(Tabs(), plainStack()) }, .lightContent)
  }

  @Test("STB-12: on iOS 27 with its SDK the selected tab's navigation controller answers instead")
  func selectedStack() {
    expectEqual(style(27, sdk: 27) { tabs(Tabs(), plainStack()) }, .default)
    expectEqual(style(27, sdk: 27) { tabs(Tabs(), Stack(rootViewController: UIViewController())) }, .lightContent)
  }

  @Test("STB-12: a tab bar controller that names no child answers itself on every version", arguments: before + [(27, 27)])
  func deciding(os: Device.Release, sdk: Device.Release) {
    expectEqual(style(os, sdk: sdk) { tabs(Deciding(), plainStack()) }, .lightContent)
  }

  @Test("STB-12, P-29: by the documentation a tab bar controller forwards on every version", arguments: before)
  func forwards(os: Device.Release, sdk: Device.Release) {
    var policies = Policies()
    policies.tabBarStatusBar = .forwards
    expectEqual(style(os, sdk: sdk, policies: policies) { tabs(Tabs(), plainStack()) }, .default)
  }

  @Test("STB-12: an override that passes the question on is none")
  func passesOn() {
    final class Silent: UITabBarController {
      override var preferredStatusBarStyle: UIStatusBarStyle { super.preferredStatusBarStyle }
    }
    final class Asking: UITabBarController {
      override var preferredStatusBarStyle: UIStatusBarStyle { childForStatusBarStyle?.preferredStatusBarStyle ?? .default }
    }
    for controller in [Silent(), Asking()] {
      expectEqual(style(26, sdk: 26) { tabs(controller, Stack(rootViewController: UIViewController())) }, .lightContent)
    }
  }

  @Test("STB-2: the bar's style answers before iOS 27, and not on iOS 27 in apps of its SDK")
  func barStyle() {
    func stack() -> UIViewController {
      let stack = plainStack()
      stack.navigationBar.barStyle = .black
      return stack
    }
    for (os, sdk) in Self.before { #expect(style(os, sdk: sdk, stack) == .lightContent) }
    expectEqual(style(27, sdk: 27, stack), .default)
  }
}
