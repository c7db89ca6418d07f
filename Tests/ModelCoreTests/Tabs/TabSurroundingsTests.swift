import ModelCore
import PelmetTestSupport
import Testing

/// Tab bars in windows that change.
@MainActor
struct TabSurroundingsTests {
  /// A launched app whose window shows `tabs`.
  private func launch(_ tabs: UITabBarController, on device: Device) -> Simulation {
    let simulation = sceneApp(on: device)
    simulation.launchAndSettle()
    simulation.window?.rootViewController = tabs
    simulation.settle()
    simulation.log.clear()
    return simulation
  }

  private func controllers(_ names: String) -> [UIViewController] {
    names.map { name in
      let controller = UIViewController()
      controller.modelName = String(name)
      return controller
    }
  }

  @Test("TAB-3, TAB-13: a narrow window of a pad has More, and its bar at the bottom", arguments: [1, 5])
  func narrowWindow(selected: Int) throws {
    let all = controllers("ABCDEF")
    let tabs = UITabBarController()
    let simulation = launch(tabs, on: .iPad)
    tabs.viewControllers = all
    tabs.selectedIndex = selected
    simulation.settle()
    #expect(tabs.tabBar.frame.minY > 0 && tabs.tabBar.frame.maxY < 100)
    let session = try #require(simulation.scene).session
    simulation.resize(session, to: CGSize(width: 320, height: 820))
    simulation.settle()
    expectEqual(tabs.tabBar.items?.count, 5)
    expectEqual(tabs.tabBar.frame.maxY, 820)
    expectEqual(tabs.tabBar.frame.width, 320)
    #expect(tabs.selectedViewController === all[selected])
    #expect(all[5].parent === (selected == 5 ? tabs.moreNavigationController : tabs))
    simulation.resize(session, to: Device.iPad.screenSize)
    simulation.settle()
    expectEqual(tabs.tabBar.items?.count, 6)
    expectEqual(tabs.selectedIndex, selected)
    #expect(all[5].parent === tabs)
    #expect(tabs.moreNavigationController.parent == nil)
    #expect(all[selected].view.superview === tabs.view)
    #expect(simulation.faults.isEmpty)
  }

  @Test("TAB-3: the list of More gives way to the first tab where all have room")
  func listOfMore() throws {
    let tabs = UITabBarController()
    let simulation = launch(tabs, on: .iPad)
    tabs.viewControllers = controllers("ABCDEF")
    let session = try #require(simulation.scene).session
    simulation.resize(session, to: CGSize(width: 320, height: 820))
    simulation.settle()
    simulation.tapTab(4, in: tabs)
    simulation.settle()
    simulation.resize(session, to: Device.iPad.screenSize)
    simulation.settle()
    expectEqual(tabs.selectedIndex, 0)
    #expect(simulation.faults.isEmpty)
  }

  @Test("NAV-14, APP-13: a phone that is turned has a low bar with the titles beside the images")
  func rotation() {
    let tabs = UITabBarController()
    let simulation = launch(tabs, on: .iPhone)
    tabs.viewControllers = controllers("AB")
    simulation.settle()
    let appearance = UITabBarAppearance()
    expectEqual(appearance.itemAppearance(for: tabs.tabBar.traitCollection).style, .stacked)
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    expectEqual(tabs.tabBar.frame, CGRect(x: 0, y: 358, width: 844, height: 32))
    expectEqual(appearance.itemAppearance(for: tabs.tabBar.traitCollection).style, .compactInline)
  }

  @Test("LCH-14, VCL-5: a tab bar controller at launch shows the selected controller alone")
  func launchOrder() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.log.clear()
    let tabs = UITabBarController()
    tabs.modelName = "T"
    tabs.viewControllers = controllers("AB")
    simulation.window?.rootViewController = tabs
    simulation.settle()
    #expect(
      simulation.log.names(for: [.appearance]).filter { !$0.hasPrefix("root") } == [
        "T.viewWillAppear", "A.viewWillAppear", "T.viewIsAppearing", "A.viewIsAppearing", "T.viewDidAppear", "A.viewDidAppear",
      ])
  }
}
