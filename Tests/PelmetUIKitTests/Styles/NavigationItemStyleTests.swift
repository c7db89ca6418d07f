import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct NavigationItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationItemStyle>] =
    SettableProperty.judged
    + SettableProperty<Theme.BarMinimization>.judged
    .within("navigationBarMinimization", \.navigationBarMinimization, Theme.BarMinimization(), since: 27)

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.NavigationItemStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.NavigationItemStyle()) {
      UINavigationItem()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test("MIN-8: what the theme leaves out of the minimisation stays the app's")
  func changesTheMinimizationInPart() {
    simulating(27) {
      let item = UINavigationItem()
      item.navigationBarMinimization.safeAreaAdjustment = .disabled
      let style = Theme.NavigationItemStyle(navigationBarMinimization: Theme.BarMinimization(minimizationBehavior: .never))
      style.apply(to: item)
      expectEqual(item.navigationBarMinimization.minimizationBehavior, .never)
      expectEqual(item.navigationBarMinimization.safeAreaAdjustment, .disabled)
      Theme.NavigationItemStyle().apply(to: item, replacing: style)
      expectEqual(item.navigationBarMinimization.minimizationBehavior, .automatic)
      expectEqual(item.navigationBarMinimization.safeAreaAdjustment, .disabled)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.NavigationItemStyle()))
  }
}
