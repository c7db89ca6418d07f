internal import Pelmet

/// Prints the colours and objects of a theme, those that are constants by their names.
struct ValuePrinter {
  private let content: InternedTheme
  var literals: SwiftLiterals
  private let names: [String?]
  /// The names that are taken.
  var pool: NamePool

  init(_ content: InternedTheme, _ parameters: [String: SwiftParameter]) {
    self.content = content
    let constants = ConstantNames(content, reserved: Set(parameters.values.map(\.identifier)))
    (names, pool) = (constants.names, constants.pool)
    literals = SwiftLiterals(parameters: parameters)
    for (number, name) in names.enumerated() {
      if let name { define(number, name) }
    }
  }

  var parameters: [String: SwiftParameter] { literals.parameters }

  /// Makes a constant of a colour or an object whose parts have theirs.
  private mutating func define(_ number: Int, _ name: String) {
    switch content.entries[number].key {
    case .color(let color):
      literals.constants.add(name, type: "Color", .inline(literals.color(color)))
      if color.isShareable { literals.constants.name(color, name) }
    case .object(let type, _):
      guard let schema = content.entries[number].schema else { return }
      literals.constants.add(name, type: type.inTheme, written(number, schema))
    }
  }

  func object(_ number: Int, _ schema: Schema) -> CodePrinter.Expression {
    names[number].map { .inline($0) } ?? written(number, schema)
  }

  private func written(_ number: Int, _ schema: Schema) -> CodePrinter.Expression {
    guard case .object(_, let members) = content.entries[number].key else { return .inline("nil") }
    var arguments: [(label: String?, value: CodePrinter.Expression)] = []
    for member in members {
      let field = schema.fields[member.field]
      switch (member.content, field.shape) {
      case (.interned(let inner), .object(let innerSchema)): arguments.append((field.name, object(inner, innerSchema)))
      case (.interned(let color), .value(let kind)):
        let text = text(ofColor: color)
        arguments.append((field.name, .inline(kind == .contentBackground ? ".color(\(text))" : text)))
      case (.value(let value), .value(let kind)): arguments.append((field.name, .inline(literals.value(value, kind))))
      case (.value, .object): break
      }
    }
    return arguments.isEmpty ? .inline("\(schema.type.inTheme)()") : .call(schema.type.inTheme, arguments)
  }

  func text(ofColor number: Int) -> String {
    if let name = names[number] { return name }
    guard case .color(let color) = content.entries[number].key else { return ".noColor" }
    return literals.color(color)
  }
}

extension ValuePrinter {
  /// A value by itself, as an expression: a closure if it has constants.
  static func text(_ value: Value, _ kind: ValueKind) -> String {
    let colors = Node.value(value).colors.filter(\.isShareable)
    let values = ValuePrinter(InternedTheme(colors: colors.map { (name: "", color: $0) }, tables: []), [:])
    let text = values.literals.value(value, kind)
    var printer = CodePrinter()
    values.literals.constants.print("let", to: &printer)
    return printer.text.isEmpty ? text : "{\n\(printer.text)return \(text)\n}()"
  }
}
