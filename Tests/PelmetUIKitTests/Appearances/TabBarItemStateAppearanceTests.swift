import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct TabBarItemStateAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarItemStateAppearance>] = [
    SettableProperty("titleTextAttributes") { $0.titleTextAttributes = Sample.text },
    SettableProperty("titlePositionAdjustment") { $0.titlePositionAdjustment = Sample.offset },
    SettableProperty("iconColor") { $0.iconColor = Sample.color },
    SettableProperty("badgePositionAdjustment") { $0.badgePositionAdjustment = Sample.offset },
    SettableProperty("badgeBackgroundColor") { $0.badgeBackgroundColor = Sample.color },
    SettableProperty("badgeTextAttributes") { $0.badgeTextAttributes = Sample.text },
    SettableProperty("badgeTitlePositionAdjustment") { $0.badgeTitlePositionAdjustment = Sample.offset },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarItemStateAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarItemStateAppearance()) {
      UITabBarItemStateAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.TabBarItemStateAppearance()))
  }
}
