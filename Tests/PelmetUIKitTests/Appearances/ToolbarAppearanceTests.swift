import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ToolbarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.ToolbarAppearance>] =
    SettableProperty.judged.at([
      "backgroundEffect": "background.effect", "backgroundColor": "background.color", "backgroundImage": "background.image",
      "backgroundImageContentMode": "background.imageContentMode", "shadowColor": "background.shadowColor",
      "shadowImage": "background.shadowImage", "buttonAppearance": "button.normal",
      "doneButtonAppearance": "prominentButton.normal", "prominentButtonAppearance": "prominentButton.normal",
    ])
    + [
      SettableProperty("background", since: 13, at: "background") { $0.background = .opaque }
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.ToolbarAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.ToolbarAppearance()) {
      UIToolbarAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.ToolbarAppearance()))
  }
}
