internal import Pelmet
internal import PelmetDiagnostics

/// Prints one theme as a Swift file. Colours and objects that occur more than once are constants, so that the file stays small and
/// compiles fast.
struct ThemePrinter {
  private let theme: CompiledTheme
  private let access: AccessLevel
  private let content: InternedTheme
  private var values: ValuePrinter

  static func print(_ theme: CompiledTheme, access: AccessLevel) -> String {
    var printer = ThemePrinter(theme, access: access)
    return printer.file()
  }

  private init(_ theme: CompiledTheme, access: AccessLevel) {
    self.theme = theme
    self.access = access
    content = InternedTheme(theme)
    let parameters = theme.parameters.enumerated().map { index, parameter in
      (parameter.name, SwiftParameter(parameter, hasLabel: index > 0 || parameter.identifier != theme.identifier))
    }
    values = ValuePrinter(content, Dictionary(parameters) { first, _ in first })
  }

  private mutating func file() -> String {
    var printer = CodePrinter()
    Emitter.printHeader(access, to: &printer)
    printer.line("extension \(Emitter.themeType) {")
    let (declaration, end) = declaration
    let value = themeExpression()
    printer.indented { printer in
      printer.line("/// \(SwiftText.comment(ThemeSummary.line(theme)))")
      printer.line(declaration)
      printer.indented { printer in
        values.literals.constants.print(to: &printer)
        printer.expression("return ", value)
      }
      printer.line(end)
    }
    printer.line("}")
    return printer.text
  }

  /// The lines that open and close the declaration.
  private var declaration: (String, String) {
    let name = Identifier.quoted(theme.identifier)
    if theme.parameters.isEmpty {
      return ("\(access) nonisolated static let \(name): Self = {", "}()")
    }
    let parameters = theme.parameters.compactMap { values.parameters[$0.name]?.declaration }
    return ("\(access) nonisolated static func \(name)(\(parameters.joined(separator: ", "))) -> Self {", "}")
  }

  // MARK: The theme

  private mutating func themeExpression() -> CodePrinter.Expression {
    let colors = content.colors.map { color in
      let text = "NamedColor(\(SwiftText.literal(color.name)), \(values.text(ofColor: color.number)))"
      return element("namedColor", "NamedColor", .inline(text), of: color.number)
    }
    let table = content.tables.first.map { table in
      element("table", "Table", self.table(table), of: table.base)
    }
    let places = content.tables.dropFirst().map { place in
      element("placeTable", "PlaceTable", self.place(place), of: place.base)
    }
    values.literals.constants.close()
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [("name", .inline(SwiftText.literal(theme.name)))]
    if let title = theme.title { arguments.append(("title", .inline(SwiftText.literal(title)))) }
    if !colors.isEmpty { arguments.append(("_colors", function(list("namedColor", colors)))) }
    arguments.append(("table", table ?? .inline("Table(Style())")))
    if !places.isEmpty { arguments.append(("places", list("placeTable", places))) }
    return .call("Self", arguments)
  }

  /// An element of a list: a constant of a large theme, otherwise what it is.
  private mutating func element(
    _ variable: String, _ type: String, _ value: CodePrinter.Expression, of number: Int?
  ) -> CodePrinter.Expression {
    guard content.isLarge else { return value }
    let place = values.literals.constants.add(variable, type: type, value, calls: 2 + (number.map(content.calls) ?? 0))
    return .inline(values.literals.constants.array(variable) + "[\(place.index)]")
  }

  /// All elements of a kind.
  private func list(_ variable: String, _ elements: [CodePrinter.Expression]) -> CodePrinter.Expression {
    content.isLarge ? .inline(values.literals.constants.array(variable)) : .array(elements)
  }

  /// A function that returns the list; in a large theme of what is in its array now.
  private func function(_ list: CodePrinter.Expression) -> CodePrinter.Expression {
    if case .inline(let array) = list { .inline("{ [\(array)] in \(array) }") } else { .closure(list) }
  }

  private mutating func place(_ table: InternedTheme.Table) -> CodePrinter.Expression {
    let place = table.source.place
    let names = [
      // By their texts: the constant may be in a module that this file does not import.
      place.context.map { "context: Context(\(SwiftText.literal($0.name)))" },
      place.screen.map { "screen: Screen(\(SwiftText.literal($0.name)))" },
    ]
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [
      (nil, .inline("Place(\(names.compactMap { $0 }.joined(separator: ", ")))")), (nil, self.table(table)),
    ]
    if table.source.isIsolated { arguments.append(("isIsolated", .inline("true"))) }
    return .call("PlaceTable", arguments)
  }

  private mutating func table(_ table: InternedTheme.Table) -> CodePrinter.Expression {
    guard let base = table.base else { return .inline("Table(Style())") }
    let rows = rows(table)
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [(nil, values.object(base, Catalogue.style))]
    if let rows { arguments.append(("rows", rows)) }
    return .call("Table", arguments)
  }

  /// The rows of a table; `nil` if it has none.
  private mutating func rows(_ table: InternedTheme.Table) -> CodePrinter.Expression? {
    if table.rows.isEmpty { return nil }
    let first = values.literals.constants.count("row")
    let rows = table.rows.map { row in
      element("row", "Row", self.row(row.condition, row.style), of: row.style)
    }
    guard content.isLarge else { return .array(rows) }
    values.literals.constants.close()
    return .inline("Array(\(values.literals.constants.array("row"))[\(first)..<\(first + rows.count)])")
  }

  private func row(_ condition: Theme.Condition, _ style: Int) -> CodePrinter.Expression {
    .call("Row", [(nil, .inline(self.condition(condition))), (nil, values.object(style, Catalogue.style))])
  }

  private func condition(_ condition: Theme.Condition) -> String {
    func version(_ version: Theme.OSVersion) -> String { "OSVersion(\(version.major), \(version.minor))" }
    let traits: [(String, String?)] = [
      ("scheme", condition.scheme.map { ".\($0.rawValue)" }), ("contrast", condition.contrast.map { ".\($0.rawValue)" }),
      ("level", condition.level.map { ".\($0.rawValue)" }), ("idiom", condition.idiom.map { ".\($0.rawValue)" }),
      ("horizontalSizeClass", condition.horizontalSizeClass.map { ".\($0.rawValue)" }),
      ("verticalSizeClass", condition.verticalSizeClass.map { ".\($0.rawValue)" }),
      ("verticalBarEdge", condition.verticalBarEdge.map { ".\($0.rawValue)" }),
      ("minimumOS", condition.minimumOS.map(version)), ("belowOS", condition.belowOS.map(version)),
    ]
    let written = traits.compactMap { trait in trait.1.map { "\(trait.0): \($0)" } }
    return "Condition(\(written.joined(separator: ", ")))"
  }
}
