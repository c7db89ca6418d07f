import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct ToolbarAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.ToolbarAppearance>] = [
    SettableProperty("background", since: 13, at: "background") { $0.background = .opaque },
    SettableProperty("backgroundEffect", at: "background.effect") { $0.backgroundEffect = .dark },
    SettableProperty("backgroundColor", at: "background.color") { $0.backgroundColor = Sample.color },
    SettableProperty("backgroundImage", at: "background.image") { $0.backgroundImage = Sample.image },
    SettableProperty("backgroundImageContentMode", at: "background.imageContentMode") { $0.backgroundImageContentMode = .center },
    SettableProperty("shadowColor", at: "background.shadowColor") { $0.shadowColor = Sample.color },
    SettableProperty("shadowImage", at: "background.shadowImage") { $0.shadowImage = Sample.image },
    SettableProperty("overrideUserInterfaceStyle", since: 27) { $0.overrideUserInterfaceStyle = .dark },
    SettableProperty("buttonAppearance", at: "button.normal") { $0.buttonAppearance = Sample.item },
    SettableProperty("doneButtonAppearance", at: "prominentButton.normal") { $0.doneButtonAppearance = Sample.item },
    SettableProperty("prominentButtonAppearance", since: 26, at: "prominentButton.normal") {
      $0.prominentButtonAppearance = Sample.item
    },
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
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.ToolbarAppearance()))
  }
}
