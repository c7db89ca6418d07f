internal import Pelmet

extension CheckedTheme {
  /// The bars as iOS 26 and later show them, each with its rows there, in a theme that knows of iOS 26: because the app runs on nothing
  /// older, or because a condition begins or ends there. Otherwise none.
  var glassBars: [(bar: CheckedBar, rows: [Theme.Traits])] {
    guard minimumOS >= Self.glass || layers.flatMap(\.layer.whens).contains(where: { $0.condition.isAboutGlass }) else {
      return []
    }
    return cells.flatMap { cell in
      let rows = cell.rows.filter { $0.os >= Self.glass }
      return rows.isEmpty ? [] : cell.bars.map { ($0, rows) }
    }
  }

  fileprivate static let glass: Theme.OSVersion = 26
}

extension Theme.Condition {
  fileprivate var isAboutGlass: Bool { minimumOS?.major == 26 || belowOS?.major == 26 }
}
