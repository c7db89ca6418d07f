import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarAppearance>] =
    SettableProperty.judged.at([
      "backgroundEffect": "background.effect", "backgroundColor": "background.color", "backgroundImage": "background.image",
      "backgroundImageContentMode": "background.imageContentMode", "shadowColor": "background.shadowColor",
      "shadowImage": "background.shadowImage", "stackedLayoutAppearance": "stacked.selected",
      "inlineLayoutAppearance": "inline.selected", "compactInlineLayoutAppearance": "compactInline.selected",
    ])
    + [
      SettableProperty("background", since: 13, at: "background") { $0.background = .opaque }
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarAppearance()) {
      UITabBarAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarAppearance()))
  }
}
