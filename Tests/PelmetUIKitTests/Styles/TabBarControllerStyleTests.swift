import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct TabBarControllerStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarControllerStyle>] = [
    SettableProperty("mode", since: 18) { $0.mode = .tabSidebar },
    SettableProperty("isTabBarHidden", since: 18) { $0.isTabBarHidden = true },
    SettableProperty("tabBarMinimizeBehavior", since: 26) { $0.tabBarMinimizeBehavior = .onScrollDown },
    SettableProperty("prominentTabIdentifier", since: 27) { $0.prominentTabIdentifier = "inbox" },
    SettableProperty("sidebar", since: 18, at: "sidebarLayout") { $0.sidebar = Theme.SidebarStyle(preferredLayout: .tile) },
    SettableProperty("sidebar", since: 27, at: "sidebarPlacement") {
      $0.sidebar = Theme.SidebarStyle(preferredPlacement: .sidebar)
    },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarControllerStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let controller = UITabBarController()
      let before = reading(controller)
      var style = Theme.TabBarControllerStyle()
      property.set(&style)
      style.apply(to: controller)
      #expect(before.changes(to: reading(controller)) == (version < property.since ? [] : [property.path]))
      Theme.TabBarControllerStyle().apply(to: controller, replacing: style)
      #expect(before.changes(to: reading(controller)) == [])
    }
  }

  @Test func appliesEveryPropertyThatIsModelled() {
    #expect(
      Set(Self.properties.map(\.name)) == propertyNames(of: Theme.TabBarControllerStyle()).subtracting(["horizontalSizeClass"]))
  }
}
