import ModelCore
import Pelmet
import PelmetTesting
import Testing

@MainActor
@Suite struct SearchTabInGroupTests {
  private func findings(
    sdk: Device.Release = 26, hasKey: Bool = false, theme: Theme.Style = Theme.Style(),
    _ configure: @escaping @MainActor (UITabBarController) -> Void
  ) -> [AuditFinding] {
    var device = Device.iPhone
    device.linkedSDK = sdk
    var infoPlist = InfoPlist()
    infoPlist.designRequiresCompatibility = hasKey
    let stage = AuditStage(device, infoPlist) {
      let tabs = UITabBarController()
      tabs.modelName = "Tabs"
      configure(tabs)
      return tabs
    }
    return stage.findings(.searchTabInGroup, Theme(theme))
  }

  private func searchTab(_ tabs: UITabBarController) {
    let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }
    tabs.tabs = [home, UISearchTab { _ in UIViewController() }]
  }

  private func systemItem(_ tabs: UITabBarController) {
    let page = UIViewController()
    page.tabBarItem = UITabBarItem(tabBarSystemItem: .search, tag: 0)
    tabs.viewControllers = [page]
  }

  @Test("TAB-15: a search tab that is not prominent is found while the app has the SDK of iOS 26") func findsSearchTabs() {
    #expect(
      findings(searchTab).map(\.description) == [
        "warning: 'Tabs' shows its search tab apart on iOS 26; on iOS 27, with its SDK, the tab stands among the others "
          + "[SearchTabInGroup]; fix: name it in prominentTabIdentifier, or let it activate its search"
      ])
    #expect(findings(sdk: 27, searchTab).isEmpty && findings(sdk: 18, searchTab).isEmpty)
    #expect(findings(hasKey: true, searchTab).isEmpty)
  }

  @Test("TAB-17: so is a tab of the system item, with the way to keep its place") func findsSystemItems() {
    #expect(
      findings(systemItem).map(\.description) == [
        "warning: 'Tabs' shows the tab of the system item 'search' apart; with the SDK of iOS 27 it stands among the others "
          + "[SearchTabInGroup]; fix: use a UISearchTab in place of the system item, and name it in prominentTabIdentifier"
      ])
    #expect(findings(sdk: 27, systemItem).isEmpty)
  }

  @Test("a tab that activates its search, that the app or the theme names, and bars without a search are no findings")
  func findsNothing() {
    #expect(findings { $0.viewControllers = [UIViewController()] }.isEmpty)
    #expect(
      findings { tabs in
        searchTab(tabs)
        tabs.prominentTabIdentifier = "com.apple.UIKit.Search"
      }.isEmpty)
    #expect(
      findings { tabs in
        let search = UISearchTab { _ in UIViewController() }
        search.automaticallyActivatesSearch = true
        tabs.tabs = [search]
      }.isEmpty)
    let naming = Theme.Style(tabBarController: Theme.TabBarControllerStyle(prominentTabIdentifier: "com.apple.UIKit.Search"))
    #expect(findings(theme: naming, searchTab).isEmpty)
  }
}
