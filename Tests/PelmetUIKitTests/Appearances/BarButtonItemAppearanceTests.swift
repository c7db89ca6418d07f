import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct BarButtonItemAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.BarButtonItemAppearance>] = [
    SettableProperty("normal") { $0.normal = Sample.itemState },
    SettableProperty("highlighted") { $0.highlighted = Sample.itemState },
    SettableProperty("disabled") { $0.disabled = Sample.itemState },
    SettableProperty("focused") { $0.focused = Sample.itemState },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.BarButtonItemAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.BarButtonItemAppearance()) {
      UIBarButtonItemAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.BarButtonItemAppearance()))
  }
}
