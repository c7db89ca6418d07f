import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct BarButtonItemStateAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.BarButtonItemStateAppearance>] =
    SettableProperty.judged

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.BarButtonItemStateAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.BarButtonItemStateAppearance()) {
      UIBarButtonItemStateAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.BarButtonItemStateAppearance()))
  }
}
