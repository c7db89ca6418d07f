import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarControllerStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarControllerStyle>] =
    SettableProperty.judged
    + SettableProperty<Theme.SidebarStyle>.judged.within("sidebar", \.sidebar, Theme.SidebarStyle(), since: 18)

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarControllerStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let controller = UITabBarController()
      let before = reading(controller)
      var style = Theme.TabBarControllerStyle()
      property.set(&style)
      style.apply(to: controller)
      expectEqual(before.changes(to: reading(controller)), (version < property.since ? [] : [property.path]))
      Theme.TabBarControllerStyle().apply(to: controller, replacing: style)
      expectEqual(before.changes(to: reading(controller)), [])
    }
  }

  @Test func appliesEveryPropertyThatIsModelled() {
    expectEqual(
      Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarControllerStyle()).subtracting(["horizontalSizeClass"]))
  }
}
