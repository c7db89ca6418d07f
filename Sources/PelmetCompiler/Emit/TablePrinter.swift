internal import Pelmet

/// Prints the named colours and the tables of a theme.
struct TablePrinter {
  private let values: ValuePrinter

  init(_ values: ValuePrinter) { self.values = values }

  func color(_ color: (name: String, number: Int)) -> CodePrinter.Expression {
    .inline("NamedColor(\(SwiftText.literal(color.name)), \(values.text(ofColor: color.number)))")
  }

  /// - Parameter rows: The rows where they are not written in the table.
  func place(_ table: InternedTheme.Table, rows: CodePrinter.Expression? = nil) -> CodePrinter.Expression {
    let place = table.source.place
    let names = [
      // By their texts: the constant may be in a module that this file does not import.
      place.context.map { "context: Context(\(SwiftText.literal($0.name)))" },
      place.screen.map { "screen: Screen(\(SwiftText.literal($0.name)))" },
    ]
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [
      (nil, .inline("Place(\(names.compactMap { $0 }.joined(separator: ", ")))")), (nil, self.table(table, rows: rows)),
    ]
    if table.source.isIsolated { arguments.append(("isIsolated", .inline("true"))) }
    return .call("PlaceTable", arguments)
  }

  func table(_ table: InternedTheme.Table, rows: CodePrinter.Expression? = nil) -> CodePrinter.Expression {
    guard let base = table.base else { return .inline("Table(Style())") }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [(nil, values.object(base, Catalogue.style))]
    if !table.rows.isEmpty { arguments.append(("rows", rows ?? .array(table.rows.map(row)))) }
    return .call("Table", arguments)
  }

  func row(_ row: (condition: Theme.Condition, style: Int)) -> CodePrinter.Expression {
    .call("Row", [(nil, .inline(values.literals.condition(row.condition))), (nil, values.object(row.style, Catalogue.style))])
  }
}
