import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct NavigationControllerStyleTests {
  nonisolated static let properties: [SettableProperty<NavigationControllerStyle>] = [
    SettableProperty("isNavigationBarHidden") { $0.isNavigationBarHidden = true },
    SettableProperty("isToolbarHidden") { $0.isToolbarHidden = false },
    SettableProperty("hidesBarsWhenKeyboardAppears") { $0.hidesBarsWhenKeyboardAppears = true },
    SettableProperty("hidesBarsOnSwipe") { $0.hidesBarsOnSwipe = true },
    SettableProperty("hidesBarsWhenVerticallyCompact") { $0.hidesBarsWhenVerticallyCompact = true },
    SettableProperty("hidesBarsOnTap") { $0.hidesBarsOnTap = true },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<NavigationControllerStyle>, version: OSVersion) {
    simulating(version) {
      let controller = UINavigationController()
      let before = reading(controller)
      var style = NavigationControllerStyle()
      property.set(&style)
      style.apply(to: controller)
      #expect(before.changes(to: reading(controller)) == [property.name])
      NavigationControllerStyle().apply(to: controller, replacing: style)
      #expect(before.changes(to: reading(controller)) == [])
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: NavigationControllerStyle()))
  }
}
