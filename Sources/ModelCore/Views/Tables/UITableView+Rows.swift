public import Foundation

/// Sections and rows: their numbers and places.
extension UITableView {
  /// The rows as the data source has them, asked once until something changes (TBL-2).
  var rows: TableRows {
    if let rows = storedRows { return rows }
    let rows = TableRows(of: self)
    storedRows = rows
    return rows
  }

  public var numberOfSections: Int { rows.sections.count }

  /// The number of rows of a section; a section that there is not has none.
  public func numberOfRows(inSection section: Int) -> Int {
    rows.sections.indices.contains(section) ? rows.sections[section].count : 0
  }

  /// The frame of a row in the table's content, in points; zero for a row that there is not.
  public func rectForRow(at indexPath: IndexPath) -> CGRect {
    rows.contains(indexPath) ? rectangle(rows.span(of: indexPath)) : .zero
  }

  /// The frame of a section with its heading and footer, in points; zero for a section that there is not.
  public func rect(forSection section: Int) -> CGRect {
    guard rows.sections.indices.contains(section) else { return .zero }
    return rectangle(rows.sections[section].top...rows.sections[section].bottom)
  }

  /// The row at a point of the content.
  public func indexPathForRow(at point: CGPoint) -> IndexPath? {
    indexPathsForRows(in: CGRect(x: point.x, y: point.y, width: 1, height: 0.5))?.first
  }

  /// The rows within a rectangle of the content.
  public func indexPathsForRows(in rect: CGRect) -> [IndexPath]? {
    rect.intersects(rectangle(0...rows.height)) ? rows.rows(between: rect.minY, and: rect.maxY) : []
  }

  /// Scrolls to a row, at once, and no further than the content goes. `none` moves only as far as is needed.
  public func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
    guard rows.contains(indexPath) else {
      return CurrentSimulation.fault(.tbl2, "\(modelName) has no row \(indexPath.spelling) to scroll to; \(rowsThatThereAre)")
    }
    let (span, insets) = (rows.span(of: indexPath), adjustedContentInset)
    let (first, last) = (bounds.minY + insets.top, bounds.maxY - insets.bottom)
    let top: CGFloat
    switch scrollPosition {
    case .top: top = span.lowerBound - insets.top
    case .middle: top = (span.lowerBound + span.upperBound) / 2 - bounds.height / 2
    case .bottom: top = span.upperBound - bounds.height + insets.bottom
    case .none where span.lowerBound < first: top = span.lowerBound - insets.top
    case .none where span.upperBound > last: top = span.upperBound - bounds.height + insets.bottom
    case .none: return
    }
    let end = max(-insets.top, rows.height + insets.bottom - bounds.height)
    setContentOffset(CGPoint(x: contentOffset.x, y: min(max(top, -insets.top), end)), animated: animated)
  }

  /// Scrolls to the selected row that is nearest to the top.
  public func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
    guard let first = selection.min() else { return }
    scrollToRow(at: first, at: scrollPosition, animated: animated)
  }

  /// The frame of what is between two heights.
  func rectangle(_ span: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: span.lowerBound, width: frame.width, height: span.upperBound - span.lowerBound)
  }

  /// The rows that there are, in the words of a message.
  var rowsThatThereAre: String {
    switch rows.sections.count {
    case 0: "it has no section"
    case 1: "it has \(rows.sections[0].count) rows in one section"
    default:
      "it has \(rows.sections.count) sections, with "
        + rows.sections.prefix(8).map { "\($0.count)" }.joined(separator: ", ")
        + (rows.sections.count > 8 ? ", …" : "") + " rows"
    }
  }
}
