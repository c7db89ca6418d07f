import ModelCore
import PelmetTestSupport
import Testing

/// TAB-13: tabs in place of controllers.
@MainActor
struct TabTests {
  private func tab(_ identifier: String) -> UITab {
    UITab(title: identifier.uppercased(), image: nil, identifier: identifier) { tab in
      let controller = UIViewController()
      controller.modelName = tab.identifier.uppercased()
      return controller
    }
  }

  /// Shows the tabs on the screen.
  private func show(
    _ tabs: [UITab], on version: Device.Release = 26, device: Device = .iPhone
  ) -> (stage: TabStage, tabs: UITabBarController) {
    let stage = TabStage("", on: version, device: device)
    stage.tabs.tabs = tabs
    stage.simulation.settle()
    return (stage, stage.tabs)
  }

  @Test("TAB-13: without tabs there are none")
  func defaults() {
    let stage = TabStage("A")
    #expect(stage.tabs.tabs.isEmpty)
    #expect(stage.tabs.selectedTab == nil)
    expectEqual(stage.tabs.mode, .automatic)
    #expect(!stage.tabs.isTabBarHidden)
    #expect(stage.tabs.compactTabIdentifiers == nil)
    expectEqual(stage.tabs.tabBarMinimizeBehavior, .automatic)
    #expect(stage.tabs.bottomAccessory == nil)
    #expect(stage.tabs.prominentTabIdentifier == nil)
    #expect(stage.child(0).tab == nil)
  }

  @Test("TAB-13: a tab makes its controller when it is first shown, and the bar shows the tab")
  func provider() {
    let (stage, tabs) = show([tab("a"), tab("b")])
    expectEqual(tabs.selectedTab?.identifier, "a")
    expectEqual(tabs.tabBar.items?.map(\.title), ["A", "B"])
    expectEqual(tabs.children.map(\.modelName), ["A"])
    tabs.selectedTab = tabs.tabs[1]
    expectEqual(tabs.children.map(\.modelName), ["A", "B"])
    #expect(tabs.selectedViewController?.tab === tabs.tabs[1])
    #expect(tabs.tabs[1].viewController === tabs.selectedViewController)
    #expect(tabs.tabs[1].tabBarController === tabs)
    stage.simulation.settle()
    expectEqual(stage.appearances.suffix(7), ["B.loadView", "B.didLoad", "B.wA", "A.wD", "B.iA", "B.dA", "A.dD"])
    tabs.tabs[1].badgeValue = "3"
    expectEqual(tabs.tabBar.selectedItem?.badgeValue, "3")
  }

