public import Foundation

/// Finds the results of a search (SRC-6).
@preconcurrency @MainActor
public protocol UISearchResultsUpdating: NSObjectProtocol {
  /// Called when the cursor enters the bar, when text or scope change, and when the search ends.
  func updateSearchResults(for searchController: UISearchController)
}

/// Hears of presentations and dismissals of a search controller that it starts itself, and not of the app's (SRC-2, SRC-8). All methods are
/// optional.
@preconcurrency @MainActor
public protocol UISearchControllerDelegate: NSObjectProtocol {
  /// Called to present the search controller in the app's own way. Where it is missing, or presents nothing, the controller presents itself
  /// (SRC-3).
  func presentSearchController(_ searchController: UISearchController)

  func willPresentSearchController(_ searchController: UISearchController)

  func didPresentSearchController(_ searchController: UISearchController)

  func willDismissSearchController(_ searchController: UISearchController)

  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  public func presentSearchController(_ searchController: UISearchController) {
    runDefault()
  }

  public func willPresentSearchController(_ searchController: UISearchController) {
    runDefault()
  }

  public func didPresentSearchController(_ searchController: UISearchController) {
    runDefault()
  }

  public func willDismissSearchController(_ searchController: UISearchController) {
    runDefault()
  }

  public func didDismissSearchController(_ searchController: UISearchController) {
    runDefault()
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UISearchControllerDelegate.Type }
  }
}
