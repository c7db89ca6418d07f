import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct TabBarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarAppearance>] = [
    SettableProperty("background", since: 13, at: "background") { $0.background = .opaque },
    SettableProperty("backgroundEffect", at: "background.effect") { $0.backgroundEffect = .dark },
    SettableProperty("backgroundColor", at: "background.color") { $0.backgroundColor = Sample.color },
    SettableProperty("backgroundImage", at: "background.image") { $0.backgroundImage = Sample.image },
    SettableProperty("backgroundImageContentMode", at: "background.imageContentMode") { $0.backgroundImageContentMode = .center },
    SettableProperty("shadowColor", at: "background.shadowColor") { $0.shadowColor = Sample.color },
    SettableProperty("shadowImage", at: "background.shadowImage") { $0.shadowImage = Sample.image },
    SettableProperty("overrideUserInterfaceStyle", since: 27) { $0.overrideUserInterfaceStyle = .dark },
    SettableProperty("stackedLayoutAppearance", at: "stacked.selected") { $0.stackedLayoutAppearance = Sample.tabItem },
    SettableProperty("inlineLayoutAppearance", at: "inline.selected") { $0.inlineLayoutAppearance = Sample.tabItem },
    SettableProperty("compactInlineLayoutAppearance", at: "compactInline.selected") {
      $0.compactInlineLayoutAppearance = Sample.tabItem
    },
    SettableProperty("selectionIndicatorTintColor") { $0.selectionIndicatorTintColor = Sample.color },
    SettableProperty("selectionIndicatorImage") { $0.selectionIndicatorImage = Sample.image },
    SettableProperty("stackedItemPositioning") { $0.stackedItemPositioning = .centered },
    SettableProperty("stackedItemWidth") { $0.stackedItemWidth = 7 },
    SettableProperty("stackedItemSpacing") { $0.stackedItemSpacing = 8 },
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
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.TabBarAppearance()))
  }
}
