internal import Pelmet
internal import PelmetCompiler

/// New objects and values.
extension Evaluator {
  func construct(_ type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    let type = program.resolve(TypeText.base(type), in: frame.type) ?? TypeText.base(type)
    let initializers = program.methods("init", of: type, isStatic: false).filter { accepts($0, arguments) }
    let information = program.type(type)
    let isOwn = [.class, .structure].contains(information?.kind)
    if isOwn, !initializers.isEmpty, isElsewhere(type) {
      // Its own entry runs it.
      let instance = Instance(journal, type: type)
      instance.isOpaque = true
      return .instance(instance)
    }
    if !initializers.isEmpty {
      let receiver: Value? =
        isOwn ? .instance(Instance(journal, type: type, isStructure: information?.kind == .structure)) : .type(type)
      let result = invoke(
        Value.Method(functions: initializers, receiver: receiver ?? .void, name: "init"), arguments, expression, frame)
      // An initialiser that ends without a value is as unknown as what it was made from.
      if case .type = result { return unknown(expression, type: type) }
      return result
    }
    if let information, information.kind == .enumeration { return enumeration(information, arguments, expression, frame) }
    if isOwn { return memberwise(type, information, arguments, frame) }
    if let schema = StyleSchemas.all[type] {
      return schema.role == .appearance ? appearance(schema, arguments, frame) : made(type, schema)
    }
    return known(type, arguments, expression, frame)
  }

  /// Whether objects of a type are of no matter to who makes them: controllers other than containers, and views other than bars.
  private func isElsewhere(_ type: String) -> Bool {
    program.isA(type, "UIResponder") && !KnownTypes.containers.contains { program.isA(type, $0) }
      && !KnownTypes.sections.keys.contains { program.isA(type, $0) }
  }

  /// A bar that code makes stands in no container; an item is a single one.
  private func made(_ type: String, _ schema: Schema) -> Value {
    if ["UIBarButtonItem", "UITabBarItem"].contains(type) { return singleItem(type) }
    if type == "UIWindow" { return .instance(Instance(journal, type: type, owner: makesWindow ? .root : nil)) }
    let style = StyleObject(schema, journal)
    style.isLost = true
    return .style(style)
  }

  /// `self.init(…)`: the value that the other initialiser makes.
  func delegate(_ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    switch frame.receiver {
    case .instance(let instance)?:
      let initializers = program.methods("init", of: instance.type, isStatic: false)
      guard !initializers.isEmpty else { return .void }
      return invoke(
        Value.Method(functions: initializers, receiver: .instance(instance), name: "init"), arguments, expression, frame)
    case .type(let type)?:
      frame.receiver = construct(type, arguments, expression, frame)
      return .void
    default: return .void
    }
  }

  private func memberwise(_ type: String, _ information: TypeInformation?, _ arguments: [Argument], _ frame: Frame) -> Value {
    let instance = Instance(journal, type: type, isStructure: information?.kind == .structure)
    if program.isA(type, "UIViewController") { return .instance(instance) }
    for argument in arguments {
      guard let label = argument.label else { continue }
      let property = program.property(label, of: type, isStatic: false)
      instance.set(label, copied(value(argument.value, frame, as: property?.type)))
    }
    return .instance(instance)
  }

  private func enumeration(
    _ information: TypeInformation, _ arguments: [Argument], _ expression: Expression, _ frame: Frame
  ) -> Value {
    guard let first = arguments.first, first.label == "rawValue" else { return unknown(expression, type: information.name) }
    let raw = value(first.value, frame)
    for element in information.cases {
      let candidate = Value.element(Value.Element(type: information.name, name: element.name))
      guard let other = known("rawValue", of: candidate, expression, frame), let isSame = same(other, raw) else {
        return unknown(expression, type: information.name)
      }
      if isSame { return candidate }
    }
    return .nothing
  }

  /// Values of UIKit, Foundation and the standard library.
  private func known(_ type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    switch type {
    case "UIColor", "Color": return color(arguments, expression, frame)
    case "UIImage", "UIBlurEffect", "UIOffset", "UIEdgeInsets", "UIFont", "UIFontMetrics":
      return appearanceValue(type, arguments, expression, frame)
    case "UITraitCollection":
      guard arguments.map(\.label) == ["userInterfaceStyle"],
        case .element(let style) = value(arguments[0].value, frame, as: "UIUserInterfaceStyle")
      else { return unknown(expression, type: type) }
      return .element(Value.Element(type: type, name: style.name))
    case "CGRect", "CGSize", "UIGraphicsImageRenderer": return geometry(type, arguments, expression, frame)
    case "Scanner":
      let scanner = Instance(journal, type: type)
      if let first = arguments.first { scanner.set("string", value(first.value, frame)) }
      return .instance(scanner)
    case "Task" where arguments.last?.isClosure == true:
      if let last = arguments.last, case .closure(let closure) = value(last.value, frame) { _ = call(closure, []) }
      return unknown(expression)
    case "String", "Substring":
      guard arguments.count == 1 else { return unknown(expression, type: type) }
      switch value(arguments[0].value, frame) {
      case .text(let text): return .text(text)
      case .integer(let number): return .text(String(number))
      default: return unknown(expression, type: type)
      }
    case _ where Self.numbers.contains(type): return number(type, arguments, expression, frame)
    case _ where type.hasPrefix("[") && type.contains(":"): return .dictionary([])
    case _ where type.hasPrefix("["): return .array([])
    case _ where program.isA(type, "UIResponder"): return .instance(Instance(journal, type: type))
    default: return drawn(type, of: nil, arguments, expression, frame) ?? unknown(expression, type: type)
    }
  }

