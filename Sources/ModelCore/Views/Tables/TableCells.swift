import Foundation

/// The cells and headings of a table: those that are visible, and those that wait to be used again (TBL-2, TBL-3).
@MainActor
final class TableCells {
  private(set) var visible: [IndexPath: UITableViewCell] = [:]
  private(set) var headings: [Heading: UIView] = [:]
  private var waiting: [String: [UITableViewCell]] = [:]
  private var waitingHeadings: [String: [UITableViewHeaderFooterView]] = [:]
  /// The cells that the data source gets again for their rows, while these are being reconfigured.
  private var kept: [IndexPath: UITableViewCell] = [:]
  /// The number of the load or change of rows that counts: what an earlier one asked for is void.
  private var course = 0

  /// The heading or footer of a section.
  struct Heading: Hashable, Comparable {
    enum Kind: Int { case header, footer }

    let section: Int
    let kind: Kind

    static func < (one: Self, other: Self) -> Bool { (one.section, one.kind.rawValue) < (other.section, other.kind.rawValue) }
  }

  /// The visible rows in the order of the table.
  var paths: [IndexPath] { visible.keys.sorted() }

  // MARK: Display

  /// Shows the rows and headings that are within the table's bounds, and no others.
  func update(in table: UITableView) {
    let (rows, top, bottom) = (table.rows, table.bounds.minY, table.bounds.maxY)
    let paths = rows.rows(between: top, and: bottom)
    let wanted = Set(paths)
    for path in self.paths where !wanted.contains(path) { endDisplaying(path, in: table) }
    let current = course
    for path in paths {
      (visible[path] ?? display(path, in: table))?.frame = table.rectangle(rows.span(of: path))
      // The app has changed its rows when it was asked for a cell: another layout pass shows those.
      guard course == current else { return }
    }
    updateHeadings(of: rows, in: table, between: top, and: bottom)
    place(table.tableHeaderView, at: 0, in: table)
    place(table.tableFooterView, at: rows.height - (table.tableFooterView?.frame.height ?? 0), in: table)
  }

  private func place(_ view: UIView?, at top: CGFloat, in table: UITableView) {
    guard let view else { return }
    view.frame = table.rectangle(top...top + view.frame.height)
  }

  private func display(_ path: IndexPath, in table: UITableView) -> UITableViewCell? {
    let current = course
    let cell = newCell(for: path, in: table)
    guard course == current else { return nil }
    visible[path] = cell
    table.addSubview(cell)
    table.prepareEditing(of: cell, at: path, animated: false)
    cell.setSelected(table.selection.contains(path), animated: false)
    cell.configure()
    table.heldTableDelegate.ask("willDisplay", "\(table.modelName), \(path.spelling)") {
      $0.tableView(table, willDisplay: cell, forRowAt: path)
    }
    return cell
  }

  private func newCell(for path: IndexPath, in table: UITableView) -> UITableViewCell {
    table.heldDataSource.delegate?.tableView(table, cellForRowAt: path) ?? UITableViewCell()
  }

  private func endDisplaying(_ path: IndexPath, in table: UITableView) {
    guard let cell = visible.removeValue(forKey: path) else { return }
    cell.removeFromSuperview()
    table.heldTableDelegate.ask("didEndDisplaying", "\(table.modelName), \(path.spelling)") {
      $0.tableView(table, didEndDisplaying: cell, forRowAt: path)
    }
    if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
  }

  private func updateHeadings(of rows: TableRows, in table: UITableView, between top: CGFloat, and bottom: CGFloat) {
    let wanted = rows.sections(between: top, and: bottom).flatMap { section in
      [Heading(section: section, kind: .header), Heading(section: section, kind: .footer)].filter {
        let span = rows.span(of: $0)
        return span.upperBound > top && span.lowerBound < bottom && span.upperBound > span.lowerBound
      }
    }
    for heading in headings.keys.sorted() where !wanted.contains(heading) { endDisplaying(heading) }
    for heading in wanted {
      guard let view = headings[heading] ?? table.newView(for: heading) else { continue }
      if headings.updateValue(view, forKey: heading) == nil { table.addSubview(view) }
      view.frame = table.rectangle(rows.span(of: heading))
    }
  }

  private func endDisplaying(_ heading: Heading) {
    let view = headings.removeValue(forKey: heading)
    view?.removeFromSuperview()
    guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
    waitingHeadings[identifier, default: []].append(view)
  }

  /// Gives the visible rows their controls for editing, or takes them.
  func prepareEditing(in table: UITableView, animated: Bool) {
    for path in paths {
      if let cell = visible[path] { table.prepareEditing(of: cell, at: path, animated: animated) }
    }
  }

  /// Takes back all cells and headings.
  func removeAll(of table: UITableView) {
    course += 1
    for path in paths { endDisplaying(path, in: table) }
    for heading in headings.keys.sorted() { endDisplaying(heading) }
  }

  // MARK: Changes

  /// Takes the cells to where their rows are after a change; those of rows that are no more, or are reloaded, are taken back.
  func move(in table: UITableView, to place: (IndexPath) -> IndexPath?) {
    course += 1
    var moved: [IndexPath: UITableViewCell] = [:]
    for path in paths {
      if let new = place(path) {
        moved[new] = visible.removeValue(forKey: path)
      } else {
        endDisplaying(path, in: table)
      }
    }
    visible = moved
    for heading in headings.keys.sorted() { endDisplaying(heading) }
  }

  /// Asks the data source again for a cell of a visible row, and gives it the one that is there (TBL-10).
  func reconfigure(_ path: IndexPath, in table: UITableView) {
    guard let cell = visible[path] else { return }
    kept[path] = cell
    let new = newCell(for: path, in: table)
    kept[path] = nil
    guard new !== cell else { return }
    endDisplaying(path, in: table)
    table.setNeedsLayout()
  }

  // MARK: Reuse

  func keptCell(for path: IndexPath) -> UITableViewCell? { kept[path] }

  func reusableCell(_ identifier: String) -> UITableViewCell? {
    guard let cell = waiting[identifier]?.popLast() else { return nil }
    cell.setSelected(false, animated: false)
    cell.prepareForReuse()
    return cell
  }

  func reusableHeading(_ identifier: String) -> UITableViewHeaderFooterView? {
    guard let view = waitingHeadings[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }
}
