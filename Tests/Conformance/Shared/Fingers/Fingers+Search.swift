#if canImport(ModelCore)
  import ModelCore

  extension Fingers {
    private static let rules: [String: String] = .all(
      "SRC-2", "searchBarShouldBeginEditing", "searchBarTextDidBeginEditing", "willPresentSearchController",
      "didPresentSearchController"
    )
    .or(.all("SRC-6", "shouldChangeTextIn", "textDidChange", "updateSearchResults"))
    .or(
      .all(
        "SRC-7", "searchBarCancelButtonClicked", "searchBarShouldEndEditing", "searchBarTextDidEndEditing",
        "willDismissSearchController", "didDismissSearchController")
    )
    .or(CallbackOrders.appearance)

    /// A list A with a search controller, which notes what its delegates hear.
    private static func search(
      _ name: String, after touches: @escaping @MainActor (Simulation) -> Void = { _ in }, _ step: String,
      _ act: @escaping @MainActor (Simulation) -> Void
    ) -> Scenario {
      Scenario(name, rules: rules) { stage in
        let (a, search) = (stage.page("A"), UISearchController(searchResultsController: nil))
        let delegate = stage.keep(RecordedSearchDelegate("D", stage.recorder))
        a.definesPresentationContext = true
        a.navigationItem.searchController = search
        (search.delegate, search.searchResultsUpdater, search.searchBar.delegate) = (delegate, delegate, delegate)
        Platform.name(search, "Search")
        Platform.name(search.searchBar, "Bar")
        return [
          .before { stage.show(UINavigationController(rootViewController: a)) }, .before { touches(stage.simulation) },
          Step(step) { act(stage.simulation) },
        ]
      }
    }

    static let searches = [
      search("a search that begins", "typeIntoSearch(\"T\")") { $0.typeIntoSearch("T") },
      search("a search that is cancelled", after: { $0.typeIntoSearch("T") }, "cancelSearch()") { $0.cancelSearch() },
    ]
  }

  /// A delegate of a search controller and its bar that notes what it hears.
  private final class RecordedSearchDelegate: RecordedDelegate, UISearchControllerDelegate, UISearchResultsUpdating,
    UISearchBarDelegate
  {
    func updateSearchResults(for searchController: UISearchController) { heard("updateSearchResults(for: Search)") }

    func willPresentSearchController(_ searchController: UISearchController) { heard("willPresentSearchController(Search)") }

    func didPresentSearchController(_ searchController: UISearchController) { heard("didPresentSearchController(Search)") }

    func willDismissSearchController(_ searchController: UISearchController) { heard("willDismissSearchController(Search)") }

    func didDismissSearchController(_ searchController: UISearchController) { heard("didDismissSearchController(Search)") }

    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard("searchBarTextDidBeginEditing(Bar)") }

    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard("searchBarTextDidEndEditing(Bar)") }

    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) { heard("textDidChange(\(searchText))") }

    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard("searchBarCancelButtonClicked(Bar)") }
  }
#endif
