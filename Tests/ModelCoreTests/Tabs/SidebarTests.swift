import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// SDB-1: the sidebar of an iPhone.
@MainActor
struct SidebarTests {
  /// Notes what it is told.
  private final class SidebarDelegate: UIResponder, UITabBarController.Sidebar.Delegate {
    var told: [Bool] = []

    func tabBarController(
      _ tabBarController: UITabBarController, sidebarAvailabilityDidChange sidebar: UITabBarController.Sidebar
    ) {
      told.append(sidebar.isAvailable)
    }
  }

  private final class SilentDelegate: UIResponder, UITabBarController.Sidebar.Delegate {}

  private static func phone(_ width: CGFloat, _ height: CGFloat) -> Device {
    var device = Device.iPhone
    device.screenSize = CGSize(width: width, height: height)
    return device
  }

  /// - Parameter configure: Runs before the window is shown.
  private func stage(
    _ device: Device, on version: Device.Release = 27, configure: (UITabBarController) -> Void = { _ in }
  ) -> TabStage {
    let stage = TabStage("", on: version, device: device, visible: false)
    stage.tabs.tabs = ["a", "b"].map { UITab(title: $0, image: nil, identifier: $0) { _ in UIViewController() } }
    stage.tabs.mode = .tabSidebar
    stage.tabs.sidebar.preferredPlacement = .sidebar
    configure(stage.tabs)
    stage.window.isHidden = false
    stage.simulation.settle()
    return stage
  }

  @Test("SDB-1: it needs iOS 27, its mode, its placement and regular width")
  func conditions() {
    let wide = Self.phone(956, 440)
    #expect(isAvailable(wide))
    #expect(!isAvailable(wide, on: 26))
    #expect(!isAvailable(wide) { $0.mode = .tabBar })
    #expect(!isAvailable(wide) { $0.mode = .automatic })
    #expect(!isAvailable(wide) { $0.sidebar.preferredPlacement = .automatic })
    #expect(!isAvailable(wide) { $0.sidebar.preferredPlacement = .tabBar })
    #expect(!isAvailable(Self.phone(440, 956)))
    #expect(!isAvailable(Self.phone(844, 390)))
  }

  private func isAvailable(
    _ device: Device, on version: Device.Release = 27, configure: (UITabBarController) -> Void = { _ in }
  ) -> Bool {
    let stage = stage(device, on: version, configure: configure)
    return withExtendedLifetime(stage) { stage.tabs.sidebar.isAvailable }
  }

  @Test("SDB-1, TAB-13: groups give the automatic mode a sidebar")
  func groups() {
    let stage = stage(Self.phone(956, 440)) { tabs in
      tabs.mode = .automatic
      let child = UITab(title: "c", image: nil, identifier: "c")
      tabs.tabs += [UITabGroup(title: "g", image: nil, identifier: "g", children: [child])]
    }
    #expect(stage.tabs.sidebar.isAvailable)
  }

  @Test(
    "SDB-1: it takes the tab bar's place; narrower than 905 points it collapses, and there is no tab bar either",
    arguments: [(956, true), (905, true), (896, false)] as [(CGFloat, Bool)])
  func collapse(width: CGFloat, isShown: Bool) throws {
    let stage = stage(Self.phone(width, 414))
    #expect(stage.tabs.sidebar.isAvailable)
    expectEqual(stage.tabs.sidebar.modelIsShown, isShown)
    #expect(stage.window.modelScreen?.tabBar == nil)
    stage.simulation.tapTab(1, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 0)
    stage.tabs.sidebar.preferredPlacement = .tabBar
    stage.simulation.settle()
    #expect(!stage.tabs.sidebar.modelIsShown)
    #expect(stage.window.modelScreen?.tabBar != nil)
  }

  @Test("SDB-1: on a pad the placement has no effect", arguments: UITabBarController.Sidebar.Placement.allValues)
  func pad(placement: UITabBarController.Sidebar.Placement) throws {
    let stage = stage(.iPad) { $0.sidebar.preferredPlacement = placement }
    #expect(stage.tabs.sidebar.isAvailable)
    #expect(stage.window.modelScreen?.tabBar != nil)
  }

  @Test("SDB-1: the sidebar's delegate is told once of each change")
  func delegate() throws {
    let delegate = SidebarDelegate()
    let stage = stage(Self.phone(956, 440)) { $0.sidebar.delegate = delegate }
    expectEqual(delegate.told, [true])
    stage.tabs.mode = .tabBar
    stage.tabs.sidebar.preferredLayout = .tile
    stage.simulation.settle()
    stage.tabs.view.setNeedsLayout()
    stage.simulation.settle()
    expectEqual(delegate.told, [true, false])
    stage.tabs.mode = .tabSidebar
    stage.tabs.mode = .tabBar
    stage.simulation.settle()
    expectEqual(delegate.told, [true, false])
  }

  @Test("SDB-1: a rotation that makes the width regular brings the sidebar")
  func rotation() throws {
    let tabs = UITabBarController()
    let simulation = sceneApp(on: Self.phone(440, 956), version: 27)
    let (delegate, silent) = (SidebarDelegate(), SilentDelegate())
    simulation.launchAndSettle()
    tabs.tabs = [UITab(title: "a", image: nil, identifier: "a") { _ in UIViewController() }]
    tabs.mode = .tabSidebar
    tabs.sidebar.preferredPlacement = .sidebar
    tabs.sidebar.delegate = delegate
    simulation.window?.rootViewController = tabs
    simulation.settle()
    #expect(delegate.told.isEmpty)
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    expectEqual(delegate.told, [true])
    #expect(tabs.sidebar.modelIsShown)
    tabs.sidebar.delegate = silent
    simulation.rotate(to: .portrait)
    simulation.settle()
    #expect(simulation.screen?.tabBar != nil)
    #expect(simulation.faults.isEmpty)
  }
}

extension UITabBarController.Sidebar.Placement {
  fileprivate static let allValues: [Self] = [.automatic, .sidebar, .tabBar]
}
