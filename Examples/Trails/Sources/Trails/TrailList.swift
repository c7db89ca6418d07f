import UIKit

/// The trails that a search and a filter leave over.
final class TrailList: UITableViewController, UISearchResultsUpdating {
  var onSelect: (Trail) -> Void = { _ in }
  var onFilter: () -> Void = {}

  private let store: TrailStore
  private let search = UISearchController(searchResultsController: nil)
  private lazy var source = UITableViewDiffableDataSource<Int, Trail>(tableView: tableView) { table, path, trail in
    let cell = table.dequeueReusableCell(withIdentifier: "trail", for: path)
    var content = cell.defaultContentConfiguration()
    content.text = trail.name
    content.secondaryText = "\(trail.kilometres) km"
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    return cell
  }

  init(_ store: TrailStore) {
    self.store = store
    super.init(style: .plain)
    title = "Trails"
  }

  required init?(coder: NSCoder) { fatalError("TrailList is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "trail")
    definesPresentationContext = true
    search.searchResultsUpdater = self
    search.obscuresBackgroundDuringPresentation = false
    navigationItem.searchController = search
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Filter") { [weak self] _ in self?.onFilter() })
    update()
  }

  /// Shows the trails as they are now.
  func update() {
    var snapshot = NSDiffableDataSourceSnapshot<Int, Trail>()
    snapshot.appendSections([0])
    snapshot.appendItems(store.trails(matching: search.searchBar.text ?? ""))
    source.apply(snapshot)
  }

  func updateSearchResults(for searchController: UISearchController) {
    update()
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard let trail = source.itemIdentifier(for: indexPath) else { return }
    onSelect(trail)
  }
}
