import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct CancelButtonStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.CancelButtonStyle>] = [
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("titleTextAttributes", at: "attributes") { $0.titleTextAttributes = Theme.ByState(disabled: Sample.text) },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.CancelButtonStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.CancelButtonStyle()) {
      UIBarButtonItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.CancelButtonStyle()))
  }
}
