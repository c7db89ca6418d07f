internal import Pelmet

/// Leaves out what the rows of a table need not say.
enum RowReduction {
  /// Rows that together say the same: traits that make no difference are not named, neighbouring versions are joined, and the last
  /// row is the one that holds for most cells, without a condition.
  static func reduce(_ cells: [TableBuilder.Row]) -> [TableBuilder.Row] {
    var rows = cells
    rows = joining(rows, \.scheme)
    rows = joining(rows, \.contrast)
    rows = joining(rows, \.level)
    rows = joining(rows, \.idiom)
    rows = joining(rows, \.horizontalSizeClass)
    rows = joining(rows, \.verticalSizeClass)
    rows = joiningVersions(rows)
    // The first row is the one for the newest system.
    guard let base = rows.first?.node else { return [] }
    return rows.filter { $0.node != base } + [TableBuilder.Row(condition: Theme.Condition(), node: base)]
  }

  /// Drops a trait from rows that are the same for each of its values.
  private static func joining<Trait: Hashable & CaseIterable>(
    _ rows: [TableBuilder.Row], _ trait: WritableKeyPath<Theme.Condition, Trait?>
  ) -> [TableBuilder.Row] {
    var counts: [TableBuilder.Row: Int] = [:]
    func general(_ row: TableBuilder.Row) -> TableBuilder.Row {
      var row = row
      row.condition[keyPath: trait] = nil
      return row
    }
    for row in rows where row.condition[keyPath: trait] != nil { counts[general(row), default: 0] += 1 }
    var seen: Set<TableBuilder.Row> = []
    return rows.compactMap { row in
      guard row.condition[keyPath: trait] != nil, counts[general(row)] == Trait.allCases.count else { return row }
      return seen.insert(general(row)).inserted ? general(row) : nil
    }
  }

  /// Joins rows that follow each other in the version and are otherwise the same. Rows come newest first.
  private static func joiningVersions(_ rows: [TableBuilder.Row]) -> [TableBuilder.Row] {
    var result: [TableBuilder.Row] = []
    for row in rows {
      let newer = result.firstIndex { other in
        var same = other
        same.condition.minimumOS = row.condition.minimumOS
        same.condition.belowOS = row.condition.belowOS
        return same == row && row.condition.belowOS != nil && other.condition.minimumOS == row.condition.belowOS
      }
      if let newer {
        result[newer].condition.minimumOS = row.condition.minimumOS
      } else {
        result.append(row)
      }
    }
    return result
  }
}
