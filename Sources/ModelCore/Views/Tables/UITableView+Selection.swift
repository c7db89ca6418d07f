public import Foundation

/// The selected rows (TBL-5).
extension UITableView {
  public var indexPathForSelectedRow: IndexPath? { selection.first }

  /// The selected rows, or `nil` if there is none.
  public var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection }

  /// Selects a row, and no others unless the table allows it. The delegate does not hear of it. `nil` deselects all rows.
  public func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { deselectRow(at: path, animated: animated) }
      return
    }
    guard rows.contains(indexPath) else {
      return CurrentSimulation.fault(.tbl5, "\(modelName) has no row \(indexPath.spelling) to select; \(rowsThatThereAre)")
    }
    if !allowsSeveral { for path in selection where path != indexPath { mark(path, selected: false, animated: animated) } }
    mark(indexPath, selected: true, animated: animated)
    if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
  }

  /// Deselects a row. The delegate does not hear of it.
  public func deselectRow(at indexPath: IndexPath, animated: Bool) {
    mark(indexPath, selected: false, animated: animated)
  }

  private var allowsSeveral: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

  private var allowsTaps: Bool {
    isEditing ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing : allowsSelection
  }

  private func mark(_ path: IndexPath, selected: Bool, animated: Bool) {
    guard selection.contains(path) != selected else { return }
    if selected { selection.append(path) } else { selection.removeAll { $0 == path } }
    cells.visible[path]?.setSelected(selected, animated: animated)
  }

  // MARK: The user

  /// A tap: the row is highlighted and selected, and others are deselected, each with the delegate's consent (TBL-5).
  func tap(_ path: IndexPath) {
    guard allowsTaps, ask("shouldHighlightRowAt", path, { $0.tableView(self, shouldHighlightRowAt: path) }) ?? true else {
      return
    }
    let cell = cells.visible[path]
    cell?.setHighlighted(true, animated: false)
    tell("didHighlightRowAt", path) { $0.tableView(self, didHighlightRowAt: path) }
    cell?.setHighlighted(false, animated: false)
    tell("didUnhighlightRowAt", path) { $0.tableView(self, didUnhighlightRowAt: path) }
    if allowsSeveral, selection.contains(path) { return deselectByTap(path) }
    guard let chosen = ask("willSelectRowAt", path, { $0.tableView(self, willSelectRowAt: path) }) ?? path else { return }
    if !allowsSeveral { for other in selection where other != chosen { deselectByTap(other) } }
    mark(chosen, selected: true, animated: false)
    tell("didSelectRowAt", chosen) { $0.tableView(self, didSelectRowAt: chosen) }
    NotificationCenter.default.post(name: Self.selectionDidChangeNotification, object: self)
  }

  private func deselectByTap(_ path: IndexPath) {
    guard let chosen = ask("willDeselectRowAt", path, { $0.tableView(self, willDeselectRowAt: path) }) ?? path else { return }
    mark(chosen, selected: false, animated: false)
    tell("didDeselectRowAt", chosen) { $0.tableView(self, didDeselectRowAt: chosen) }
  }

  /// A tap on the detail button (TBL-6).
  func tapDetailButton(_ path: IndexPath) {
    tell("accessoryButtonTappedForRowWith", path) { $0.tableView(self, accessoryButtonTappedForRowWith: path) }
  }

  func ask<Answer>(_ name: String, _ path: IndexPath, _ question: (any UITableViewDelegate) -> Answer) -> Answer? {
    heldTableDelegate.ask(name, "\(modelName), \(path.spelling)", question)
  }

  func tell(_ name: String, _ path: IndexPath, _ message: (any UITableViewDelegate) -> Void) {
    heldTableDelegate.call(name, "\(modelName), \(path.spelling)", message)
  }
}
