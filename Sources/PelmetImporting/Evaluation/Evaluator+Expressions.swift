extension Evaluator {
  /// The value of an expression.
  /// - Parameter type: The type that its place asks for.
  func value(_ expression: Expression, _ frame: Frame, as type: String? = nil) -> Value {
    let type = type.map { chosen($0, frame) }
    return deeper { evaluate(expression, frame, as: type) } ?? unknown(.limit, expression, type: type)
  }

  /// The type that a generic function's caller has chosen for a name.
  private func chosen(_ type: String, _ frame: Frame) -> String {
    let base = TypeText.base(type)
    if base == "Self", let own = frame.receiver.flatMap(typeName) { return own }
    guard frame.hasGenerics, case .type(let chosen)? = frame.scope[base] else { return type }
    return chosen
  }

  private func evaluate(_ expression: Expression, _ frame: Frame, as type: String?) -> Value {
    switch expression.kind {
    case .nothing: return .nothing
    case .boolean(let value): return .boolean(value)
    case .integer(let value): return coerced(.integer(value), to: type)
    case .real(let value): return .real(value)
    case .text(let text):
      return coerced(.text(text), to: type)
    case .interpolation(let parts): return interpolated(parts, expression, frame)
    case .array(let elements):
      let inner = type.flatMap(TypeText.element)
      guard elements.count <= Limits.entries else { return unknown(.limit, expression, type: type) }
      return .array(elements.map { value($0, frame, as: inner) })
    case .dictionary(let entries):
      let inner = type.flatMap(TypeText.entry)
      guard entries.count <= Limits.entries else { return unknown(.limit, expression, type: type) }
      return .dictionary(
        entries.map { Value.Entry(key: value($0.key, frame, as: inner?.key), value: value($0.value, frame, as: inner?.value)) })
    case .tuple(let parts): return .tuple(parts.map { ($0.label, value($0.value, frame)) })
    case .name(let name): return coerced(named(name, expression, frame, as: type), to: type)
    case .implicit(let name): return implicit(name, expression, frame, as: type)
    case .member(let base, let name):
      // UIKit's own answer is that of no theme.
      if case .name("super") = base.kind, Lifecycle.statusBar.contains(where: { $0.name == name }),
        frame.type.map({ isLast(name, $0) }) ?? true
      {
        return .nothing
      }
      return coerced(member(name, of: value(base, frame, as: startType(of: base, type)), expression, frame), to: type)
    case .call(let function, let arguments): return coerced(call(function, arguments, expression, frame, as: type), to: type)
    case .element(let base, let arguments):
      guard let index = arguments.first else { return unknown(expression, type: type) }
      return element(of: value(base, frame), at: index.value, expression, frame)
    case .closure(let closure):
      return .closure(
        ClosureValue(closure, scope: frame.scope, receiver: frame.receiver, type: frame.type))
    case .optional(let inner): return value(inner, frame, as: type)
    case .unary(let operation, let inner):
      return Arithmetic.unary(operation, value(inner, frame, as: type)) ?? unknown(expression)
    case .binary(let operation, let left, let right): return binary(operation, left, right, expression, frame, as: type)
    case .conditional(let condition, let yes, let no):
      return truth(condition, frame) ? value(yes, frame, as: type) : value(no, frame, as: type)
    case .cast(let inner, let target, _):
      let target = chosen(target, frame)
      return cast(value(inner, frame, as: target), to: target, expression)
    case .isType(let inner, let target):
      guard let name = typeName(of: value(inner, frame)) else { return unknown(expression, type: "Bool") }
      return .boolean(program.isA(name, target))
    case .assignment(let target, let source, let operation):
      assign(source, to: target, operation: operation, frame)
      return .void
    case .reference(let inner): return value(inner, frame, as: type)
    case .type(let name): return .type(name)
    case .statement(let statement):
      let inner = Frame(scope: VariableScope(in: frame.scope), receiver: frame.receiver, type: frame.type, result: type)
      inner.isStyler = frame.isStyler
      if case .finished(let value) = closed(runAsExpression(statement, inner)) { return value }
      return unknown(expression, type: type)
    case .unsupported: return unknown(expression, type: type)
    }
  }

  /// The type for the beginning of a chain: `.accent.withAlphaComponent(0.5)` begins with a colour where a colour is asked for.
  func startType(of base: Expression, _ type: String?) -> String? {
    switch base.kind {
    case .implicit, .call, .member: type
    default: nil
    }
  }

  private func interpolated(_ parts: [Expression], _ expression: Expression, _ frame: Frame) -> Value {
    var text = ""
    for part in parts {
      switch value(part, frame) {
      case .text(let next): text += next
      case .integer(let number): text += String(number)
      default: return unknown(expression, type: "String")
      }
      if text.utf8.count > 10_000 { return unknown(.limit, expression, type: "String") }
    }
    return .text(text)
  }

  private func binary(
    _ operation: String, _ left: Expression, _ right: Expression, _ expression: Expression, _ frame: Frame, as type: String?
  ) -> Value {
    switch operation {
    case "??": return fallback(value(left, frame, as: type), to: right, frame, as: type)
    case "&&", "||":
      let first = value(left, frame)
      guard case .boolean(let known) = first else { return unknown(expression, type: "Bool") }
      return known == (operation == "||") ? first : value(right, frame)
    case "==", "!=", "===", "!==":
      guard let same = equality(left, right, frame) else { return unknown(expression, type: "Bool") }
      return .boolean(same == operation.hasPrefix("="))
    default:
      // Bits are those of whole numbers, whatever the result becomes.
      let type = ["&", "|", "^", "<<", ">>"].contains(operation) ? nil : type
      let first = value(left, frame, as: type)
      let second = value(right, frame, as: type)
      return Arithmetic.binary(operation, first, second) ?? unknown(expression, type: type)
    }
  }

  private func fallback(_ first: Value, to right: Expression, _ frame: Frame, as type: String?) -> Value {
    switch first {
    case .nothing: return value(right, frame, as: type)
    case .unknown(let unknown):
      let second = value(right, frame, as: type ?? unknown.type)
      // A colour that comes at run time, and the one that the code has until then.
      if let symbol = unknown.symbol, case .color(let color) = second {
        return parameter(symbol, fallback: color, place: unknown.place)
      }
      var unknown = unknown
      unknown.type = unknown.type ?? typeName(of: second)
      return .unknown(unknown)
    default: return first
    }
  }

  private func cast(_ value: Value, to type: String, _ expression: Expression) -> Value {
    switch value {
    case .unknown(var unknown):
      unknown.type = TypeText.base(type)
      return .unknown(unknown)
    case .element, .instance, .style:
      guard let name = typeName(of: value), program.type(name) != nil || KnownTypes.superclass[name] != nil else { return value }
      return program.isA(name, type) || program.type(type)?.kind == .protocol ? value : .nothing
    default: return coerced(value, to: type)
    }
  }

  /// A value where a type is asked for: names of cases and static members that stand alone are looked up in it.
  func coerced(_ value: Value, to type: String?) -> Value {
    guard let type else { return value }
    switch value {
    case .element(var element) where element.type == nil:
      let base = TypeText.base(type)
      if ["UIColor", "CGColor"].contains(base), let color = ImportedColor.ofSystem(element.name) { return .color(color) }
      element.type = base == "Any" ? nil : base
      return .element(element)
    case .integer(let number) where ["CGFloat", "Double", "Float"].contains(TypeText.base(type)): return .real(Double(number))
    default: return value
    }
  }
}
