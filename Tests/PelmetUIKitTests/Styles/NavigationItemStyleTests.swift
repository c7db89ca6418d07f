import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct NavigationItemStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.NavigationItemStyle>] = [
    SettableProperty("hidesBackButton") { $0.hidesBackButton = true },
    SettableProperty("backButtonDisplayMode", since: 14) { $0.backButtonDisplayMode = .minimal },
    SettableProperty("leftItemsSupplementBackButton") { $0.leftItemsSupplementBackButton = true },
    SettableProperty("style", since: 16) { $0.style = .editor },
    SettableProperty("largeTitleDisplayMode") { $0.largeTitleDisplayMode = .never },
    SettableProperty("hidesSearchBarWhenScrolling") { $0.hidesSearchBarWhenScrolling = false },
    SettableProperty("preferredSearchBarPlacement", since: 16) { $0.preferredSearchBarPlacement = .stacked },
    SettableProperty("searchBarPlacementAllowsToolbarIntegration", since: 26) {
      $0.searchBarPlacementAllowsToolbarIntegration = false
    },
    SettableProperty("searchBarPlacementAllowsExternalIntegration", since: 26) {
      $0.searchBarPlacementAllowsExternalIntegration = true
    },
    SettableProperty("navigationBarMinimization", since: 27) {
      $0.navigationBarMinimization = Theme.BarMinimization(
        minimizationBehavior: .onScrollDown, safeAreaAdjustment: .disabled, restorationBehavior: .atScrollEdge)
    },
    SettableProperty("verticalBarCompressionBehavior", since: Theme.OSVersion(27, 1)) {
      $0.verticalBarCompressionBehavior = .prefersBarItems
    },
  ]

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
      #expect(item.navigationBarMinimization.minimizationBehavior == .never)
      #expect(item.navigationBarMinimization.safeAreaAdjustment == .disabled)
      Theme.NavigationItemStyle().apply(to: item, replacing: style)
      #expect(item.navigationBarMinimization.minimizationBehavior == .automatic)
      #expect(item.navigationBarMinimization.safeAreaAdjustment == .disabled)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: Theme.NavigationItemStyle()))
  }
}
