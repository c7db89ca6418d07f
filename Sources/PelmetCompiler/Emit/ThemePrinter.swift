internal import Pelmet

/// Prints one theme as a Swift file. Colours and objects that occur more than once are constants, so that the file stays small and
/// compiles fast.
struct ThemePrinter {
  private let theme: CompiledTheme
  private let literals: SwiftLiterals
  private let access: AccessLevel
  private var interning = Interning()
  /// The names of constants by the number of what they are.
  private var names: [Int: String] = [:]
  private var constants: [(name: String, type: String, value: CodePrinter.Expression)] = []
  private var lastNumbers: [String: Int] = [:]

  private static let colorType = TypeName(Theme.Color.self)

  static func print(_ theme: CompiledTheme, access: AccessLevel) -> String {
    var printer = ThemePrinter(theme, access: access)
    return printer.file()
  }

  private init(_ theme: CompiledTheme, access: AccessLevel) {
    self.theme = theme
    self.access = access
    let parameters = theme.parameters.enumerated().map { index, parameter in
      (parameter.name, SwiftParameter(parameter, hasLabel: index > 0 || parameter.identifier != theme.identifier))
    }
    literals = SwiftLiterals(parameters: Dictionary(parameters) { first, _ in first })
  }

  private mutating func file() -> String {
    let colors = theme.colors.map { (name: $0.name, number: interning.add($0.color)) }
    let tables = theme.tables.map { table in
      Table(source: table, rows: table.rows.map { ($0.condition, interning.add($0.node, Catalogue.style)) })
    }
    let value = themeExpression(colors, tables)
    var printer = CodePrinter()
    Emitter.printHeader(access, to: &printer)
    printer.line("extension Theme {")
    let (declaration, end) = declaration
    printer.indented { printer in
      printer.line("/// \(SwiftText.comment(ThemeSummary.line(theme)))")
      printer.line(declaration)
      printer.indented { printer in
        for constant in constants { printer.expression("let \(constant.name): \(constant.type) = ", constant.value) }
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
      return ("\(access) nonisolated static let \(name): Theme = {", "}()")
    }
    let parameters = theme.parameters.compactMap { literals.parameters[$0.name]?.declaration(literals) }
    return ("\(access) nonisolated static func \(name)(\(parameters.joined(separator: ", "))) -> Theme {", "}")
  }

  /// A table whose styles are numbers.
  private struct Table {
    let source: CompiledTheme.PlaceTable
    let rows: [(condition: Theme.Condition, style: Int)]
  }

  private mutating func themeExpression(
    _ colors: [(name: String, number: Int)], _ tables: [Table]
  ) -> CodePrinter.Expression {
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [("name", .inline(SwiftText.literal(theme.name)))]
    if let title = theme.title { arguments.append(("title", .inline(SwiftText.literal(title)))) }
    if !colors.isEmpty {
      let named = colors.map { color in
        CodePrinter.Expression.inline("Theme.NamedColor(\(SwiftText.literal(color.name)), \(text(ofColor: color.number)))")
      }
      arguments.append(("colors", .array(named)))
    }
    arguments.append(("table", tables.first.map { table($0) } ?? .inline("Theme.Table(Theme.Style())")))
    let places = tables.dropFirst().map { place($0) }
    if !places.isEmpty { arguments.append(("places", .array(places))) }
    return .call("Theme", arguments)
  }

  private mutating func place(_ table: Table) -> CodePrinter.Expression {
    let place = table.source.place
    let names = [
      // By their texts: the constant may be in a module that this file does not import.
      place.context.map { "context: Theme.Context(\(SwiftText.literal($0.name)))" },
      place.screen.map { "screen: Theme.Screen(\(SwiftText.literal($0.name)))" },
    ]
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [
      (nil, .inline("Theme.Place(\(names.compactMap { $0 }.joined(separator: ", ")))")), (nil, self.table(table)),
    ]
    if table.source.isIsolated { arguments.append(("isIsolated", .inline("true"))) }
    return .call("Theme.PlaceTable", arguments)
  }

  private mutating func table(_ table: Table) -> CodePrinter.Expression {
    guard let base = table.rows.last else { return .inline("Theme.Table(Theme.Style())") }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [(nil, object(base.style, Catalogue.style))]
    if table.rows.count > 1 {
      var rows: [CodePrinter.Expression] = []
      for row in table.rows.dropLast() {
        rows.append(
          .call("Theme.Row", [(nil, .inline(condition(row.condition))), (nil, object(row.style, Catalogue.style))]))
      }
      arguments.append(("rows", .array(rows)))
    }
    return .call("Theme.Table", arguments)
  }

  private func condition(_ condition: Theme.Condition) -> String {
    func version(_ version: Theme.OSVersion) -> String { "Theme.OSVersion(\(version.major), \(version.minor))" }
    let traits: [(String, String?)] = [
      ("scheme", condition.scheme.map { ".\($0.rawValue)" }), ("contrast", condition.contrast.map { ".\($0.rawValue)" }),
      ("level", condition.level.map { ".\($0.rawValue)" }), ("idiom", condition.idiom.map { ".\($0.rawValue)" }),
      ("horizontalSizeClass", condition.horizontalSizeClass.map { ".\($0.rawValue)" }),
      ("verticalSizeClass", condition.verticalSizeClass.map { ".\($0.rawValue)" }),
      ("minimumOS", condition.minimumOS.map(version)), ("belowOS", condition.belowOS.map(version)),
    ]
    let written = traits.compactMap { trait in trait.1.map { "\(trait.0): \($0)" } }
    return "Theme.Condition(\(written.joined(separator: ", ")))"
  }

  // MARK: Values

  private mutating func object(_ number: Int, _ schema: Schema) -> CodePrinter.Expression {
    if let name = names[number] { return .inline(name) }
    guard case .object(_, let members) = interning.keys[number] else { return .inline("nil") }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = []
    for member in members {
      let field = schema.fields[member.field]
      switch (member.content, field.shape) {
      case (.interned(let inner), .object(let innerSchema)): arguments.append((field.name, object(inner, innerSchema)))
      case (.interned(let color), .value(let kind)):
        let text = text(ofColor: color)
        arguments.append((field.name, .inline(kind == .contentBackground ? "Theme.ContentBackground.color(\(text))" : text)))
      case (.value(let value), .value(let kind)): arguments.append((field.name, .inline(literals.value(value, kind))))
      case (.value, .object): break
      }
    }
    let value: CodePrinter.Expression =
      arguments.isEmpty ? .inline("\(schema.type.swift)()") : .call(schema.type.swift, arguments)
    guard interning.counts[number] > 1 else { return value }
    let name = constant(schema.type, value)
    names[number] = name
    return .inline(name)
  }

  private mutating func text(ofColor number: Int) -> String {
    if let name = names[number] { return name }
    guard case .color(let color) = interning.keys[number] else { return "Theme.Color.noColor" }
    let text = literals.color(color)
    guard interning.counts[number] > 1 else { return text }
    let name = constant(Self.colorType, .inline(text))
    names[number] = name
    return name
  }

  /// A new constant, called after its type: `color1`, `textAttributes2`.
  private mutating func constant(_ type: TypeName, _ value: CodePrinter.Expression) -> String {
    var name: String
    repeat {
      lastNumbers[type.variable, default: 0] += 1
      name = "\(type.variable)\(lastNumbers[type.variable, default: 0])"
    } while theme.parameters.contains { $0.identifier == name }
    constants.append((name, type.swift, value))
    return name
  }
}

/// The line of documentation that a theme's declaration has.
enum ThemeSummary {
  /// `Midnight. Navigation bar #FFFFFF / #10131A, tint #0A84FF.`
  static func line(_ theme: CompiledTheme) -> String {
    let row = theme.tables.first?.rows.last?.node
    let background =
      color([.navigationBar, .standardAppearance, .backgroundColor], in: row) ?? color([.navigationBar, .barTintColor], in: row)
    let tint = color([.navigationBar, .tintColor], in: row)
    let parts = [
      background.flatMap(text).map { "navigation bar \($0)" }, tint.flatMap(text).map { "tint \($0)" },
    ].compactMap { $0 }
    let title = theme.title ?? theme.name
    guard let first = parts.first else { return "\(title)." }
    return
      "\(title). \(first.prefix(1).uppercased())\(([String(first.dropFirst())] + parts.dropFirst()).joined(separator: ", "))."
  }

  /// The colour under a path of keys, which spares making the whole style.
  private static func color(_ path: [StyleKey], in style: Node?) -> Theme.Color? {
    var (node, schema) = (style, Catalogue.style)
    for key in path {
      guard case .object(let members)? = node, let field = schema.index(of: key) else { return nil }
      node = members.first { $0.field == field }?.node
      if case .object(let inner) = schema.fields[field].shape { schema = inner }
    }
    return if case .value(.color(let color))? = node { color } else { nil }
  }

  /// The colour in light and, if that is another one, in dark; `nil` when it is not fixed.
  private static func text(_ color: Theme.Color) -> String? {
    let texts = [Theme.Color.Variant.light, .dark].compactMap { color.variant($0).rgb }.map { rgb in
      rgb.alpha == 255 ? String(rgb.description.dropLast(2)) : rgb.description
    }
    guard texts.count == 2 else { return nil }
    return texts[0] == texts[1] ? texts[0] : texts.joined(separator: " / ")
  }
}
