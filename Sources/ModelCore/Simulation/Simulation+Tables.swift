public import Foundation

/// The user of a table. Without a table, the methods take the one in front, ``tableView``.
///
/// Only rows that are on the screen can be touched: scroll first with ``scroll(_:to:)``, or with `scrollToRow(at:at:animated:)` of the table.
extension Simulation {
  /// The table in front: of the visible page or of what is presented over it; of several the last. `nil` if there is none.
  public var tableView: UITableView? {
    let layers = frontWindows.flatMap { $0.rootViewController?.withPresented ?? [] }
    return layers.reversed().lazy.compactMap { $0.viewIfLoaded?.touchable(UITableView.self).last }.first
  }

  /// Taps a row, which highlights and selects it (TBL-5).
  public func tapRow(at indexPath: IndexPath, in tableView: UITableView? = nil) {
    perform { reached(indexPath, in: tableView)?.tap(indexPath) }
  }

  /// Taps the row with a text: that of its content, or the title of a label in it.
  public func tapRow(_ text: String, in tableView: UITableView? = nil) {
    perform {
      guard let table = reached(tableView) else { return }
      let rows = table.cells.paths.map { (path: $0, texts: table.cells.visible[$0]?.texts ?? []) }
      guard let row = rows.first(where: { $0.texts.contains(text) }) else {
        let there = rows.compactMap { $0.texts.first.map { "\"\($0)\"" } }.prefix(20).joined(separator: ", ")
        return refuse("\(table.modelName) shows no row \"\(text)\"; it shows \(there.isEmpty ? "no text" : there)")
      }
      reached(row.path, in: table)?.tap(row.path)
    }
  }

  /// Taps the detail button of a row (TBL-6). A row without one is a fault.
  public func tapDetailButton(at indexPath: IndexPath, in tableView: UITableView? = nil) {
    perform {
      guard let table = reached(indexPath, in: tableView), let cell = table.cells.visible[indexPath] else { return }
      let type = table.isEditing ? cell.editingAccessoryType : cell.accessoryType
      guard type == .detailButton || type == .detailDisclosureButton else {
        return refuse("row \(indexPath.spelling) has no detail button; set accessoryType of its cell to detailButton")
      }
      table.tapDetailButton(indexPath)
    }
  }

  /// Swipes over a row, and taps an action that the swipe uncovers (TBL-9).
  /// - Parameter title: The action's title. The system's own is "Delete", unless the delegate has another.
  public func swipeRow(at indexPath: IndexPath, andTap title: String, in tableView: UITableView? = nil) {
    perform {
      guard let table = reached(indexPath, in: tableView) else { return }
      let actions = table.swipeActions(of: indexPath)
      guard let action = actions.first(where: { $0.title == title }) else {
        let there = actions.isEmpty ? "no action" : actions.map { "\"\($0.title)\"" }.joined(separator: ", ")
        return refuse("a swipe over row \(indexPath.spelling) uncovers no \"\(title)\"; it uncovers \(there)")
      }
      table.perform(action, at: indexPath)
    }
  }

  /// Taps the control for deleting or inserting that a row has while its table is edited (TBL-9), and confirms a deletion.
  public func tapEditControl(at indexPath: IndexPath, in tableView: UITableView? = nil) {
    perform {
      guard let table = reached(indexPath, in: tableView) else { return }
      let style = table.cells.visible[indexPath]?.editingStyle ?? .none
      guard style != .none else {
        return refuse("row \(indexPath.spelling) has no control for editing; call setEditing(true, animated: false) of the table")
      }
      table.commit(style, at: indexPath)
    }
  }

  /// Drags a row to another place while its table is edited (TBL-9).
  public func dragRow(at indexPath: IndexPath, to newIndexPath: IndexPath, in tableView: UITableView? = nil) {
    perform {
      guard let table = reached(indexPath, in: tableView) else { return }
      guard table.canMove(indexPath) else {
        return refuse(
          "row \(indexPath.spelling) cannot be moved; call setEditing(true, animated: false) of the table, and allow it in canMoveRowAt"
        )
      }
      table.drag(indexPath, to: newIndexPath)
    }
  }

  /// Pulls content down until its refresh control begins (TBL-11). Content without one is a fault.
  public func pullToRefresh(_ scrollView: UIScrollView? = nil) {
    perform {
      guard let scrollView = scrollView ?? tableView else { return refuse("there is no table in front to pull") }
      guard scrollView.isTouchable, let control = scrollView.refreshControl else {
        return refuse("\(scrollView.modelName) has no refresh control within reach; set refreshControl")
      }
      control.pull()
    }
  }

  private func reached(_ tableView: UITableView?) -> UITableView? {
    guard let table = tableView ?? self.tableView else {
      refuse("there is no table in front; push or present one, and let it arrive with settle()")
      return nil
    }
    guard table.isTouchable else {
      refuse("\(table.modelName) is not within reach of a finger; it is hidden, covered or off screen")
      return nil
    }
    table.window?.layoutIfNeeded()
    return table
  }

  private func reached(_ path: IndexPath, in tableView: UITableView?) -> UITableView? {
    guard let table = reached(tableView) else { return nil }
    guard table.rows.contains(path) else {
      refuse("\(table.modelName) has no row \(path.spelling); \(table.rowsThatThereAre)")
      return nil
    }
    let span = table.rows.span(of: path)
    let insets = table.adjustedContentInset
    guard span.upperBound > table.bounds.minY + insets.top, span.lowerBound < table.bounds.maxY - insets.bottom else {
      refuse(
        "row \(path.spelling) of \(table.modelName) is not on the screen; scroll there first with scrollToRow(at:at:animated:)")
      return nil
    }
    return table
  }
}

extension UITableViewCell {
  /// The texts by which a user would name the row.
  fileprivate var texts: [String] {
    let content = contentConfiguration as? UIListContentConfiguration
    return [content?.text, content?.attributedText?.string, content?.secondaryText].compactMap { $0 } + contentView.labels
  }
}

extension UIView {
  /// The texts of the labels in the view that can be seen.
  fileprivate var labels: [String] {
    isHidden ? [] : [(self as? UILabel)?.text].compactMap { $0 } + subviews.flatMap(\.labels)
  }
}
