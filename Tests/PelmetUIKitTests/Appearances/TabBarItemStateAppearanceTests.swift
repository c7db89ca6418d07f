import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct TabBarItemStateAppearanceTests {
  nonisolated static let properties: [SettableProperty<Theme.TabBarItemStateAppearance>] =
    SettableProperty.judged

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.TabBarItemStateAppearance>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.TabBarItemStateAppearance()) {
      UITabBarItemStateAppearance()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.TabBarItemStateAppearance()))
  }
}
