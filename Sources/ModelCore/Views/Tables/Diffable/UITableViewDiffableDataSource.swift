public import Foundation

/// A data source that finds out by itself what changes between two snapshots of a table (TBL-10).
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
  UITableViewDataSource
{
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// Makes the cell of an item.
  public typealias CellProvider = (
    _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
  ) -> UITableViewCell?

  private weak var tableView: UITableView?
  private let cellProvider: CellProvider
  private var current = Snapshot()
  /// The place of every item of the current snapshot.
  private var places: [ItemIdentifierType: IndexPath] = [:]

  /// The animation of changes, which is not drawn.
  open var defaultRowAnimation = UITableView.RowAnimation.automatic

  /// Creates the data source of a table, and becomes it. The table does not keep it.
  public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
    self.tableView = tableView
    self.cellProvider = cellProvider
    super.init()
    tableView.dataSource = self
  }

  // MARK: Snapshots

  /// The current sections and items, without reloads.
  open func snapshot() -> Snapshot { current }

  /// Shows a snapshot. Items that were there keep their cells.
  /// - Parameters:
  ///   - animatingDifferences: Whether the change is animated. The rows change at once in any case.
  ///   - completion: Called when the animation is over.
  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil) {
    let old = current
    take(snapshot)
    tableView?.moveRows { path in
      guard let item = old.item(at: path), !snapshot.reloaded.contains(item) else { return nil }
      return places[item]
    }
    tableView?.reconfigureRows(at: snapshot.reconfigured.compactMap { places[$0] }.sorted())
    end(animatingDifferences, completion)
  }

  open func apply(_ snapshot: Snapshot, animatingDifferences: Bool = true) async {
    await withCheckedContinuation { continuation in
      apply(snapshot, animatingDifferences: animatingDifferences) { continuation.resume() }
    }
  }

  /// Shows a snapshot with new cells for all rows. Since iOS 15.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    take(snapshot)
    tableView?.reloadData()
    end(false, completion)
  }

  private func take(_ snapshot: Snapshot) {
    for mistake in snapshot.mistakes { CurrentSimulation.fault(.tbl10, mistake) }
    current = snapshot.applied
    places.removeAll(keepingCapacity: true)
    for (section, identifier) in current.sectionIdentifiers.enumerated() {
      for (row, item) in current.itemIdentifiers(inSection: identifier).enumerated() {
        places[item] = IndexPath(row: row, section: section)
      }
    }
  }

  private func end(_ isAnimated: Bool, _ completion: (() -> Void)?) {
    guard let completion else { return }
    guard isAnimated, let tableView, tableView.window != nil else { return completion() }
    tableView.afterAnimation { completion() }
  }

  // MARK: Places

  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }

  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { places[itemIdentifier] }

  /// Since iOS 15.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? {
    current.sectionIdentifiers.indices.contains(index) ? current.sectionIdentifiers[index] : nil
  }

  /// Since iOS 15.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { current.indexOfSection(sectionIdentifier) }

  // MARK: UITableViewDataSource

  open func numberOfSections(in tableView: UITableView) -> Int { current.numberOfSections }

  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sectionIdentifier(for: section).map { current.numberOfItems(inSection: $0) } ?? 0
  }

  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    if let item = itemIdentifier(for: indexPath), let cell = cellProvider(tableView, indexPath, item) { return cell }
    CurrentSimulation.fault(.tbl10, "the cell provider has no cell for row \(indexPath.spelling); return one for every item")
    return UITableViewCell()
  }

  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }

  open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }

  /// Whether the user may edit a row: not, unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }

  /// Whether the user may move a row: not, unless a subclass allows it.
  open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }

  open func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {}

  open func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {}
}
