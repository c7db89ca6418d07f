import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarStyle>] =
    SettableProperty.judged.at([
      "isTranslucent": "explicitTranslucency", "standardAppearance": "slots.standard",
      "scrollEdgeAppearance": "slots.scrollEdge",
    ])
    + [
      SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
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
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarStyle()))
  }
}
