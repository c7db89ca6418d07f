import Foundation

/// The events in the field of a search bar. The bar's delegate hears of it, then the search controller whose bar it is.
extension UISearchBar: TextFieldHost {
  /// Asks the delegate whether the cursor may enter the field (SRC-2).
  func fieldShouldBegin() -> Bool {
    heldDelegate.call("searchBarShouldBeginEditing", modelName) { $0.searchBarShouldBeginEditing(self) } ?? true
  }

  func fieldDidBegin() {
    heldDelegate.call("searchBarTextDidBeginEditing", modelName) { $0.searchBarTextDidBeginEditing(self) }
    searchController?.searchBarDidBeginEditing()
  }

  func fieldShouldEnd() -> Bool {
    heldDelegate.call("searchBarShouldEndEditing", modelName) { $0.searchBarShouldEndEditing(self) } ?? true
  }

  func fieldDidEnd() {
    heldDelegate.call("searchBarTextDidEndEditing", modelName) { $0.searchBarTextDidEndEditing(self) }
  }

  /// Takes the cursor out of the field, because the search ends. The delegate is asked, and cannot refuse (SRC-7).
  func leaveField() {
    guard searchTextField.isFirstResponder else { return }
    _ = fieldShouldEnd()
    CurrentSimulation.simulation?.firstResponders.remove(searchTextField)
  }

  /// Asks the delegate whether a text may be typed (SRC-6).
  func fieldShouldChange(_ range: NSRange, to text: String) -> Bool {
    heldDelegate.call("shouldChangeTextIn", "\(modelName), replacementText: \(text)") {
      $0.searchBar(self, shouldChangeTextIn: range, replacementText: text)
    } ?? true
  }

  func fieldDidChange() {
    heldDelegate.call("textDidChange", text ?? "") { $0.searchBar(self, textDidChange: text ?? "") }
    searchController?.searchBarDidChange()
  }

  /// Searches (SRC-6).
  func fieldReturns() -> Bool {
    heldDelegate.call("searchBarSearchButtonClicked", modelName) { $0.searchBarSearchButtonClicked(self) }
    return true
  }
}

/// The user's actions on the buttons of a search bar.
extension UISearchBar {
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
