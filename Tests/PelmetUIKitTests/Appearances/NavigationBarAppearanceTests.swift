import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct NavigationBarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationBarAppearance>] =
    SettableProperty.judged.at([
      "backgroundEffect": "background.effect", "backgroundColor": "background.color", "backgroundImage": "background.image",
      "backgroundImageContentMode": "background.imageContentMode", "shadowColor": "background.shadowColor",
      "shadowImage": "background.shadowImage", "buttonAppearance": "button.normal",
      "doneButtonAppearance": "prominentButton.normal", "prominentButtonAppearance": "prominentButton.normal",
      "backButtonAppearance": "backButton.normal",
    ])
    + [
      SettableProperty("background", since: 13, at: "background") { $0.background = .opaque },
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
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.NavigationBarAppearance()))
  }
}
