import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct SearchBarStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.SearchBarStyle>] =
    SettableProperty.judged.at([
      "isTranslucent": "explicitTranslucency"
    ])
    + [
      SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
      SettableProperty("keyboardAppearance") { $0.keyboardAppearance = .dark },
      SettableProperty("backgroundImage", at: "backgroundImages") {
        $0.backgroundImage = Theme.ByPosition(top: Theme.ByMetrics(compact: Sample.image))
      },
      SettableProperty("searchFieldBackgroundImage", at: "searchFieldBackgroundImages") {
        $0.searchFieldBackgroundImage = Theme.ByState(disabled: Sample.image)
      },
      SettableProperty("iconImage", at: "images") {
        $0.iconImage = Theme.ByIcon(clear: Theme.ByState(highlighted: Sample.image))
      },
      SettableProperty("scopeBarButtonBackgroundImage", at: "scopeBarButtonBackgroundImages") {
        $0.scopeBarButtonBackgroundImage = Theme.ByState(selected: Sample.image)
      },
      SettableProperty("scopeBarButtonDividerImage", at: "scopeBarButtonDividerImages") {
        $0.scopeBarButtonDividerImage = Theme.ByState(normal: Theme.ByState(selected: Sample.image))
      },
      SettableProperty("scopeBarButtonTitleTextAttributes") {
        $0.scopeBarButtonTitleTextAttributes = Theme.ByState(selected: Sample.text)
      },
      SettableProperty("iconPositionAdjustment", at: "positionAdjustments") {
        $0.iconPositionAdjustment = Theme.ByIcon(search: Sample.offset)
      },
      SettableProperty("searchTextField", since: 13) { $0.searchTextField = Theme.SearchTextFieldStyle(textColor: Sample.color) },
    ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.SearchBarStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.SearchBarStyle()) {
      searchBar()
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    // The cancel button is set through a proxy, and tested by itself.
    expectEqual(Set(Self.properties.map(\.name)).union(["cancelButton"]), propertyNames(of: Theme.SearchBarStyle()))
  }

  private func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchTextField.placeholder = "Search"
    bar.searchTextField.leftView = UIView()
    return bar
  }
}
