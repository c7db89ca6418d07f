import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor
struct SearchTextFieldStyleTests {
  nonisolated static let properties: [SettableProperty<Theme.SearchTextFieldStyle>] = [
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
    SettableProperty("textColor") { $0.textColor = Sample.color },
    SettableProperty("font") { $0.font = Theme.Font(weight: .bold) },
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("placeholderColor", at: "attributedPlaceholder") { $0.placeholderColor = Sample.color },
    SettableProperty("iconColor", at: "leftView.ownTintColor") { $0.iconColor = Sample.color },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<Theme.SearchTextFieldStyle>, version: Theme.OSVersion) {
    expectExactly(property, on: version, of: Theme.SearchTextFieldStyle()) {
      searchBar().searchTextField
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    expectEqual(Set(Self.properties.map(\.name)), propertyNames(of: Theme.SearchTextFieldStyle()))
  }

  private func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchTextField.placeholder = "Search"
    bar.searchTextField.leftView = UIView()
    return bar
  }
}
