import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarItemAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarItemAppearance>] = [
    SettableProperty("normal") { $0.normal = Sample.tabState },
    SettableProperty("selected") { $0.selected = Sample.tabState },
    SettableProperty("disabled") { $0.disabled = Sample.tabState },
    SettableProperty("focused") { $0.focused = Sample.tabState },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarItemAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarItemAppearance()) {
      UITabBarItemAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarItemAppearance()))
  }
}
