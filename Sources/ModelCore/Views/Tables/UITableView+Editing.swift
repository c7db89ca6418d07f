import Foundation

/// Rows that the user deletes, inserts and moves (TBL-9).
extension UITableView {
  private func canEdit(_ path: IndexPath) -> Bool {
    heldDataSource.answer("canEditRowAt") { $0.tableView(self, canEditRowAt: path) } ?? true
  }

  private func editingStyle(of path: IndexPath) -> UITableViewCell.EditingStyle {
    heldTableDelegate.answer("editingStyleForRowAt") { $0.tableView(self, editingStyleForRowAt: path) } ?? .delete
  }

  /// Gives a cell the control that its row has while the table is edited.
  func prepareEditing(of cell: UITableViewCell, at path: IndexPath, animated: Bool) {
    let isEdited = isEditing && canEdit(path)
    cell.editingStyle = isEdited ? editingStyle(of: path) : .none
    if cell.isEditing != isEdited { cell.setEditing(isEdited, animated: animated) }
  }

  /// The actions that a swipe over a row uncovers: the delegate's, else the deletion that the row's editing style means.
  func swipeActions(of path: IndexPath) -> [RowAction] {
    guard canEdit(path) else { return [] }
    let leading = heldTableDelegate.answer("leadingSwipeActionsConfigurationForRowAt") {
      $0.tableView(self, leadingSwipeActionsConfigurationForRowAt: path)
    }
    let trailing = heldTableDelegate.answer("trailingSwipeActionsConfigurationForRowAt") {
      $0.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }
    let first = (leading ?? nil)?.actions.map(RowAction.contextual) ?? []
    if let trailing = trailing ?? nil { return first + trailing.actions.map(RowAction.contextual) }
    // An answer without a configuration is UIKit's request for the system's own action.
    guard editingStyle(of: path) == .delete else { return first }
    let title = heldTableDelegate.answer("titleForDeleteConfirmationButtonForRowAt") {
      $0.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
    }
    return first + [.deletion(title: (title ?? nil) ?? "Delete")]
  }

  /// Performs an action that a swipe uncovered.
  func perform(_ action: RowAction, at path: IndexPath) {
    tell("willBeginEditingRowAt", path) { $0.tableView(self, willBeginEditingRowAt: path) }
    switch action {
    case .contextual(let action):
      action.handler(action, cells.visible[path] ?? self) { _ in }
    case .deletion:
      commit(.delete, at: path)
    }
    tell("didEndEditingRowAt", path) { $0.tableView(self, didEndEditingRowAt: path) }
  }

  func commit(_ style: UITableViewCell.EditingStyle, at path: IndexPath) {
    heldDataSource.call("commit", "\(modelName), \(style), \(path.spelling)") {
      $0.tableView(self, commit: style, forRowAt: path)
    }
  }

  /// Whether the user can move a row.
  func canMove(_ path: IndexPath) -> Bool {
    isEditing && heldDataSource.answer("canMoveRowAt") { $0.tableView(self, canMoveRowAt: path) } ?? true
  }

  /// Puts a row that the user drags down at another place, or where the delegate wants it.
  func drag(_ path: IndexPath, to proposed: IndexPath) {
    let target =
      ask("targetIndexPathForMoveFromRowAt", path) {
        $0.tableView(self, targetIndexPathForMoveFromRowAt: path, toProposedIndexPath: proposed)
      } ?? proposed
    guard target != path else { return }
    var changes = TableChanges()
    changes.moveRow(path, to: target)
    heldDataSource.call("moveRowAt", "\(modelName), \(path.spelling), to: \(target.spelling)") {
      $0.tableView(self, moveRowAt: path, to: target)
    }
    moveRows { changes.place(of: $0) }
  }
}

/// An action that a swipe over a row uncovers.
enum RowAction {
  case contextual(UIContextualAction)
  /// The system's own, by the data source.
  case deletion(title: String)

  @MainActor var title: String {
    switch self {
    case .contextual(let action): action.title ?? ""
    case .deletion(let title): title
    }
  }
}
