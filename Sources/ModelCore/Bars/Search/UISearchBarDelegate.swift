public import Foundation

/// Decides on the position of a free-standing search bar (BAR-12) and on editing, and hears of the user's search (SRC). All methods are
/// optional.
@preconcurrency @MainActor
public protocol UISearchBarDelegate: UIBarPositioningDelegate {
  /// Whether the cursor may enter the field.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)

  /// Asked before the cursor leaves the field. The end of a search does not wait for the answer (SRC-7).
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool

  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)

  /// Whether typing may change the text.
  /// - Parameters:
  ///   - range: The part that is replaced, in UTF-16 units.
  ///   - text: The text that takes its place.
  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool

  /// Called after the user changed the text.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)

  /// Called after a tap on the keyboard's button.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)

  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)

  /// Called after the user chose a scope.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
}

extension UISearchBarDelegate {
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
    runDefault()
    return true
  }

  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {
    runDefault()
  }

  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
    runDefault()
    return true
  }

  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {
    runDefault()
  }

  public func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    runDefault()
    return true
  }

  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    runDefault()
  }

  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
    runDefault()
  }

  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {
    runDefault()
  }

  public func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
    runDefault()
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UISearchBarDelegate.Type }
  }
}
