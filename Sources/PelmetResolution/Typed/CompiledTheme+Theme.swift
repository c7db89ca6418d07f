package import Pelmet
package import PelmetCompiler

extension CompiledTheme {
  /// The table that ships. Parameters without an argument are left in its colours, and out of everything else.
  package var theme: Theme { theme { $0 } }

  /// The theme with something put in the place of some values.
  func theme(_ bound: (Node) -> Node) -> Theme {
    let built = tables.map { table in
      let rows = table.rows.map { Theme.Row($0.condition, Theme.Style(bound($0.node)) ?? Theme.Style()) }
      return Theme.PlaceTable(
        table.place, Theme.Table(rows.last?.style ?? Theme.Style(), rows: Array(rows.dropLast())), isIsolated: table.isIsolated)
    }
    return Theme(
      name: name, title: title, colors: colors.map { Theme.NamedColor($0.name, $0.color) },
      table: built.first?.table ?? Theme.Table(Theme.Style()), places: Array(built.dropFirst()))
  }
}
