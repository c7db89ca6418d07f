internal import Pelmet

/// Prints one theme as a Swift file. Colours and objects that occur more than once are constants, so that the file stays small and
/// compiles fast.
struct ThemePrinter {
  private let theme: CompiledTheme
  private let literals: SwiftLiterals
  private let access: AccessLevel
  /// The names of constants.
  private var colors: [Color: String] = [:]
  private var objects: [Node: [String: String]] = [:]
  private var counts: [Occurrence: Int] = [:]
  private var constants: [(name: String, type: String, value: CodePrinter.Expression)] = []
  private var lastNumbers: [String: Int] = [:]

  /// An object with its type: equal trees of two types are two constants.
  private struct Occurrence: Hashable {
    let node: Node
    let type: String
  }

  static func print(_ theme: CompiledTheme, access: AccessLevel) -> String {
    var printer = ThemePrinter(theme, access: access)
    return printer.file()
  }

  private init(_ theme: CompiledTheme, access: AccessLevel) {
    self.theme = theme
    self.access = access
    let parameters = theme.parameters.map { ($0.name, SwiftParameter($0)) }
    literals = SwiftLiterals(parameters: Dictionary(parameters) { first, _ in first })
  }

  private mutating func file() -> String {
    count()
    let value = themeExpression()
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

  /// What opens and closes the declaration.
  private var declaration: (String, String) {
    let name = Identifier.quoted(theme.identifier)
    if theme.parameters.isEmpty {
      return ("\(access) nonisolated static let \(name): Theme = {", "}()")
    }
    let parameters = theme.parameters.compactMap { literals.parameters[$0.name]?.declaration(literals) }
    return ("\(access) nonisolated static func \(name)(\(parameters.joined(separator: ", "))) -> Theme {", "}")
  }

  private mutating func themeExpression() -> CodePrinter.Expression {
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [("name", .inline(SwiftText.literal(theme.name)))]
    if let title = theme.title { arguments.append(("title", .inline(SwiftText.literal(title)))) }
    if !theme.colors.isEmpty {
      let colors = theme.colors.map { entry in
        CodePrinter.Expression.inline("NamedColor(\(SwiftText.literal(entry.name)), \(color(entry.color)))")
      }
      arguments.append(("colors", .array(colors)))
    }
    arguments.append((nil, theme.tables.first.map { table($0) } ?? .inline("Theme.Table(Theme.Style())")))
    let places = theme.tables.dropFirst().map { place($0) }
    if !places.isEmpty { arguments.append(("places", .array(places))) }
    return .call("Theme", arguments)
  }

  private mutating func place(_ table: CompiledTheme.PlaceTable) -> CodePrinter.Expression {
    let names = [
      table.place.context.map { "context: .\(Identifier.member(Identifier.lowerCamelCase($0.name)))" },
      table.place.screen.map { "screen: .\(Identifier.member(Identifier.lowerCamelCase($0.name)))" },
    ]
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [
      (nil, .inline("Theme.Place(\(names.compactMap { $0 }.joined(separator: ", ")))")), (nil, self.table(table)),
    ]
    if table.isIsolated { arguments.append(("isIsolated", .inline("true"))) }
    return .call("Theme.PlaceTable", arguments)
  }

  private mutating func table(_ table: CompiledTheme.PlaceTable) -> CodePrinter.Expression {
    guard let base = table.rows.last else { return .inline("Theme.Table(Theme.Style())") }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = [(nil, object(base.node, Catalogue.style))]
    if table.rows.count > 1 {
      var rows: [CodePrinter.Expression] = []
      for row in table.rows.dropLast() {
        rows.append(
          .call("Theme.Row", [(nil, .inline(condition(row.condition))), (nil, object(row.node, Catalogue.style))]))
      }
      arguments.append(("rows", .array(rows)))
    }
    return .call("Theme.Table", arguments)
  }

  private func condition(_ condition: Theme.Condition) -> String {
    func version(_ version: OSVersion) -> String { "OSVersion(\(version.major), \(version.minor))" }
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

  private mutating func object(_ node: Node, _ schema: Schema) -> CodePrinter.Expression {
    guard case .object(let members) = node else { return .inline("nil") }
    if let name = objects[node]?[schema.type] { return .inline(name) }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = []
    for member in members {
      let field = schema.fields[member.field]
      switch (member.node, field.shape) {
      case (.object, .object(let inner)): arguments.append((field.name, object(member.node, inner)))
      case (.value(let value), .value(let kind)):
        for color in Node.value(value).colors { _ = self.color(color) }
        let (names, literals) = (colors, literals)
        let text = literals.value(value, kind) { names[$0] ?? literals.color($0) }
        arguments.append((field.name, .inline(text)))
      default: break
      }
    }
    let value: CodePrinter.Expression = arguments.isEmpty ? .inline("\(schema.type)()") : .call(schema.type, arguments)
    guard counts[Occurrence(node: node, type: schema.type), default: 0] > 1 else { return value }
    let name = constant(schema.type, value)
    objects[node, default: [:]][schema.type] = name
    return .inline(name)
  }

  private mutating func color(_ color: Color) -> String {
    if let name = colors[color] { return name }
    guard counts[Occurrence(node: .value(.color(color)), type: "Color"), default: 0] > 1 else { return literals.color(color) }
    let name = constant("Color", .inline(literals.color(color)))
    colors[color] = name
    return name
  }

  /// A new constant, called after its type: `color1`, `textAttributes2`.
  private mutating func constant(_ type: String, _ value: CodePrinter.Expression) -> String {
    let word = type.filter { $0 != "." && $0 != "<" && $0 != ">" }
    let stem = word.prefix(1).lowercased() + word.dropFirst()
    var name: String
    repeat {
      lastNumbers[stem, default: 0] += 1
      name = "\(stem)\(lastNumbers[stem, default: 0])"
    } while theme.parameters.contains { $0.identifier == name }
    constants.append((name, type, value))
    return name
  }

  // MARK: Counting

  private mutating func count() {
    for entry in theme.colors { count(entry.color) }
    for row in theme.tables.flatMap(\.rows) { count(row.node, Catalogue.style) }
  }

  private mutating func count(_ color: Color) {
    counts[Occurrence(node: .value(.color(color)), type: "Color"), default: 0] += 1
  }

  private mutating func count(_ node: Node, _ schema: Schema) {
    guard case .object(let members) = node else { return }
    let occurrence = Occurrence(node: node, type: schema.type)
    counts[occurrence, default: 0] += 1
    // What is inside a constant is written once.
    guard counts[occurrence] == 1 else { return }
    for member in members {
      switch schema.fields[member.field].shape {
      case .object(let inner): count(member.node, inner)
      case .value: for color in member.node.colors { count(color) }
      }
    }
  }
}
