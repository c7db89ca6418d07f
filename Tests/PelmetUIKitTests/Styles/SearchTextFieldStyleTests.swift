import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@MainActor
struct SearchTextFieldStyleTests {
  nonisolated static let properties: [SettableProperty<SearchTextFieldStyle>] = [
    SettableProperty("backgroundColor") { $0.backgroundColor = Sample.color },
    SettableProperty("textColor") { $0.textColor = Sample.color },
    SettableProperty("font") { $0.font = Font(weight: .bold) },
    SettableProperty("tintColor", at: "ownTintColor") { $0.tintColor = Sample.color },
    SettableProperty("placeholderColor", at: "attributedPlaceholder") { $0.placeholderColor = Sample.color },
    SettableProperty("iconColor", at: "leftView.ownTintColor") { $0.iconColor = Sample.color },
  ]

  @Test(arguments: properties, versions)
  func changesExactlyWhatIsSet(property: SettableProperty<SearchTextFieldStyle>, version: OSVersion) {
    expectExactly(property, on: version, of: SearchTextFieldStyle()) {
      searchBar().searchTextField
    } apply: {
      $0.apply(to: $1)
    }
  }

  @Test func appliesEveryProperty() {
    #expect(Set(Self.properties.map(\.name)) == propertyNames(of: SearchTextFieldStyle()))
  }

  private func searchBar() -> UISearchBar {
    let bar = UISearchBar()
    bar.searchTextField.placeholder = "Search"
    bar.searchTextField.leftView = UIView()
    return bar
  }
}
