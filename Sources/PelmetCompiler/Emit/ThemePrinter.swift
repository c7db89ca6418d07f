internal import Pelmet
internal import PelmetDiagnostics

/// Prints one theme as a Swift file. Colours and objects that occur more than once are constants, so that the file stays small and
/// compiles fast; those of a large theme are in a type behind it (``LargeTheme``).
struct ThemePrinter {
  private let theme: CompiledTheme
  private let access: AccessLevel
  private let content: InternedTheme
  private let parameters: [SwiftParameter]
  private let values: ValuePrinter

  static func print(_ theme: CompiledTheme, access: AccessLevel) -> String { ThemePrinter(theme, access: access).file() }

  private init(_ theme: CompiledTheme, access: AccessLevel) {
    self.theme = theme
    self.access = access
    content = InternedTheme(theme)
    parameters = theme.parameters.enumerated().map { index, parameter in
      SwiftParameter(parameter, hasLabel: index > 0 || parameter.identifier != theme.identifier)
    }
    values = ValuePrinter(content, Dictionary(zip(theme.parameters.map(\.name), parameters)) { first, _ in first })
  }

  private func file() -> String {
    var printer = CodePrinter()
    Emitter.printHeader(access, to: &printer)
    printer.line("extension \(Emitter.themeType) {")
    printer.indented { printer in
      printer.line("/// \(SwiftText.comment(ThemeSummary.line(theme)))")
      if content.isLarge {
        var large = LargeTheme(theme, content, parameters, values)
        let value = value(colors: large.colors(), table: large.table(), places: large.places())
        declaration(value, hasStatements: large.statement != nil, to: &printer) { printer in
          if let statement = large.statement { printer.line(statement) }
        }
        printer.line()
        large.print(to: &printer)
      } else {
        let constants = values.literals.constants
        declaration(smallValue, hasStatements: !constants.isEmpty, to: &printer) { constants.print("let", to: &$0) }
      }
    }
    printer.line("}")
    return printer.text
  }

  /// The declaration of the theme: a constant, or a function if it has parameters.
  /// - Parameters:
  ///   - hasStatements: Whether there are statements before the value.
  ///   - statements: Prints them.
  private func declaration(
    _ value: CodePrinter.Expression, hasStatements: Bool, to printer: inout CodePrinter, _ statements: (inout CodePrinter) -> Void
  ) {
    let name = Identifier.quoted(theme.identifier)
    let beginning = "\(access) nonisolated static"
    if parameters.isEmpty, !hasStatements {
      printer.expression("\(beginning) let \(name) = ", value)
      return
    }
    let arguments = parameters.map(\.declaration).joined(separator: ", ")
    printer.line("\(beginning) \(parameters.isEmpty ? "let \(name): Self = {" : "func \(name)(\(arguments)) -> Self {")")
    printer.indented { printer in
      statements(&printer)
      printer.expression(hasStatements ? "return " : "", value)
    }
    printer.line(parameters.isEmpty ? "}()" : "}")
  }

  private var smallValue: CodePrinter.Expression {
    let tables = TablePrinter(values)
    let colors = content.colors.map(tables.color)
    let places = content.tables.dropFirst().map { tables.place($0) }
    return value(
      colors: colors.isEmpty ? nil : .closure(.array(colors)),
      table: content.tables.first.map { tables.table($0) } ?? .inline("Table(Style())"),
      places: places.isEmpty ? nil : .array(places))
  }

  private func value(
    colors: CodePrinter.Expression?, table: CodePrinter.Expression, places: CodePrinter.Expression?
  ) -> CodePrinter.Expression {
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [("name", .inline(SwiftText.literal(theme.name)))]
    if let title = theme.title { arguments.append(("title", .inline(SwiftText.literal(title)))) }
    if let colors { arguments.append(("_colors", colors)) }
    arguments.append(("table", table))
    if let places { arguments.append(("places", places)) }
    return .call("Self", arguments)
  }
}
