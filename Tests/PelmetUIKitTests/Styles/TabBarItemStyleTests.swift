import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarItemStyle>] =
    SettableProperty.judged.at([
      "standardAppearance": "slots.standard", "scrollEdgeAppearance": "slots.scrollEdge",
    ])
    + [
      SettableProperty("titleTextAttributes", at: "attributes") { $0.titleTextAttributes = Theme.ByState(selected: Sample.text) },
      SettableProperty("badgeTextAttributes", at: "badgeAttributes") {
        $0.badgeTextAttributes = Theme.ByState(normal: Sample.text)
      },
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarItemStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarItemStyle()) {
      UITabBarItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarItemStyle()))
  }
}
