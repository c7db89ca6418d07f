import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct NavigationBarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationBarAppearance>] = [
    SettableProperty("background", since: 13, at: "background") { $0.background = .opaque },
    SettableProperty("backgroundEffect", at: "background.effect") { $0.backgroundEffect = .dark },
    SettableProperty("backgroundColor", at: "background.color") { $0.backgroundColor = Sample.color },
    SettableProperty("backgroundImage", at: "background.image") { $0.backgroundImage = Sample.image },
    SettableProperty("backgroundImageContentMode", at: "background.imageContentMode") { $0.backgroundImageContentMode = .center },
    SettableProperty("shadowColor", at: "background.shadowColor") { $0.shadowColor = Sample.color },
    SettableProperty("shadowImage", at: "background.shadowImage") { $0.shadowImage = Sample.image },
    SettableProperty("overrideUserInterfaceStyle", since: 27) { $0.overrideUserInterfaceStyle = .dark },
    SettableProperty("titleTextAttributes") { $0.titleTextAttributes = Sample.text },
    SettableProperty("titlePositionAdjustment") { $0.titlePositionAdjustment = Sample.offset },
    SettableProperty("largeTitleTextAttributes") { $0.largeTitleTextAttributes = Sample.text },
    SettableProperty("subtitleTextAttributes", since: 26) { $0.subtitleTextAttributes = Sample.text },
    SettableProperty("largeSubtitleTextAttributes", since: 26) { $0.largeSubtitleTextAttributes = Sample.text },
    SettableProperty("buttonAppearance", at: "button.normal") { $0.buttonAppearance = Sample.item },
    SettableProperty("doneButtonAppearance", at: "prominentButton.normal") { $0.doneButtonAppearance = Sample.item },
    SettableProperty("prominentButtonAppearance", at: "prominentButton.normal") { $0.prominentButtonAppearance = Sample.item },
    SettableProperty("backButtonAppearance", at: "backButton.normal") { $0.backButtonAppearance = Sample.item },
    SettableProperty("backIndicatorImage", at: "backIndicator") { $0.backIndicatorImage = Sample.image },
    SettableProperty("backIndicatorTransitionMaskImage", at: "backIndicator") {
      $0.backIndicatorTransitionMaskImage = Sample.image
    },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.NavigationBarAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.NavigationBarAppearance()) {
      UINavigationBarAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.NavigationBarAppearance()))
  }
}
