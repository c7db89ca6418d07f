import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ColumnOverflowTests {
  /// A tab bar controller with three tabs, of which the first has a page with these items.
  private func stage(
    _ items: [UIBarButtonItem], toolbar: [UIBarButtonItem] = [], _ behavior: UIVerticalBarCompressionBehavior = .automatic,
    capacity: Int?
  ) -> DuoStage {
    let page = UIViewController()
    page.navigationItem.verticalBarCompressionBehavior = behavior
    page.toolbarItems = toolbar
    let container = navigation(items, page: page)
    container.isToolbarHidden = toolbar.isEmpty
    let stage = DuoStage(.closedAreaRight) {
      let tabs = UITabBarController()
      tabs.viewControllers = [container, UIViewController(), UIViewController()]
      return tabs
    }
    stage.simulation.verticalBarCapacity = capacity
    return stage
  }

  private func items(_ names: String) -> [UIBarButtonItem] { names.map { imageItem(String($0)) } }

  @Test(
    "VBR-12: items go to a menu from the bottom up, and the tab bar stays whole",
    arguments: [UIVerticalBarCompressionBehavior.automatic, .prefersTabBar])
  func tabBarFirst(behavior: UIVerticalBarCompressionBehavior) throws {
    for (capacity, shown, menu) in [(nil, "abcd", ""), (7, "abcd", ""), (6, "ab", "cd"), (5, "a", "bcd"), (3, "", "abcd")]
      as [(Int?, String, String)]
    {
      let column = try stage(items("ab"), toolbar: items("cd"), behavior, capacity: capacity).column()
      expectEqual(column.items.names.joined(), shown)
      expectEqual(column.overflow.names.joined(), menu)
      #expect(!column.isTabBarCollapsed)
    }
  }

  @Test("VBR-12: the tab bar collapses first where items are preferred")
  func itemsFirst() throws {
    for (capacity, shown, menu, collapses) in [
      (7, "abcd", "", false), (6, "abcd", "", true), (5, "abcd", "", true), (4, "ab", "cd", true),
    ] as [(Int, String, String, Bool)] {
      let column = try stage(items("abcd"), .prefersBarItems, capacity: capacity).column()
      expectEqual(column.items.names.joined(), shown)
      expectEqual(column.overflow.names.joined(), menu)
      expectEqual(column.isTabBarCollapsed, collapses)
    }
  }

  @Test("VBR-12: items of low priority leave first, of high priority last")
  func priorities() throws {
    let all = items("abcd")
    all[0].visibilityPriority = .low
    all[3].visibilityPriority = .high
    try expectEqual(stage(all, capacity: 6).column().overflow.names, ["a", "c"])
    all[0].visibilityPriority = UIBarButtonItemVisibilityPriority(higherThan: .high)
    try expectEqual(stage(all, capacity: 6).column().overflow.names, ["b", "c"])
  }

  @Test("VBR-12: an item of high priority keeps its group")
  func groups() throws {
    let page = UIViewController()
    let (first, second) = (items("ab"), items("cd"))
    second[1].visibilityPriority = .high
    let stage = DuoStage { navigation(page: page) }
    page.navigationItem.trailingItemGroups = [.fixedGroup(items: first), .fixedGroup(items: second)]
    try expectEqual(stage.column().items.names, ["d", "c", "b", "a"])
    stage.simulation.verticalBarCapacity = 3
    try expectEqual(stage.column().overflow.names, ["b", "a"])
    stage.simulation.verticalBarCapacity = 2
    try expectEqual(stage.column().overflow.names, ["c", "b", "a"])
  }

  @Test("VBR-12: pinned items leave last, and the back button stays")
  func pinned() throws {
    let page = UIViewController()
    page.navigationItem.rightBarButtonItems = items("ab")
    page.navigationItem.pinnedTrailingGroup = .fixedGroup(items: items("p"))
    let container = UINavigationController(rootViewController: UIViewController())
    let stage = DuoStage { container }
    container.pushViewController(page, animated: false)
    stage.simulation.settle()
    stage.simulation.verticalBarCapacity = 3
    try expectEqual(stage.column().items.names, ["p"])
    stage.simulation.verticalBarCapacity = 1
    #expect(try stage.column().items.isEmpty)
    #expect(try stage.column().backButton != nil)
    try expectEqual(stage.column().overflow.names, ["p", "a", "b"])
  }

  @Test("VBR-12: what a navigator keeps in its menu stays there, and needs the menu's button")
  func centerItems() throws {
    let page = UIViewController()
    page.navigationItem.centerItemGroups = [.fixedGroup(items: items("xy"))]
    let stage = DuoStage { navigation(items("ab"), page: page) }
    try expectEqual(stage.column().overflow.names, ["x", "y"])
    #expect(try stage.screen().navigationBar?.overflowItems.isEmpty == true)
  }

  @Test("OVF-2, VBR-12: hidden items and custom views without a menu representation are not in the column's menu")
  func notInMenu() throws {
    let page = UIViewController()
    let view = UIBarButtonItem(customView: UIView())
    view.identifier = "view"
    view.axisBehavior = .verticalPreferred
    let center = items("xy")
    center[0].isHidden = true
    page.navigationItem.centerItemGroups = [.fixedGroup(items: center)]
    page.navigationItem.style = .navigator
    let stage = DuoStage { navigation(items("ab") + [view], page: page) }
    try expectEqual(stage.column().overflow.names, ["y"])
    stage.simulation.verticalBarCapacity = 2
    try expectEqual(stage.column().items.names, ["a"])
    try expectEqual(stage.column().overflow.names, ["b", "y"])
    view.menuRepresentation = UIMenu()
    try expectEqual(stage.column().overflow.names, ["b", "view", "y"])
  }

  @Test("OVF-1, VBR-12: additional overflow items make the column's menu button exist, which takes room")
  func additionalItems() throws {
    let page = UIViewController()
    let stage = DuoStage { navigation(items("ab"), page: page) }
    #expect(try !stage.column().hasOverflowButton)
    page.navigationItem.additionalOverflowItems = UIDeferredMenuElement { $0([]) }
    #expect(try stage.column().hasOverflowButton)
    #expect(try stage.screen().navigationBar?.overflowButton == nil)
    stage.simulation.verticalBarCapacity = 3
    #expect(try stage.column().overflow.isEmpty)
    stage.simulation.verticalBarCapacity = 2
    try expectEqual(stage.column().overflow.names, ["b"])
    page.navigationItem.rightBarButtonItems = nil
    #expect(try stage.column().hasOverflowButton)
  }

  @Test("VBR-12: an item in the column's menu is tapped through the menu, and not by itself")
  func taps() throws {
    var taps: [String] = []
    let (bar, tools) = (items("ab"), items("cd"))
    for item in bar + tools {
      item.title = item.identifier
      item.primaryAction = UIAction { _ in taps.append(item.identifier ?? "") }
    }
    let stage = stage(bar, toolbar: tools, capacity: 5)
    try expectEqual(stage.column().items.names, ["a"])
    for item in bar + tools { stage.simulation.tap(item) }
    expectEqual(taps, ["a"])
    for title in ["b", "c", "d"] { stage.simulation.tapOverflowItem(titled: title) }
    expectEqual(taps, ["a", "b", "c", "d"])
    #expect(stage.simulation.faults.isEmpty)
    stage.simulation.tapOverflowItem(titled: "a")
    stage.simulation.tapItem(titled: "b")
    expectEqual(stage.simulation.faults.count, 2)
    expectEqual(taps.count, 4)
  }
}
