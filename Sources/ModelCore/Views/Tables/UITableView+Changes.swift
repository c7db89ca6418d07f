public import Foundation

/// Changes of rows and sections (TBL-8). They take effect at once, or at the end of the group that they are in.
extension UITableView {
  public func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.insertRows(indexPaths) }
  }

  public func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.deleteRows(indexPaths) }
  }

  /// Asks for new cells for rows. They are no longer selected.
  public func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    change { $0.reloadRows(indexPaths) }
  }

  public func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    change { $0.moveRow(indexPath, to: newIndexPath) }
  }

  public func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.insertSections(sections) }
  }

  public func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.deleteSections(sections) }
  }

  public func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    change { $0.reloadSections(sections) }
  }

  public func moveSection(_ section: Int, toSection newSection: Int) {
    change { $0.moveSection(section, to: newSection) }
  }

  /// Asks the data source again for the content of rows, which keep their cells: `dequeueReusableCell(withIdentifier:for:)` returns them.
  /// Since iOS 15.
  public func reconfigureRows(at indexPaths: [IndexPath]) {
    for path in indexPaths { cells.reconfigure(path, in: self) }
  }

  /// Changes rows and sections together.
  /// - Parameter completion: Called when the animation is over, with whether it was not interrupted.
  public func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    beginUpdates()
    updates?()
    endUpdates()
    if let completion { afterAnimation { completion(true) } }
  }

  /// Begins a group of changes. Groups can be nested.
  public func beginUpdates() {
    if pendingChanges == nil {
      pendingChanges = TableChanges()
    }
    pendingChanges?.depth += 1
  }

  /// Ends a group of changes. Heights are asked for again, also if nothing was changed.
  public func endUpdates() {
    pendingChanges?.depth -= 1
    guard let changes = pendingChanges, changes.depth <= 0 else { return }
    pendingChanges = nil
    make(changes)
  }

  private func change(_ note: (inout TableChanges) -> Void) {
    beginUpdates()
    if var changes = pendingChanges {
      note(&changes)
      pendingChanges = changes
    }
    endUpdates()
  }

  /// Compares the rows of before with those that the data source has now. Rows that do not fit are a fault, and all are loaded anew.
  private func make(_ changes: TableChanges) {
    guard let old = storedRows else { return }
    storedRows = nil
    if let contradiction = changes.contradiction(between: old, and: rows) {
      CurrentSimulation.fault(
        .tbl8, "\(modelName) was updated, but \(contradiction); change the data and the table together, once each")
      return reloadData()
    }
    moveRows { changes.place(of: $0) }
  }

  /// Takes cells and selection to where their rows are now; the data source has changed.
  func moveRows(to place: (IndexPath) -> IndexPath?) {
    storedRows = nil
    selection = selection.compactMap(place)
    cells.move(in: self, to: place)
    setNeedsLayout()
  }

  func afterAnimation(_ completion: @escaping @MainActor () -> Void) {
    guard let clock = CurrentSimulation.simulation?.clock else { return completion() }
    clock.after(ModelClock.transitionDuration, completion)
  }
}
