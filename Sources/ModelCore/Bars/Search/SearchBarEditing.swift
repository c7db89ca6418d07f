import Foundation

/// The user's actions in a search bar. Its delegate hears of each, then the search controller whose bar it is.
extension UISearchBar {
  /// Puts the cursor into the field, where the delegate allows it (SRC-2).
  /// - Returns: Whether the field is being edited then.
  func beginEditing() -> Bool {
    guard !searchTextField.isEditing else { return true }
    guard heldDelegate.call("searchBarShouldBeginEditing", modelName, { $0.searchBarShouldBeginEditing(self) }) ?? true,
      searchTextField.beginEditing(after: nil)
    else { return false }
    heldDelegate.call("searchBarTextDidBeginEditing", modelName) { $0.searchBarTextDidBeginEditing(self) }
    searchController?.searchBarDidBeginEditing()
    return true
  }

  /// Takes the cursor out of the field, because the search ends. The delegate is asked, and cannot refuse (SRC-7).
  func endEditing() {
    guard searchTextField.isEditing else { return }
    heldDelegate.call("searchBarShouldEndEditing", modelName) { _ = $0.searchBarShouldEndEditing(self) }
    guard searchTextField.endEditing() else { return }
    heldDelegate.call("searchBarTextDidEndEditing", modelName) { $0.searchBarTextDidEndEditing(self) }
  }

  /// Types a character behind the text, where the delegate allows it (SRC-6).
  func type(_ character: Character) {
    let (end, string) = (NSRange(location: text?.utf16.count ?? 0, length: 0), String(character))
    let isAllowed = heldDelegate.call("shouldChangeTextIn", "\(modelName), replacementText: \(string)") {
      $0.searchBar(self, shouldChangeTextIn: end, replacementText: string)
    }
    guard isAllowed ?? true else { return }
    searchTextField.type(character)
    heldDelegate.call("textDidChange", text ?? "") { $0.searchBar(self, textDidChange: text ?? "") }
    searchController?.searchBarDidChange()
  }

  /// Taps the keyboard's button (SRC-6).
  func search() {
    heldDelegate.call("searchBarSearchButtonClicked", modelName) { $0.searchBarSearchButtonClicked(self) }
  }

  /// Taps the button that ends the search. Without a search controller it is up to the delegate (SRC-7).
  func cancel() {
    heldDelegate.call("searchBarCancelButtonClicked", modelName) { $0.searchBarCancelButtonClicked(self) }
    searchController?.deactivate()
  }

  /// Chooses a scope (SRC-10).
  func choose(scope index: Int) {
    guard index != selectedScopeButtonIndex else { return }
    selectedScopeButtonIndex = index
    heldDelegate.call("selectedScopeButtonIndexDidChange", "\(index)") {
      $0.searchBar(self, selectedScopeButtonIndexDidChange: index)
    }
    searchController?.searchBarDidChange()
  }
}
