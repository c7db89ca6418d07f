import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct ToolbarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.ToolbarStyle>] =
    SettableProperty.judged.at([
      "isTranslucent": "explicitTranslucency", "standardAppearance": "slots.standard",
      "compactAppearance": "slots.compact", "scrollEdgeAppearance": "slots.scrollEdge",
      "compactScrollEdgeAppearance": "slots.compactScrollEdge",
    ])
    + [
      SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
      SettableProperty("backgroundImage", at: "backgroundImages") {
        $0.backgroundImage = Theme.ByPosition(bottom: Theme.ByMetrics(compact: Sample.image))
      },
      SettableProperty("shadowImage", at: "shadowImages") { $0.shadowImage = Theme.ByPosition(any: Sample.image) },
      SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
      SettableProperty("userInterfaceStyle", since: 13, at: "ownUserInterfaceStyle") { $0.userInterfaceStyle = .dark },
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.ToolbarStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.ToolbarStyle()) {
      UIToolbar()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.ToolbarStyle()))
  }
}
