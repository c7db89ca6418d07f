import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct ToolbarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.ToolbarStyle>] = [
    SettableProperty("barStyle") { $0.barStyle = .black },
    SettableProperty("isTranslucent", at: "explicitTranslucency") { $0.isTranslucent = false },
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("barTintColor") { $0.barTintColor = Sample.color },
    SettableProperty("backgroundImage", at: "backgroundImages") {
      $0.backgroundImage = Theme.ByPosition(bottom: Theme.ByMetrics(compact: Sample.image))
    },
    SettableProperty("shadowImage", at: "shadowImages") { $0.shadowImage = Theme.ByPosition(any: Sample.image) },
    SettableProperty("standardAppearance", since: 13, at: "slots.appearances.standard") {
      $0.standardAppearance = Sample.toolbar
    },
    SettableProperty("compactAppearance", since: 13, at: "slots.appearances.compact") { $0.compactAppearance = Sample.toolbar },
    SettableProperty("scrollEdgeAppearance", since: 15, at: "slots.appearances.scrollEdge") {
      $0.scrollEdgeAppearance = Sample.toolbar
    },
    SettableProperty("compactScrollEdgeAppearance", since: 15, at: "slots.appearances.compactScrollEdge") {
      $0.compactScrollEdgeAppearance = Sample.toolbar
    },
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
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.ToolbarStyle()))
  }
}
