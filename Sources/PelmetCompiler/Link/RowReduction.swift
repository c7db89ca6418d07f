internal import Pelmet

/// Leaves out what the rows of a table need not say.
enum RowReduction {
  /// Rows of which the first whose condition holds says the same as the cell of the traits. Trait by trait, what most values of the
  /// trait have in common follows the exceptions and does not name it; the last row has no condition.
  static func reduce(_ cells: [TableBuilder.Row]) -> [TableBuilder.Row] { reduce(cells, axes[...]) }

  /// The traits, those first that most seldom make a difference to everything.
  private static let axes: [Axis] = [
    Axis { $0.versions = $1.versions }, Axis { $0.idiom = $1.idiom }, Axis { $0.horizontalSizeClass = $1.horizontalSizeClass },
    Axis { $0.verticalSizeClass = $1.verticalSizeClass }, Axis { $0.level = $1.level }, Axis { $0.contrast = $1.contrast },
    Axis { $0.scheme = $1.scheme },
  ]

  /// One trait of a condition.
  private struct Axis: Sendable {
    /// Gives the first condition the trait of the second.
    let copy: @Sendable (inout Theme.Condition, Theme.Condition) -> Void

    /// The trait alone.
    func only(_ condition: Theme.Condition) -> Theme.Condition {
      var only = Theme.Condition()
      copy(&only, condition)
      return only
    }
  }

  /// The rows for cells that differ in some axes only; their conditions name no other.
  private static func reduce(_ cells: [TableBuilder.Row], _ axes: ArraySlice<Axis>) -> [TableBuilder.Row] {
    guard let axis = axes.first else {
      return cells.prefix(1).map { TableBuilder.Row(condition: Theme.Condition(), node: $0.node) }
    }
    var parts: [(condition: Theme.Condition, cells: [TableBuilder.Row])] = []
    for cell in cells {
      let condition = axis.only(cell.condition)
      if let index = parts.firstIndex(where: { $0.condition == condition }) {
        parts[index].cells.append(cell)
      } else {
        parts.append((condition, [cell]))
      }
    }
    let reduced = parts.map { (condition: $0.condition, rows: reduce($0.cells, axes.dropFirst())) }
    guard let common = mostFrequent(reduced.map(\.rows)) else { return [] }
    let exceptions = reduced.filter { $0.rows != common }.flatMap { part in
      // What an exception leaves to the single common row, it need not say itself.
      let own = common.count == 1 && part.rows.last == common.last ? part.rows.dropLast() : part.rows[...]
      return own.map { row in
        var row = row
        axis.copy(&row.condition, part.condition)
        return row
      }
    }
    return joiningVersions(exceptions) + common
  }

  /// The rows that occur most often; among equals those that come first, the newest system's.
  private static func mostFrequent(_ candidates: [[TableBuilder.Row]]) -> [TableBuilder.Row]? {
    var best: (rows: [TableBuilder.Row], count: Int)?
    for rows in candidates {
      let count = candidates.count { $0 == rows }
      if count > best?.count ?? 0 { best = (rows, count) }
    }
    return best?.rows
  }

  /// Joins rows that follow each other in the version and are otherwise the same. Rows come newest first.
  private static func joiningVersions(_ rows: [TableBuilder.Row]) -> [TableBuilder.Row] {
    var result: [TableBuilder.Row] = []
    for row in rows {
      if let newer = result.last, let below = row.condition.belowOS, newer.condition.minimumOS == below {
        var joined = newer
        joined.condition.minimumOS = row.condition.minimumOS
        var same = row
        same.condition.belowOS = newer.condition.belowOS
        if joined == same {
          result[result.count - 1] = joined
          continue
        }
      }
      result.append(row)
    }
    return result
  }
}

extension Theme.Condition {
  /// The range of versions.
  fileprivate var versions: (minimum: Theme.OSVersion?, below: Theme.OSVersion?) {
    get { (minimumOS, belowOS) }
    set { (minimumOS, belowOS) = newValue }
  }
}