  @Test("TAB-4, TAB-13: the delegate is asked and told of tabs")
  func delegate() {
    let (stage, tabs) = show([tab("a"), tab("b")])
    let delegate = TabDelegate()
    tabs.delegate = delegate
    stage.simulation.log.clear()
    stage.simulation.tapTab(1, in: tabs)
    stage.simulation.tapTab(1, in: tabs)
    delegate.allows = false
    stage.simulation.tapTab(0, in: tabs)
    #expect(
      stage.simulation.log.events.filter { $0.kind == .delegate }.map(\.description) == [
        "D.shouldSelectTab(b)", "D.didSelectTab(b, previousTab: a)", "D.shouldSelectTab(b)", "D.didSelectTab(b, previousTab: b)",
        "D.shouldSelectTab(a)",
      ])
    expectEqual(tabs.selectedTab?.identifier, "b")
  }

  @Test("TAB-5: selecting a tab tells no delegate, and a foreign tab is a fault")
  func programmatic() {
    let (stage, tabs) = show([tab("a"), tab("b")])
    let delegate = TabDelegate()
    tabs.delegate = delegate
    tabs.selectedTab = tabs.tab(forIdentifier: "b")
    #expect(stage.simulation.log.names(for: [.delegate]).isEmpty)
    tabs.selectedTab = tab("b")
    tabs.selectedTab = nil
    expectEqual(stage.simulation.faults.map(\.rule), [.tab5, .tab5])
    expectEqual(tabs.selectedTab?.identifier, "b")
  }

  @Test("TAB-13: once tabs are set, viewControllers are not used")
  func viewControllersAreUnused() {
    let (stage, tabs) = show([tab("a")])
    #expect(tabs.viewControllers == nil)
    tabs.viewControllers = [UIViewController()]
    expectEqual(stage.simulation.faults.map(\.rule), [.tab13])
    expectEqual(tabs.selectedTab?.identifier, "a")
  }

  @Test("TAB-13: tabs take the place of controllers")
  func tabsReplaceControllers() {
    let stage = TabStage("AB")
    weak let old = stage.child(0)
    stage.tabs.setTabs([tab("x")], animated: true)
    stage.simulation.settle()
    #expect(old == nil)
    expectEqual(stage.tabs.selectedViewController?.modelName, "X")
    expectEqual(stage.tabs.children.count, 1)
  }

  @Test("TAB-13: the selected tab stays when tabs are set, and others are released")
  func selectionIsKept() {
    let (stage, tabs) = show([tab("a"), tab("b"), tab("c")])
    let b = tabs.tabs[1]
    tabs.selectedTab = b
    weak let a = tabs.tabs[0]
    tabs.tabs = [tabs.tabs[2], b]
    stage.simulation.settle()
    stage.simulation.log.clear()
    #expect(tabs.selectedTab === b)
    #expect(a == nil)
  }

  @Test("TAB-13: automatic mode is a sidebar if there is any group", arguments: [true, false])
  func mode(hasGroup: Bool) {
    let (_, tabs) = show([
      tab("a"), hasGroup ? UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("b")]) : tab("b"),
    ])
    expectEqual(tabs.modelMode, hasGroup ? .tabSidebar : .tabBar)
    tabs.mode = .tabBar
    expectEqual(tabs.modelMode, .tabBar)
  }

  @Test("TAB-13: a group shows the child that was selected last, else the default, else the first")
  func group() {
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x"), tab("y"), tab("z")])
    let (stage, tabs) = show([tab("a"), group])
    stage.simulation.tapTab(1, in: tabs)
    expectEqual(tabs.selectedTab?.identifier, "x")
    expectEqual(tabs.tabBar.selectedItem?.title, "G")
    group.selectedChild = group.children[2]
    expectEqual(tabs.selectedTab?.identifier, "z")
    stage.simulation.tapTab(0, in: tabs)
    stage.simulation.tapTab(1, in: tabs)
    expectEqual(tabs.selectedTab?.identifier, "z")
    expectEqual(tabs.selectedIndex, 1)
    #expect(tabs.tab(forIdentifier: "y")?.tabBarController === tabs)
    let other = UITabGroup(title: "H", image: nil, identifier: "h", children: [tab("u"), tab("v")])
    other.defaultChildIdentifier = "v"
    tabs.tabs = [other]
    expectEqual(tabs.selectedTab?.identifier, "v")
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-13: a group with a controller of its own shows that in the bar")
  func groupWithController() {
    let group = UITabGroup(title: "G", image: nil, identifier: "g", children: [tab("x")]) { _ in UIViewController() }
    let (_, tabs) = show([group])
    #expect(tabs.selectedTab === group)
    #expect(group.viewController === tabs.selectedViewController)
  }

  @Test("TAB-13: a tab at the top level needs a controller")
  func noController() {
    let (stage, _) = show([UITab(title: "", image: nil, identifier: "empty")])
    expectEqual(stage.simulation.faults.map(\.rule), [.tab13])
  }

  @Test("TAB-3, TAB-13: a compact bar shows the chosen tabs, and has More for others")
  func compactTabs() {
    let (stage, tabs) = show("abcdefg".map { tab(String($0)) })
    expectEqual(tabs.tabBar.items?.count, 5)
    tabs.selectedTab = tabs.tabs[6]
    stage.simulation.settle()
    expectEqual(tabs.selectedTab?.identifier, "g")
    #expect(tabs.selectedViewController?.navigationController === tabs.moreNavigationController)
    tabs.compactTabIdentifiers = ["a", "g"]
    stage.simulation.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), ["A", "G"])
    expectEqual(tabs.selectedTab?.identifier, "g")
    #expect(tabs.selectedViewController?.parent === tabs)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-13: the prominent tab is the named one, else a search tab that activates itself")
  func prominentTab() {
    let search = UISearchTab()
    let (_, tabs) = show([tab("a"), tab("b"), search], on: 27)
    #expect(tabs.modelProminentTab == nil)
    search.automaticallyActivatesSearch = true
    #expect(tabs.modelProminentTab === search)
    tabs.setProminentTabIdentifier("b", animated: true)
    #expect(tabs.modelProminentTab === tabs.tabs[1])
    tabs.prominentTabIdentifier = "x"
    #expect(tabs.modelProminentTab == nil)
  }

  @Test("TAB-14: a search tab is made with a title and an identifier, too, which it keeps")
  func namedSearchTab() {
    let named = UISearchTab(title: "Find", image: nil, identifier: "find") { _ in UIViewController() }
    let (_, tabs) = show([tab("a"), named])
    #expect(named.title == "Find" && tabs.tab(forIdentifier: "find") === named)
    expectEqual(UISearchTab { _ in UIViewController() }.identifier, "com.apple.UIKit.Search")
  }

  @Test("TAB-13: no tab is prominent before iOS 27")
  func noProminentTab() {
    let search = UISearchTab()
    search.automaticallyActivatesSearch = true
    let (_, tabs) = show([tab("a"), search], on: 26)
    tabs.prominentTabIdentifier = "a"
    #expect(tabs.modelProminentTab == nil)
  }

  @Test("TAB-13: since iOS 26 a search tab activates its search when selected, and cancelling leads back", arguments: [18, 26])
  func search(version: Device.Release) {
    let search = UISearchTab { _ in UIViewController() }
    let (stage, tabs) = show([tab("a"), tab("b"), search], on: version)
    tabs.selectedTab = search
    #expect(!tabs.modelIsSearchActive)
    search.automaticallyActivatesSearch = true
    stage.simulation.tapTab(1, in: tabs)
    stage.simulation.tapTab(2, in: tabs)
    expectEqual(tabs.modelIsSearchActive, version >= 26)
    let delegate = TabDelegate()
    tabs.delegate = delegate
    stage.simulation.log.clear()
    stage.simulation.cancelSearch(in: tabs)
    #expect(tabs.selectedTab === (version >= 26 ? tabs.tabs[1] : search))
    #expect(!tabs.modelIsSearchActive)
    #expect(stage.simulation.log.names(for: [.delegate]).isEmpty)
  }

  @Test("TAB-13: a search whose tab from before is gone stays where it is when it is cancelled")
  func searchWithoutPrevious() {
    let search = UISearchTab { _ in UIViewController() }
    search.automaticallyActivatesSearch = true
    let (stage, tabs) = show([tab("a"), search])
    tabs.selectedTab = search
    tabs.tabs = [search]
    stage.simulation.settle()
    stage.simulation.cancelSearch(in: tabs)
    #expect(tabs.selectedTab === search)
    #expect(!tabs.modelIsSearchActive)
  }

  @Test("TAB-13: several changes of tabs in a batch are one update")
  func oneBatch() {
    let (stage, tabs) = show([tab("a"), tab("b")], on: 27)
    stage.simulation.log.clear()
    tabs.performBatchUpdates {
      tabs.tabs = [tabs.tabs[1], tab("c")]
      tabs.tabs += [tab("d")]
      tabs.selectedTab = tabs.tabs[2]
    }
    stage.simulation.settle()
    expectEqual(tabs.tabBar.items?.map(\.title), ["B", "C", "D"])
    expectEqual(stage.simulation.log.names(for: [.layout]).filter { $0 == "T.viewDidLayoutSubviews" }.count, 1)
  }

  @Test("TAB-13: batch updates run at once")
  func batchUpdates() {
    let (stage, tabs) = show([tab("a"), tab("b")])
    tabs.performBatchUpdates {
      tabs.tabs[0].title = "New"
      tabs.selectedTab = tabs.tabs[1]
    }
    expectEqual(tabs.tabBar.items?.map(\.title), ["New", "B"])
    expectEqual(tabs.selectedTab?.identifier, "b")
    stage.simulation.settle()
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-13: a tab bar controller made with tabs, on a pad")
  func initializer() {
    let simulation = run(on: 26, device: .iPad)
    let tabs = UITabBarController(tabs: "abcdefg".map { tab(String($0)) })
    expectEqual(tabs.tabBar.items?.count, 7)
    expectEqual(tabs.selectedTab?.identifier, "a")
    #expect(tabs.tabs[0].viewController?.isViewLoaded == false)
    #expect(simulation.faults.isEmpty)
  }
}
