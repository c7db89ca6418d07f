import ModelCore

/// A list on a stack with a search controller, whose delegates note what they hear.
@MainActor
final class SearchStage {
  let modal: ModalStage
  let list: UIViewController
  let navigation: UINavigationController
  let search: UISearchController
  let listener = SearchListener()

  var simulation: Simulation { modal.simulation }
  var searchBar: UISearchBar { search.searchBar }

  /// - Parameter definesContext: Whether the list presents the search, and not the stack.
  init(on device: Device = .iPhone, results: UIViewController? = nil, definesContext: Bool = true) {
    let simulation = Simulation(device: device)
    list = controller("List")
    list.definesPresentationContext = definesContext
    navigation = named(UINavigationController(rootViewController: list), "Stack")
    search = UISearchController(searchResultsController: results)
    search.modelName = "Search"
    search.searchBar.modelName = "Bar"
    list.navigationItem.searchController = search
    modal = ModalStage(in: simulation, root: navigation)
    search.delegate = listener
    search.searchResultsUpdater = listener
    search.searchBar.delegate = listener
  }

  /// The calls of delegates and controllers since the last time, without their arguments.
  func takeCalls(_ kinds: Set<EventLog.Kind> = [.delegate]) -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.names(for: kinds).map { $0.hasPrefix("Listener.") ? String($0.dropFirst("Listener.".count)) : $0 }
  }

  /// Activates the search by a tap, and forgets what was called.
  func begin() {
    simulation.tapSearchBar()
    simulation.settle()
    simulation.log.clear()
  }

  var complaints: [String] { simulation.faults.map { "\($0.rule): \($0.message)" } }
}

/// A delegate of the search controller and its bar, and the updater.
final class SearchListener: UIResponder, UISearchControllerDelegate, UISearchResultsUpdating, UISearchBarDelegate {
  var allows = true
  private(set) var queries: [String] = []

  override init() {
    super.init()
    modelName = "Listener"
  }

  func updateSearchResults(for searchController: UISearchController) {
    queries.append("\(searchController.searchBar.text ?? "nil"), \(searchController.isActive)")
  }

  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { allows }

  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { allows }

  func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
    text != "!" && range.location == searchBar.text?.utf16.count
  }
}
