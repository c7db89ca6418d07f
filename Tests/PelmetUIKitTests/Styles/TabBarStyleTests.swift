import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct TabBarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarStyle>] = [
    SettableProperty("barStyle") { $0.barStyle = .black },
    SettableProperty("isTranslucent", at: "explicitTranslucency") { $0.isTranslucent = false },
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("barTintColor") { $0.barTintColor = Sample.color },
    SettableProperty("unselectedItemTintColor") { $0.unselectedItemTintColor = Sample.color },
    SettableProperty("backgroundImage") { $0.backgroundImage = Sample.image },
    SettableProperty("selectionIndicatorImage") { $0.selectionIndicatorImage = Sample.image },
    SettableProperty("shadowImage") { $0.shadowImage = Sample.image },
    SettableProperty("itemPositioning") { $0.itemPositioning = .centered },
    SettableProperty("itemWidth") { $0.itemWidth = 5 },
    SettableProperty("itemSpacing") { $0.itemSpacing = 6 },
    SettableProperty("standardAppearance", since: 13, at: "slots.appearances.standard") { $0.standardAppearance = Sample.tabBar },
    SettableProperty("scrollEdgeAppearance", since: 15, at: "slots.appearances.scrollEdge") {
      $0.scrollEdgeAppearance = Sample.tabBar
    },
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
    SettableProperty("userInterfaceStyle", since: 13, at: "ownUserInterfaceStyle") { $0.userInterfaceStyle = .dark },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarStyle()) {
      UITabBar()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.TabBarStyle()))
  }
}
