import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct NavigationControllerStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationControllerStyle>] =
    SettableProperty.judged

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.NavigationControllerStyle>, version: Theme.OSVersion) {
    simulating(version) {
      let controller = UINavigationController()
      let before = reading(controller)
      var style = Theme.NavigationControllerStyle()
      property.set(&style)
      style.apply(to: controller)
      expectEqual(before.changes(to: reading(controller)), [property.name])
      Theme.NavigationControllerStyle().apply(to: controller, replacing: style)
      expectEqual(before.changes(to: reading(controller)), [])
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.NavigationControllerStyle()))
  }
}
