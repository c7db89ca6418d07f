import ModelCore
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
      #expect(column.items.names.joined() == shown)
      #expect(column.overflow.names.joined() == menu)
      #expect(!column.isTabBarCollapsed)
    }
  }

  @Test("VBR-12: the tab bar collapses first where items are preferred")
  func itemsFirst() throws {
    for (capacity, shown, menu, collapses) in [
      (7, "abcd", "", false), (6, "abcd", "", true), (5, "abcd", "", true), (4, "ab", "cd", true),
    ] as [(Int, String, String, Bool)] {
      let column = try stage(items("abcd"), .prefersBarItems, capacity: capacity).column()
      #expect(column.items.names.joined() == shown)
      #expect(column.overflow.names.joined() == menu)
      #expect(column.isTabBarCollapsed == collapses)
    }
  }

  @Test("VBR-12: items of low priority leave first, of high priority last")
  func priorities() throws {
    let all = items("abcd")
    all[0].visibilityPriority = .low
    all[3].visibilityPriority = .high
    #expect(try stage(all, capacity: 6).column().overflow.names == ["a", "c"])
    all[0].visibilityPriority = UIBarButtonItemVisibilityPriority(higherThan: .high)
    #expect(try stage(all, capacity: 6).column().overflow.names == ["b", "c"])
  }

  @Test("VBR-12: an item of high priority keeps its group")
  func groups() throws {
    let page = UIViewController()
    let (first, second) = (items("ab"), items("cd"))
    second[1].visibilityPriority = .high
    let stage = DuoStage { navigation(page: page) }
    page.navigationItem.trailingItemGroups = [.fixedGroup(items: first), .fixedGroup(items: second)]
    #expect(try stage.column().items.names == ["d", "c", "b", "a"])
    stage.simulation.verticalBarCapacity = 3
    #expect(try stage.column().overflow.names == ["b", "a"])
    stage.simulation.verticalBarCapacity = 2
    #expect(try stage.column().overflow.names == ["c", "b", "a"])
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
    #expect(try stage.column().items.names == ["p"])
    stage.simulation.verticalBarCapacity = 1
    #expect(try stage.column().items.isEmpty)
    #expect(try stage.column().backButton != nil)
    #expect(try stage.column().overflow.names == ["p", "a", "b"])
  }

  @Test("VBR-12: what a navigator keeps in its menu stays there, and needs the menu's button")
  func centerItems() throws {
    let page = UIViewController()
    page.navigationItem.centerItemGroups = [.fixedGroup(items: items("xy"))]
    let stage = DuoStage { navigation(items("ab"), page: page) }
    #expect(try stage.column().overflow.names == ["x", "y"])
    #expect(try stage.screen().navigationBar?.overflowItems.isEmpty == true)
  }
}
