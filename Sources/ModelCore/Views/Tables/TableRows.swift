import Foundation

/// The sections and rows of a table with their places, as its data source and delegate had them when they were asked (TBL-2, TBL-4).
struct TableRows {
  struct Section {
    /// The tops of heading, rows and footer in points, and of what follows.
    let top: CGFloat
    let rowTops: [CGFloat]
    let bottom: CGFloat

    var count: Int { rowTops.count - 1 }
    var header: ClosedRange<CGFloat> { top...rowTops[0] }
    var footer: ClosedRange<CGFloat> { rowTops[count]...bottom }
  }

  private(set) var sections: [Section] = []

  /// The height of the whole content.
  private(set) var height: CGFloat

  @MainActor
  init(of table: UITableView) {
    height = table.tableHeaderView?.frame.height ?? 0
    let source = table.heldDataSource
    let count = source.answer("numberOfSections") { $0.numberOfSections(in: table) } ?? (source.delegate == nil ? 0 : 1)
    var heights = TableHeights(of: table)
    for section in 0..<max(0, count) {
      let rows = source.delegate?.tableView(table, numberOfRowsInSection: section) ?? 0
      let top = height
      height += heights.header(of: section)
      var tops = [height]
      tops.reserveCapacity(rows + 1)
      for row in 0..<max(0, rows) {
        height += heights.row(at: IndexPath(row: row, section: section))
        tops.append(height)
      }
      height += heights.footer(of: section)
      sections.append(Section(top: top, rowTops: tops, bottom: height))
    }
    height += table.tableFooterView?.frame.height ?? 0
  }

  func contains(_ path: IndexPath) -> Bool {
    path.count == 2 && sections.indices.contains(path.section) && (0..<sections[path.section].count).contains(path.row)
  }

  /// The top and the bottom of a row.
  func span(of path: IndexPath) -> ClosedRange<CGFloat> {
    let tops = sections[path.section].rowTops
    return tops[path.row]...tops[path.row + 1]
  }

  /// The top and the bottom of a heading or footer.
  func span(of heading: TableCells.Heading) -> ClosedRange<CGFloat> {
    let section = sections[heading.section]
    return heading.kind == .header ? section.header : section.footer
  }

  /// The rows that are at least partly between two heights, and the sections.
  func rows(between top: CGFloat, and bottom: CGFloat) -> [IndexPath] {
    let first = sections.partition { $0.bottom > top }
    return sections.indices[first...].prefix { sections[$0].top < bottom }.flatMap { section in
      let tops = sections[section].rowTops
      let start = max(0, tops.partition { $0 > top } - 1)
      return (start..<sections[section].count).lazy.prefix { tops[$0] < bottom }.map { IndexPath(row: $0, section: section) }
    }
  }

  /// The sections that are at least partly between two heights.
  func sections(between top: CGFloat, and bottom: CGFloat) -> [Int] {
    let first = sections.partition { $0.bottom > top }
    return sections.indices[first...].prefix { sections[$0].top < bottom }.map { $0 }
  }
}

extension Array {
  /// The first index whose element is of the later part, in an array that is in two parts.
  fileprivate func partition(isLater: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isLater(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The heights of a table: the delegate's, else the table's, else the system's (TBL-4).
@MainActor
private struct TableHeights {
  let table: UITableView
  /// Whether the delegate may have heights: until it turns out, at the first row, that it has none.
  private var mayHaveRowHeights = true

  init(of table: UITableView) {
    self.table = table
  }

  mutating func row(at path: IndexPath) -> CGFloat {
    var height: CGFloat?
    if mayHaveRowHeights {
      height = table.heldTableDelegate.answer("heightForRowAt") { $0.tableView(table, heightForRowAt: path) }
      mayHaveRowHeights = height != nil
    }
    return points(height) ?? points(table.rowHeight) ?? 44
  }

  func header(of section: Int) -> CGFloat {
    let height = table.heldTableDelegate.answer("heightForHeaderInSection") {
      $0.tableView(table, heightForHeaderInSection: section)
    }
    let hasHeading = table.hasHeading(.header, of: section)
    let isPadded = hasHeading && table.style == .plain && CurrentSimulation.device.systemVersion >= 15
    let padding = points(table.sectionHeaderTopPadding) ?? (isPadded ? 22 : 0)
    return (points(height) ?? points(table.sectionHeaderHeight) ?? (hasHeading ? 28 : 0)) + (hasHeading ? padding : 0)
  }

  func footer(of section: Int) -> CGFloat {
    let height = table.heldTableDelegate.answer("heightForFooterInSection") {
      $0.tableView(table, heightForFooterInSection: section)
    }
    return points(height) ?? points(table.sectionFooterHeight) ?? (table.hasHeading(.footer, of: section) ? 28 : 0)
  }

  private func points(_ height: CGFloat?) -> CGFloat? { height == UITableView.automaticDimension ? nil : height }
}
