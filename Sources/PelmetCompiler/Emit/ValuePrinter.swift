internal import Pelmet

/// Prints the colours and objects of a theme, those that are constants by their names.
struct ValuePrinter {
  private let content: InternedTheme
  var literals: SwiftLiterals
  /// The constants by the number of what they are.
  private var places: [Int: Constants.Place] = [:]

  private static let colorType = TypeName("Theme.Color")

  init(_ content: InternedTheme, _ parameters: [String: SwiftParameter]) {
    self.content = content
    literals = SwiftLiterals(
      parameters: parameters,
      constants: Constants(areDivided: content.isLarge, reserved: Set(parameters.values.map(\.identifier))))
    for number in content.entries.indices where content.isConstant[number] { define(number) }
  }

  var parameters: [String: SwiftParameter] { literals.parameters }

  /// Makes a constant of a colour or an object whose parts have theirs.
  private mutating func define(_ number: Int) {
    let calls = content.wholeCalls[number]
    switch content.entries[number].key {
    case .color(let color):
      let type = Self.colorType
      let place = literals.constants.add(type.variable, type: type.inTheme, .inline(literals.color(color)), calls: calls)
      places[number] = place
      if color.isShareable { literals.constants.name(color, place) }
    case .object(let type, _):
      guard let schema = content.entries[number].schema else { return }
      places[number] = literals.constants.add(type.variable, type: type.inTheme, object(number, schema), calls: calls)
    }
  }

  func object(_ number: Int, _ schema: Schema) -> CodePrinter.Expression {
    if let place = places[number] { return .inline(literals.constants.text(place)) }
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
    if let place = places[number] { return literals.constants.text(place) }
    guard case .color(let color) = content.entries[number].key else { return ".noColor" }
    return literals.color(color)
  }
}

extension ValuePrinter {
  /// A value by itself, as an expression: a closure if it has constants.
  static func text(_ value: Value, _ kind: ValueKind) -> String {
    let colors = Node.value(value).colors.filter(\.isShareable)
    var values = ValuePrinter(InternedTheme(colors: colors.map { (name: "", color: $0) }, tables: []), [:])
    values.literals.constants.close()
    let text = values.literals.value(value, kind)
    var printer = CodePrinter()
    values.literals.constants.print(to: &printer)
    return printer.text.isEmpty ? text : "{\n\(printer.text)return \(text)\n}()"
  }
}