  private func number(_ type: String, _ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    let isReal = ["CGFloat", "Double", "Float"].contains(type)
    guard let first = arguments.first else { return isReal ? .real(0) : .integer(0) }
    switch value(first.value, frame) {
    case .integer(let number): return isReal ? .real(Double(number)) : .integer(number)
    case .real(let number):
      return isReal ? .real(number) : Int(exactly: number.rounded(.towardZero)).map { .integer($0) } ?? unknown(expression)
    case .text(let text):
      var radix = 10
      if arguments.count > 1, arguments[1].label == "radix", case .integer(let value) = value(arguments[1].value, frame),
        (2...36).contains(value)
      {
        radix = value
      }
      return (isReal ? Double(text).map { .real($0) } : Int(text, radix: radix).map { .integer($0) }) ?? .nothing
    default: return unknown(expression, type: type)
    }
  }
}

/// Colours.
extension Evaluator {
  private func color(_ arguments: [Argument], _ expression: Expression, _ frame: Frame) -> Value {
    let labels = arguments.map { $0.label ?? "" }
    func numbers() -> [Double]? {
      let all = arguments.compactMap { Arithmetic.number(value($0.value, frame, as: "CGFloat")) }
      return all.count == arguments.count ? all : nil
    }
    switch labels {
    case ["red", "green", "blue", "alpha"]:
      guard let parts = numbers() else { break }
      return .color(ImportedColor(.rgb(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])))
    case ["white", "alpha"]:
      guard let parts = numbers() else { break }
      return .color(.white(parts[0], parts[1]))
    case ["hue", "saturation", "brightness", "alpha"]:
      guard let parts = numbers() else { break }
      return .color(Self.hue(parts[0], parts[1], parts[2], parts[3]))
    case ["named"], ["named", "in", "compatibleWith"], ["named", "in"], ["named", "bundle"]:
      guard case .text(let name) = value(arguments[0].value, frame) else { break }
      return asset(named: name)
    case ["resource"]:
      guard case .element(let element) = value(arguments[0].value, frame, as: "ColorResource") else { break }
      return catalogued([element.name]) ?? unknown(expression, type: "UIColor")
    case ["dynamicProvider"], [""]:
      switch value(arguments[0].value, frame, as: "UIColor") {
      case .closure(let closure): return dynamic(closure, expression)
      case .color(let color): return .color(color)
      default: break
      }
    case ["cgColor"], ["color"]:
      if case .color(let color) = value(arguments[0].value, frame, as: "UIColor") { return .color(color) }
    case ["patternImage"]: return unknown(.drawing, expression, type: "UIColor")
    default: break
    }
    return unknown(expression, type: "UIColor")
  }

  /// The colour that a closure on traits gives in each of them.
  private func dynamic(_ closure: ClosureValue, _ expression: Expression) -> Value {
    // In another colour's closure, the same traits hold.
    if variant != nil { return call(closure, [.traits], as: "UIColor") ?? unknown(.limit, expression, type: "UIColor") }
    askedForLevel = false
    var all: [ImportedColor.Variant: ImportedColor] = [:]
    for next in ImportedColor.Variant.allCases where next != .darkElevated || askedForLevel {
      variant = next
      defer { variant = nil }
      guard case .color(let color)? = call(closure, [.traits], as: "UIColor").map({ coerced($0, to: "UIColor") }) else {
        return unknown(expression, type: "UIColor")
      }
      all[next] = color.resolved(next)
    }
    return ImportedColor.variants(all).map { .color($0) } ?? unknown(expression, type: "UIColor")
  }

  private static func hue(_ hue: Double, _ saturation: Double, _ brightness: Double, _ alpha: Double) -> ImportedColor {
    func part(_ offset: Double) -> Double {
      let position = (offset + hue * 6).truncatingRemainder(dividingBy: 6)
      return brightness - brightness * saturation * max(0, min(position, 4 - position, 1))
    }
    return ImportedColor(.rgb(red: part(5), green: part(3), blue: part(1), alpha: alpha))
  }
}
