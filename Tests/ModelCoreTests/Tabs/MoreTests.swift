import ModelCore
import PelmetTestSupport
import Testing

/// TAB-3: controllers for which a compact bar has no room.
@MainActor
struct MoreTests {
  @Test(
    "TAB-3: up to five controllers have a place; of more the first four and More",
    arguments: [("ABCDE", 5, false), ("ABCDEF", 5, true), ("ABCDEFGH", 5, true), ("A", 1, false)])
  func room(names: String, count: Int, hasMore: Bool) {
    let stage = TabStage(names)
    let items = stage.tabs.tabBar.items ?? []
    expectEqual(items.count, count)
    expectEqual(items.last === stage.tabs.moreNavigationController.tabBarItem, hasMore)
    expectEqual(stage.tabs.viewControllers?.count, names.count)
    #expect(stage.tabs.viewControllers?.contains(stage.tabs.moreNavigationController) == false)
    expectEqual(stage.tabs.children.contains(stage.tabs.moreNavigationController), hasMore)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-3: a pad has room for all, unless its window is narrow")
  func pad() {
    let stage = TabStage("ABCDEF", device: .iPad)
    expectEqual(stage.tabs.tabBar.items?.count, 6)
    stage.tabs.selectedIndex = 5
    #expect(stage.tabs.selectedViewController === stage.child(5))
    #expect(stage.child(5).parent === stage.tabs)
  }

  @Test("TAB-3: More is selected through selectedViewController, and has no index")
  func programmaticMore() {
    let stage = TabStage("ABCDEF")
    let more = stage.tabs.moreNavigationController
    stage.tabs.selectedViewController = more
    #expect(stage.tabs.selectedViewController === more)
    expectEqual(stage.tabs.selectedIndex, NSNotFound)
    #expect(stage.tabs.tabBar.selectedItem === more.tabBarItem)
    #expect(
      stage.appearances.prefix(3) == [
        "UINavigationController.loadView", "UINavigationController.didLoad", "UINavigationController.wA",
      ])
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-3, TAB-4: a tap on More asks and tells the delegate of the navigation controller")
  func tapMore() {
    let stage = TabStage("ABCDEF")
    let delegate = TabDelegate()
    stage.tabs.delegate = delegate
    stage.tabs.moreNavigationController.modelName = "More"
    stage.simulation.tapTab(4, in: stage.tabs)
    stage.simulation.settle()
    let told = stage.simulation.log.events.filter { $0.subject == "D" }.map(\.description)
    expectEqual(told, ["D.shouldSelect(More)", "D.didSelect(More)"])
    expectEqual(delegate.selectedAtDid, [NSNotFound])
  }

  @Test("TAB-3: a row of More pushes its controller, which then has its index again; the delegate is not told")
  func row() {
    let stage = TabStage("ABCDEF")
    let delegate = TabDelegate()
    let f = stage.child(5)
    stage.simulation.tapTab(4, in: stage.tabs)
    stage.simulation.settle()
    stage.tabs.delegate = delegate
    stage.simulation.tapMoreRow(1, in: stage.tabs)
    #expect(stage.tabs.moreNavigationController.viewControllers.last === f)
    #expect(f.navigationController === stage.tabs.moreNavigationController)
    #expect(f.tabBarController === stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 5)
    #expect(stage.tabs.selectedViewController === f)
    stage.simulation.settle()
    expectEqual(stage.appearances.suffix(1), ["F.dA"])
    #expect(stage.simulation.log.names(for: [.delegate]).isEmpty)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-3, TAB-4: a tap on More while it shows a controller goes back to the list, and the controller stays a child")
  func backToList() {
    let stage = TabStage("ABCDEF")
    let f = stage.child(5)
    stage.tabs.selectedIndex = 5
    stage.simulation.settle()
    #expect(stage.tabs.selectedViewController === f)
    stage.simulation.tapTab(4, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(stage.tabs.selectedIndex, NSNotFound)
    #expect(stage.tabs.selectedViewController === stage.tabs.moreNavigationController)
    #expect(f.parent === stage.tabs)
    #expect(f.tabBarController === stage.tabs)
    stage.simulation.tapMoreRow(1, in: stage.tabs)
    stage.simulation.settle()
    expectEqual(stage.tabs.selectedIndex, 5)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-3: rows can be tapped only while they are there and shown")
  func missingRow() {
    let stage = TabStage("ABCDEF")
    stage.simulation.tapMoreRow(0, in: stage.tabs)
    expectEqual(stage.tabs.selectedIndex, 0)
    #expect(stage.simulation.faults.isEmpty)
    stage.simulation.tapMoreRow(2, in: stage.tabs)
    expectEqual(stage.simulation.faults.map(\.rule), [.simulation])
  }

  @Test("TAB-2, TAB-3: what is selected stays so when it gets a place in the bar or loses it", arguments: [true, false])
  func selectionFollowsRoom(isVisible: Bool) {
    let stage = TabStage("ABCDEF", visible: isVisible)
    let all = stage.tabs.viewControllers ?? []
    stage.tabs.selectedIndex = 5
    stage.simulation.settle()
    let f = all[5]
    stage.tabs.viewControllers = [f] + all.prefix(5)
    stage.simulation.settle()
    #expect(stage.tabs.selectedViewController === f)
    expectEqual(stage.tabs.selectedIndex, 0)
    #expect(f.parent === stage.tabs)
    stage.tabs.viewControllers = [all[0], all[1], f]
    stage.simulation.settle()
    expectEqual(stage.tabs.selectedIndex, 2)
    #expect(stage.tabs.moreNavigationController.parent == nil)
    stage.tabs.viewControllers = all
    stage.simulation.settle()
    #expect(stage.tabs.selectedViewController === f)
    expectEqual(stage.tabs.selectedIndex, 5)
    #expect(f.parent === stage.tabs.moreNavigationController)
    #expect(stage.simulation.faults.isEmpty)
    if isVisible { #expect(stage.appearances.last == "F.dA") }
  }

  @Test("TAB-3: a controller that is replaced while More shows it leaves More")
  func replacedBehindMore() {
    let stage = TabStage("ABCDEF")
    stage.tabs.selectedIndex = 5
    stage.simulation.settle()
    stage.tabs.viewControllers = (stage.tabs.viewControllers ?? []).dropLast() + [stage.controller("X")]
    stage.simulation.settle()
    expectEqual(stage.tabs.selectedIndex, NSNotFound)
    expectEqual(stage.tabs.moreNavigationController.viewControllers.count, 1)
    #expect(stage.simulation.faults.isEmpty)
  }
}
