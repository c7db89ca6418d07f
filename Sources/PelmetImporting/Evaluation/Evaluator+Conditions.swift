extension Evaluator {
  func holds(_ conditions: [Condition], _ frame: Frame) -> Bool {
    conditions.allSatisfy { holds($0, frame) }
  }

  private func holds(_ condition: Condition, _ frame: Frame) -> Bool {
    switch condition {
    case .expression(let expression): return truth(expression, frame)
    case .available(let version, let isNegated):
      // Other systems' versions do not matter to iOS.
      guard let version else { return !isNegated }
      return isSystem(version) != isNegated
    case .present(let pattern, let expression):
      let value = value(expression, frame)
      switch value {
      case .nothing: return false
      case .unknown(let unknown) where !isTaken(unknown):
        guard ask(expression) else { return false }
        return matches(pattern, value, frame)
      default: return matches(pattern, value, frame)
      }
    case .matches(let pattern, let expression): return matches(pattern, value(expression, frame), frame, expression)
    case .build(let text, let place): return answer(text, place)
    }
  }

  /// Whether something unknown is taken to be there: bars, windows and controllers.
  private func isTaken(_ unknown: Unknown) -> Bool {
    if unknown.symbol != nil { return true }
    guard let type = unknown.type.map(TypeText.base) else { return false }
    return program.isA(type, "UIResponder") || KnownTypes.sections[type] != nil
  }

  /// The answer to a condition: known, or asked for.
  func truth(_ expression: Expression, _ frame: Frame) -> Bool {
    deeper { () -> Bool in
      switch expression.kind {
      case .unary("!", let inner): return !truth(inner, frame)
      case .binary("&&", let left, let right): return truth(left, frame) && truth(right, frame)
      case .binary("||", let left, let right): return truth(left, frame) || truth(right, frame)
      default:
        switch value(expression, frame) {
        case .boolean(let known): return known
        // Objective-C asks so whether an object is there.
        case .nothing: return false
        case .instance, .style: return true
        default: return ask(expression)
        }
      }
    } ?? false
  }

  private func ask(_ expression: Expression) -> Bool {
    answer(expression.text, expression.place)
  }

  /// Whether two expressions are equal; `nil` if nobody knows.
  func equality(_ left: Expression, _ right: Expression, _ frame: Frame) -> Bool? {
    // A name that stands alone belongs to the other side's type.
    if case .implicit = left.kind {
      let second = value(right, frame)
      return same(value(left, frame, as: typeName(of: second)), second)
    }
    let first = value(left, frame)
    return same(first, value(right, frame, as: typeName(of: first)))
  }

  func same(_ left: Value, _ right: Value) -> Bool? {
    switch (left, right) {
    case (.unknown, _), (_, .unknown): return nil
    case (.nothing, .nothing): return true
    case (.nothing, _), (_, .nothing): return false
    case (.boolean(let left), .boolean(let right)): return left == right
    case (.text(let left), .text(let right)): return left == right
    case (.integer(let left), .integer(let right)): return left == right
    case (.trait(let axis), .element(let element)), (.element(let element), .trait(let axis)):
      return isTrait(axis, element.name)
    case (.element(let left), .element(let right)):
      guard left.name == right.name, left.values.count == right.values.count else { return false }
      for (left, right) in zip(left.values, right.values) {
        guard let isSame = same(left, right) else { return nil }
        if !isSame { return false }
      }
      return true
    case (.color(let left), .color(let right)): return left.tree == right.tree
    case (.style(let left), .style(let right)): return left === right
    case (.instance(let left), .instance(let right)): return left === right ? true : nil
    default:
      guard let left = Arithmetic.number(left), let right = Arithmetic.number(right) else { return nil }
      return left == right
    }
  }

  /// Whether a trait has a value, in this run.
  private func isTrait(_ axis: String, _ name: String) -> Bool {
    guard let all = Decisions.values[axis], all.contains(name) else { return false }
    // Of two values, one is asked for.
    if all.count == 2, name == all[0] { return decisions.answer(.trait(axis, all[1]), of: 2) == 1 }
    return decisions.answer(.trait(axis, name), of: 2) == 0
  }

  /// Whether a value has a form; binds the names in it.
  func matches(_ pattern: Pattern, _ value: Value, _ frame: Frame, _ subject: Expression? = nil) -> Bool {
    switch pattern {
    case .any: return true
    case .variable(let name):
      frame.scope.declare(name, value)
      return true
    case .present(let inner):
      if case .nothing = value { return false }
      return matches(inner, value, frame, subject)
    case .type(let type) where type.hasSuffix(".Type"):
      guard case .type(let name) = value else { return asked(subject) }
      return program.isA(name, String(type.dropLast(".Type".count)))
    case .type(let type):
      guard let name = typeName(of: value) else { return asked(subject) }
      return program.isA(name, TypeText.base(type))
    case .tuple(let patterns):
      if case .tuple(let parts) = value, parts.count == patterns.count {
        return zip(patterns, parts).allSatisfy { matches($0, $1.value, frame, subject) }
      }
      if patterns.count == 1 { return matches(patterns[0], value, frame, subject) }
      return asked(subject)
    case .element(let name, let patterns): return matches(name, patterns, value, frame, subject)
    case .value(let expression):
      if let known = same(self.value(expression, frame, as: typeName(of: value)), value) { return known }
      return asked(subject)
    }
  }

  private func matches(_ name: String, _ patterns: [Pattern], _ value: Value, _ frame: Frame, _ subject: Expression?) -> Bool {
    switch value {
    case .element(let element):
      guard element.name == name else { return false }
      guard patterns.count == element.values.count else { return true }
      return zip(patterns, element.values).allSatisfy { matches($0, $1, frame, subject) }
    case .trait(let axis): return isTrait(axis, name)
    case .nothing: return name == "none"
    case .unknown:
      for pattern in patterns { _ = matches(pattern, value, frame, subject) }
      return asked(subject, name)
    default: return asked(subject, name)
    }
  }

  /// The answer to whether something unknown has a form.
  private func asked(_ subject: Expression?, _ name: String = "") -> Bool {
    guard let subject else { return true }
    let text = name.isEmpty ? subject.text : "\(subject.text) is \(name)"
    return answer(text, subject.place)
  }
}
