public import Foundation

/// Cells: registration, reuse (TBL-3), and those that are visible.
extension UITableView {
  /// Registers the class of the cells with an identifier; `nil` takes it back.
  public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
    cellClasses[identifier] = cellClass as? UITableViewCell.Type
    cellNibs[identifier] = nil
  }

  /// Registers the nib of the cells with an identifier, whose first object is the cell (SGE-4); `nil` takes it back.
  public func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {
    cellNibs[identifier] = nib
    cellClasses[identifier] = nil
  }

  /// Registers the class of the headings and footers with an identifier; `nil` takes it back.
  public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
    headingClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
  }

  /// A cell whose row is no longer visible, else a new one of the registered class or nib, else `nil`.
  public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    if let cell = cells.reusableCell(identifier) { return cell }
    if let cellClass = cellClasses[identifier] { return cellClass.init(modelReuseIdentifier: identifier) }
    return cellNibs[identifier]?.instantiate(withOwner: self).lazy.compactMap { $0 as? UITableViewCell }.first
  }

  /// A cell for a row, as `dequeueReusableCell(withIdentifier:)`. An identifier without a registered class is a fault (TBL-3).
  public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    if let cell = cells.keptCell(for: indexPath) ?? dequeueReusableCell(withIdentifier: identifier) { return cell }
    CurrentSimulation.fault(
      .tbl3, "no cell is registered for \"\(identifier)\"; call register(_:forCellReuseIdentifier:) of \(modelName) before")
    return UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  /// A heading that is no longer visible, else a new one of the registered class, else `nil`.
  public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
    cells.reusableHeading(identifier) ?? headingClasses[identifier]?.init(modelReuseIdentifier: identifier)
  }

  /// The cell of a row, if it is visible.
  public func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { cells.visible[indexPath] }

  /// The row of a cell, if it is visible.
  public func indexPath(for cell: UITableViewCell) -> IndexPath? { cells.visible.first { $0.value === cell }?.key }

  public var visibleCells: [UITableViewCell] { cells.paths.compactMap { cells.visible[$0] } }

  public var indexPathsForVisibleRows: [IndexPath]? { cells.paths }

  /// The view above a section's rows, if it is visible.
  public func headerView(forSection section: Int) -> UITableViewHeaderFooterView? { heading(.header, of: section) }

  /// The view below a section's rows, if it is visible.
  public func footerView(forSection section: Int) -> UITableViewHeaderFooterView? { heading(.footer, of: section) }

  private func heading(_ kind: TableCells.Heading.Kind, of section: Int) -> UITableViewHeaderFooterView? {
    cells.headings[TableCells.Heading(section: section, kind: kind)] as? UITableViewHeaderFooterView
  }
}

/// Headings and footers (TBL-4).
extension UITableView {
  /// The title of a heading or footer.
  func title(_ kind: TableCells.Heading.Kind, of section: Int) -> String? {
    let title: String??
    switch kind {
    case .header:
      title = heldDataSource.answer("titleForHeaderInSection") { $0.tableView(self, titleForHeaderInSection: section) }
    case .footer:
      title = heldDataSource.answer("titleForFooterInSection") { $0.tableView(self, titleForFooterInSection: section) }
    }
    return title ?? nil
  }

  /// Whether a section has a heading or footer, so that its automatic height is not 0.
  func hasHeading(_ kind: TableCells.Heading.Kind, of section: Int) -> Bool {
    if title(kind, of: section) != nil { return true }
    switch kind {
    case .header:
      return heldTableDelegate.implements("viewForHeaderInSection") { _ = $0.tableView(self, viewForHeaderInSection: section) }
    case .footer:
      return heldTableDelegate.implements("viewForFooterInSection") { _ = $0.tableView(self, viewForFooterInSection: section) }
    }
  }

  /// The delegate's view for a heading, else a view with the title, if there is one.
  func newView(for heading: TableCells.Heading) -> UIView? {
    let view: UIView??
    switch heading.kind {
    case .header:
      view = heldTableDelegate.answer("viewForHeaderInSection") { $0.tableView(self, viewForHeaderInSection: heading.section) }
    case .footer:
      view = heldTableDelegate.answer("viewForFooterInSection") { $0.tableView(self, viewForFooterInSection: heading.section) }
    }
    if let view = view ?? nil { return view }
    return title(heading.kind, of: heading.section).map { title in
      let view = UITableViewHeaderFooterView()
      var content = view.defaultContentConfiguration()
      content.text = title
      view.contentConfiguration = content
      return view
    }
  }
}
