import ModelCore
import PelmetTestSupport
import Testing

/// The controllers and the app's selection of one of them.
@MainActor
struct TabControllersTests {
  @Test("TAB-1: a new tab bar controller has nothing but a bar and More")
  func defaults() {
    let simulation = run(on: 26)
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    expectEqual(tabs.selectedIndex, NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.customizableViewControllers == nil)
    #expect(tabs.delegate == nil)
    #expect(!tabs.isViewLoaded)
    expectEqual(tabs.moreNavigationController.viewControllers.count, 1)
    #expect(tabs.tabBar.items == nil)
    #expect(tabs.tabBar.selectedItem == nil)
    #expect(tabs.children.isEmpty)
    #expect(simulation.faults.isEmpty)
  }

  @Test("TAB-2: the first controllers that are set select the first, and all can be rearranged")
  func firstControllers() {
    let stage = TabStage("ABC", visible: false)
    expectEqual(stage.tabs.selectedIndex, 0)
    #expect(stage.tabs.selectedViewController === stage.child(0))
    expectEqual(stage.tabs.customizableViewControllers, stage.tabs.viewControllers)
    expectEqual(stage.tabs.children, stage.tabs.viewControllers)
    #expect(stage.child(2).tabBarController === stage.tabs)
    expectEqual(stage.simulation.log.names(), ["A", "B", "C"].flatMap { ["\($0).willMove", "\($0).didMove"] })
  }

  @Test(
    "TAB-2: the selected controller stays, else the one in its place is selected, else the first",
    arguments: [true, false])
  func selectionIsKept(isVisible: Bool) {
    let stage = TabStage("ABC", visible: isVisible)
    let (a, b, c) = (stage.child(0), stage.child(1), stage.child(2))
    stage.tabs.selectedIndex = 1
    stage.tabs.viewControllers = [c, b]
    #expect(stage.tabs.selectedViewController === b)
    stage.tabs.viewControllers = [b, c]
    #expect(stage.tabs.selectedViewController === b)
    expectEqual(stage.tabs.selectedIndex, 0)
    stage.tabs.selectedIndex = 1
    stage.tabs.viewControllers = [b, a]
    #expect(stage.tabs.selectedViewController === a)
    stage.tabs.viewControllers = [c]
    #expect(stage.tabs.selectedViewController === c)
    expectEqual(stage.tabs.selectedIndex, 0)
    expectEqual(stage.tabs.children, [c])
  }

  @Test("TAB-2: without controllers nothing is selected", arguments: [true, false])
  func noControllers(isNil: Bool) {
    let stage = TabStage("AB")
    stage.tabs.viewControllers = isNil ? nil : []
    expectEqual(stage.tabs.viewControllers, isNil ? nil : [])
    expectEqual(stage.tabs.selectedIndex, NSNotFound)
    #expect(stage.tabs.selectedViewController == nil)
    #expect(stage.tabs.tabBar.selectedItem == nil)
    expectEqual(stage.appearances, ["A.wD", "A.dD"])
    stage.simulation.settle()
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-2, VCL-7: controllers that are set anew are told, and what was shown leaves after its successor was announced")
  func replacement() {
    let stage = TabStage("AB")
    stage.tabs.viewControllers = [stage.controller("C")]
    #expect(
      stage.simulation.log.names(for: [.appearance, .containment]) == [
        "A.willMove", "B.willMove", "C.willMove", "C.didMove", "C.viewWillAppear", "A.viewWillDisappear",
        "A.viewDidDisappear", "C.viewIsAppearing", "C.viewDidAppear", "A.didMove", "B.didMove",
      ])
  }

  @Test("TAB-2: replaced controllers are released")
  func replacedControllersAreReleased() {
    let stage = TabStage("ABCDEFG")
    stage.tabs.selectedIndex = 6
    stage.simulation.settle()
    weak let (first, last) = (stage.child(0), stage.child(6))
    #expect(first != nil && last != nil)
    stage.tabs.viewControllers = [stage.controller("X")]
    stage.simulation.settle()
    #expect(first == nil)
    #expect(last == nil)
  }

  @Test("TAB-1: a tab bar controller is released with its controllers, its bar and More")
  func isReleased() {
    let simulation = run(on: 26)
    weak var (tabs, child, bar, more): (UITabBarController?, UIViewController?, UITabBar?, UINavigationController?)
    do {
      let controller = UITabBarController()
      controller.viewControllers = (0..<6).map { _ in UIViewController() }
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      window.rootViewController = controller
      window.isHidden = false
      simulation.settle()
      simulation.tapTab(4, in: controller)
      simulation.settle()
      simulation.tapMoreRow(0, in: controller)
      simulation.settle()
      (tabs, child, bar, more) = (
        controller, controller.viewControllers?[0], controller.tabBar, controller.moreNavigationController
      )
      #expect(child != nil && bar != nil && more != nil)
      window.rootViewController = nil
      simulation.settle()
    }
    #expect(tabs == nil)
    #expect(child == nil)
    #expect(bar == nil)
    #expect(more == nil)
  }

  @Test("TAB-5: a selection by the app tells no delegate")
  func programmaticSelection() {
    let stage = TabStage("ABC")
    let delegate = TabDelegate()
    stage.tabs.delegate = delegate
    stage.tabs.selectedIndex = 1
    stage.tabs.selectedViewController = stage.child(2)
    expectEqual(stage.tabs.selectedIndex, 2)
    #expect(stage.tabs.tabBar.selectedItem === stage.child(2).tabBarItem)
    #expect(stage.simulation.log.names(for: [.delegate]).isEmpty)
  }

  @Test("TAB-5: an index out of range and a foreign controller are faults and change nothing")
  func impossibleSelection() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 2
    stage.tabs.selectedIndex = -1
    stage.tabs.selectedViewController = UIViewController()
    stage.tabs.selectedViewController = stage.tabs.moreNavigationController
    stage.tabs.selectedTab = UITab(title: "", image: nil, identifier: "x")
    expectEqual(stage.simulation.faults.map(\.rule), Array(repeating: .tab5, count: 5))
    expectEqual(stage.tabs.selectedIndex, 0)
    #expect(stage.appearances.isEmpty)
  }

  @Test("TAB-5: what is selected already is not shown again")
  func sameSelection() {
    let stage = TabStage("AB")
    stage.tabs.selectedIndex = 0
    stage.tabs.selectedViewController = stage.child(0)
    stage.simulation.settle()
    #expect(stage.appearances.isEmpty)
    #expect(stage.simulation.faults.isEmpty)
  }
}
