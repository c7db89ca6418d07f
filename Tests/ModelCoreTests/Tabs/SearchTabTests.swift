import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// The tab for searching: what it is, and where iOS 26 and 27 show it.
@MainActor
@Suite struct SearchTabTests {
  @MainActor
  private struct Stage {
    let simulation: Simulation
    let tabs = UITabBarController()

    init(os: Device.Release, sdk: Device.Release, policies: Policies = Policies()) {
      var device = Device.iPhone
      (device.systemVersion, device.linkedSDK) = (os, sdk)
      simulation = Simulation(device: device, policies: policies)
      tabs.modelName = "T"
    }

    /// Shows the controller, and returns the title of what stands apart.
    func apart() -> String? {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = tabs
      window.makeKeyAndVisible()
      simulation.settle()
      return window.modelScreen?.tabBar?.detachedItem.map { $0.title ?? "untitled" }
    }
  }

  private func apart(
    os: Device.Release, sdk: Device.Release, activates: Bool = false, prominent: String? = nil, policies: Policies = Policies()
  ) -> String? {
    let stage = Stage(os: os, sdk: sdk, policies: policies)
    let search = UISearchTab { _ in UIViewController() }
    search.automaticallyActivatesSearch = activates
    stage.tabs.tabs = [UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }, search]
    stage.tabs.prominentTabIdentifier = prominent
    return stage.apart()
  }

  // MARK: Identity

  @Test("TAB-14: every search tab has the same identifier, by which it is found and named prominent")
  func identifier() {
    let stage = Stage(os: 27, sdk: 27)
    let search = UISearchTab { _ in UIViewController() }
    stage.tabs.tabs = [search]
    stage.tabs.prominentTabIdentifier = "com.apple.UIKit.Search"
    expectEqual(search.identifier, "com.apple.UIKit.Search")
    #expect(stage.tabs.tab(forIdentifier: "com.apple.UIKit.Search") === search)
    #expect(stage.tabs.modelProminentTab === search)
    #expect(stage.simulation.faults.isEmpty)
  }

  @Test("TAB-14: two search tabs in a controller are a fault, also where one is in a group")
  func twoSearchTabs() {
    let stage = Stage(os: 26, sdk: 26)
    func search() -> UITab { UISearchTab { _ in UIViewController() } }
    stage.tabs.tabs = [search(), UITabGroup(title: "More", image: nil, identifier: "more", children: [search()])]
    expectEqual(stage.simulation.faults.map(\.rule), [.tab14])
    #expect(
      stage.simulation.faults.map(\.message) == [
        "T has more than one UISearchTab, whose identifiers are all equal; keep one, and make the others a UITab"
      ])
  }

  @Test("TAB-13: a tab describes its controller's item, now and later; the controller of a search tab gets another item")
  func itemsOfControllers() throws {
    let stage = Stage(os: 27, sdk: 27)
    let home = UITab(title: "Home", image: UIImage(modelName: "h", size: .zero), identifier: "home") { _ in
      let page = UIViewController()
      page.tabBarItem = UITabBarItem(title: "Page", image: nil, tag: 0)
      return page
    }
    let results = UIViewController()
    let old = results.tabBarItem
    let search = UISearchTab { _ in results }
    home.badgeValue = "1"
    stage.tabs.tabs = [home, search]
    let item = try #require(home.viewController?.tabBarItem)
    #expect(item.title == "Home" && item.image == home.image && item.badgeValue == "1")
    (home.title, home.badgeValue) = ("Start", nil)
    #expect(item.title == "Start" && item.badgeValue == nil)
    #expect(search.viewController === results)
    #expect(results.tabBarItem !== old && results.tabBarItem.title == "Search")
    #expect(stage.simulation.faults.isEmpty)
  }

  // MARK: Place

  @Test(
    "TAB-15, P-32: a search tab stands apart on iOS 26, and on 27 with SDK 26",
    arguments: [(Device.Release(26, 5), 26), (Device.Release(26, 5), 27), (27, Device.Release(26, 5))]
      as [(Device.Release, Device.Release)])
  func apartBefore(os: Device.Release, sdk: Device.Release) {
    expectEqual(apart(os: os, sdk: sdk), "Search")
  }

  @Test("TAB-15: on iOS 27 with its SDK a search tab is in the group, unless it is named or activates its search")
  func inTheGroup() {
    #expect(apart(os: 27, sdk: 27) == nil)
    expectEqual(apart(os: 27, sdk: 27, activates: true), "Search")
    expectEqual(apart(os: 27, sdk: 27, prominent: "com.apple.UIKit.Search"), "Search")
    expectEqual(apart(os: 27, sdk: 27, activates: true, prominent: "home"), "Home")
  }

  @Test("TAB-15: on iOS 27 no search tab stands apart while another tab, or one that does not exist, is named prominent")
  func otherProminent() {
    expectEqual(apart(os: 27, sdk: 26, prominent: "home"), "Home")
    #expect(apart(os: 27, sdk: 26, prominent: "nobody") == nil)
    expectEqual(apart(os: 26, sdk: 26, prominent: "nobody"), "Search")
  }

  @Test("TAB-15, P-32: by the system alone, a search tab is in the group on iOS 27 with SDK 26, too")
  func bySystem() {
    var policies = Policies()
    policies.searchTabs = .apartBeforeOS27
    #expect(apart(os: 27, sdk: 26, policies: policies) == nil)
    expectEqual(apart(os: 27, sdk: 26, prominent: "com.apple.UIKit.Search", policies: policies), "Search")
    expectEqual(apart(os: Device.Release(26, 5), sdk: 27, policies: policies), "Search")
  }

  @Test(
    "TAB-17: a tab of the system item stands apart in apps of SDK 26, and in no others",
    arguments: [(26, 26, true), (27, 26, true), (27, 27, false), (26, 27, false), (26, 18, false), (18, 26, false)]
      as [(Device.Release, Device.Release, Bool)])
  func systemItem(os: Device.Release, sdk: Device.Release, isApart: Bool) {
    let stage = Stage(os: os, sdk: sdk)
    let (home, search) = (UIViewController(), UIViewController())
    home.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
    search.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 1)
    stage.tabs.viewControllers = [home, search]
    expectEqual(stage.apart() != nil, isApart)
  }

  @Test("TAB-17: a tab of another system item stays in the group")
  func otherSystemItem() {
    let stage = Stage(os: 26, sdk: 26)
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 1)
    stage.tabs.viewControllers = [page]
    #expect(stage.apart() == nil)
  }
}
