internal import Pelmet

/// Values that change while an app runs: the current theme, and colours that come from elsewhere.
extension Evaluator {
  /// The instance of a type of themes for this run, where a changeable place has one.
  func currentTheme(_ type: String?) -> Value? {
    guard let type, let name = program.resolve(TypeText.base(type), in: nil) else { return nil }
    let names = program.themes(of: name)
    guard names.count > 1, names.count <= 40 else { return nil }
    let index = decisions.answer(.theme(name), of: names.count)
    themeReads += 1
    if let data = program.data[name] {
      let instance = Instance(journal, type: name, isStructure: program.type(name)?.kind == .structure)
      for (property, scalar) in data[index].values {
        let type = program.property(property, of: name, isStatic: false)?.type
        instance.keep(property, coerced(Self.value(of: scalar), to: type))
      }
      return .instance(instance)
    }
    if program.type(name)?.kind == .enumeration { return .element(Value.Element(type: name, name: names[index])) }
    if program.constants(of: name).count > 1 {
      let place = program.type(name)?.place ?? SourcePlace(file: "", line: 1, column: 1)
      let expression = Expression(kind: .name(names[index]), place: place, text: names[index])
      let frame = Frame(scope: VariableScope(journal), receiver: nil, type: name)
      return declared(names[index], of: .type(name), name, isStatic: true, expression, frame)
    }
    let key = "theme \(name)"
    if let known = globals[key] { return known }
    let instance = Value.instance(
      Instance(journal, type: names[index], isStructure: program.type(names[index])?.kind == .structure))
    globals.keep(key, instance)
    return instance
  }

  static func value(of table: [(name: String, value: ThemeData.Scalar)]) -> Value {
    .dictionary(table.map { Value.Entry(key: .text($0.name), value: value(of: $0.value)) })
  }

  private static func value(of scalar: ThemeData.Scalar) -> Value {
    switch scalar {
    case .text(let text): .text(text)
    case .integer(let number): .integer(number)
    case .real(let number): .real(number)
    case .boolean(let value): .boolean(value)
    case .nothing: .nothing
    }
  }

  /// A flag that a theme from a file leaves open: whether it is set is a choice of its own.
  func flag(_ property: Property, of instance: Instance) -> Value? {
    let name = "\(instance.type).\(property.name)"
    guard program.flag(name) != nil else { return nil }
    return .boolean(decisions.answer(.theme(name), of: 2) == 1)
  }

  /// A property of an object that everything reaches, by name.
  func shared(_ name: String, of instance: Instance, _ value: Value) -> Value {
    guard instance.isShared, let property = program.property(name, of: instance.type, isStatic: false) else { return value }
    return shared(property, of: instance, value) ?? value
  }

  /// A property of an object that everything reaches: the current theme, or a parameter.
  func shared(_ property: Property, of instance: Instance, _ value: Value?) -> Value? {
    guard instance.isShared, property.isVariable else { return nil }
    if let theme = currentTheme(property.type ?? inferredType(property)) { return theme }
    guard program.type(instance.type)?.kind == .class else { return nil }
    let isColor = property.type.map { TypeText.base($0) == "UIColor" } ?? { if case .color? = value { true } else { false } }()
    guard isColor, !property.isPrivatelySet else { return nil }
    let symbol = Self.parameterSymbol(instance.type, property)
    if case .color(let color)? = value { return parameter(symbol, fallback: color.withoutSymbol, place: property.place) }
    return .unknown(
      Unknown(reason: .runTime, text: symbol.text, place: property.place, type: property.type, symbol: symbol))
  }

  private static func parameterSymbol(_ type: String, _ property: Property) -> ImportedColor.Symbol {
    let short = type.split(separator: ".").last.map(String.init) ?? type
    return ImportedColor.Symbol(
      name: OwnerName.spelled(
        short.prefix(1).lowercased() + short.dropFirst() + property.name.prefix(1).uppercased() + property.name.dropFirst()),
      place: property.place, text: "\(type).\(property.name)")
  }

  /// A colour that the app passes to the theme. A second default that differs is left out.
  func parameter(_ symbol: ImportedColor.Symbol, fallback: ImportedColor?, place: SourcePlace) -> Value {
    if parameters[symbol.name] == nil {
      parameters[symbol.name] = Parameter(symbol: symbol, fallback: fallback, place: place)
    } else if let fallback, parameters[symbol.name]?.fallback?.tree != fallback.tree {
      parameters[symbol.name]?.fallback = nil
    }
    return .color(ImportedColor(.parameter(symbol.name)))
  }
}
