internal import Pelmet

/// Expressions of Objective-C, in the words of Swift.
extension ObjectiveCReader {
  /// - Parameter isStatement: Whether a message without arguments is a call for its effect.
  mutating func expression(isStatement: Bool = false) -> Expression? {
    deeper { reader in
      guard var left = reader.operand(isStatement: isStatement) else { return nil }
      while ["+", "-", "*", "/"].contains(reader.next.text), reader.next.kind == .sign {
        let operation = reader.take().text
        guard let right = reader.operand(isStatement: false) else { return nil }
        // Products bind more tightly than sums.
        if case .binary(let outer, let first, let second) = left.kind, ["*", "/"].contains(operation), ["+", "-"].contains(outer)
        {
          let inner = Expression(kind: .binary(operation, second, right), place: second.place, text: second.text)
          left = Expression(kind: .binary(outer, first, inner), place: left.place, text: left.text)
        } else {
          left = Expression(kind: .binary(operation, left, right), place: left.place, text: left.text)
        }
      }
      return left
    }
  }

  private mutating func operand(isStatement: Bool) -> Expression? {
    let token = take()
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: token.place, text: token.text) }
    let start: Expression
    switch (token.kind, token.text) {
    case (.text, _): start = make(.text(token.text))
    case (.number, _):
      let digits = token.text.filter { !"fFuUlL".contains($0) || token.text.hasPrefix("0x") }
      if let integer = digits.hasPrefix("0x") ? Int(digits.dropFirst(2), radix: 16) : Int(digits) {
        start = make(.integer(integer))
      } else if let real = Double(digits) {
        start = make(.real(real))
      } else {
        return nil
      }
    case (.sign, "["):
      guard let message = deeper({ $0.message(token.place, isStatement: isStatement) }) else { return nil }
      start = message
    case (.sign, "("):
      guard let inner = expression(), take(")") else { return nil }
      // A cast stands before what it casts.
      if case .type = inner.kind { return operand(isStatement: isStatement) }
      start = inner
    case (.sign, "-"):
      guard let inner = operand(isStatement: false) else { return nil }
      start = make(.unary("-", inner))
    case (.name, "YES"), (.name, "true"): start = make(.boolean(true))
    case (.name, "NO"), (.name, "false"): start = make(.boolean(false))
    case (.name, "nil"): start = make(.nothing)
    case (.name, _): start = make(ObjectiveCNames.constant(token.text))
    default: return nil
    }
    return members(of: start, token.place)
  }

  /// `.name`, any number of times.
  private mutating func members(of start: Expression, _ place: SourcePlace) -> Expression? {
    var expression = start
    while take(".") {
      guard next.kind == .name else { return nil }
      expression = ObjectiveCNames.member(take().text, of: expression, place)
    }
    return expression
  }

  /// The rest of a message.
  private mutating func message(_ place: SourcePlace, isStatement: Bool) -> Expression? {
    guard let receiver = operand(isStatement: false), next.kind == .name else { return nil }
    let name = take().text
    guard take(":") else {
      guard take("]") else { return nil }
      if isStatement {
        let method = Expression(kind: .member(receiver, name), place: place, text: name)
        return Expression(kind: .call(method, []), place: place, text: name)
      }
      return ObjectiveCNames.member(name, of: receiver, place)
    }
    var arguments: [Argument] = []
    var label: String? = name
    while let current = label {
      guard let value = expression() else { return nil }
      arguments.append(Argument(label: arguments.isEmpty ? nil : current, value: value))
      label = nil
      if next.kind == .name {
        label = take().text
        guard take(":") else { return nil }
      }
    }
    guard take("]") else { return nil }
    return ObjectiveCNames.call(name, on: receiver, arguments, place)
  }
}

/// The names that Swift has for those of Objective-C.
enum ObjectiveCNames {
  /// A constant of an enumeration, a key of attributes, or another name.
  static func constant(_ name: String) -> Expression.Kind {
    if name == "self" || name == "super" { return .name(name) }
    for type in enumerations where name.hasPrefix(type) && name.count > type.count {
      return .implicit(OwnerName.lowered(String(name.dropFirst(type.count))))
    }
    if name.hasPrefix("NS"), name.hasSuffix("AttributeName") {
      return .implicit(OwnerName.lowered(String(name.dropFirst(2).dropLast("AttributeName".count))))
    }
    return .name(name)
  }

  private static let enumerations = [
    "UIStatusBarStyle", "UIBarStyle", "UIUserInterfaceStyle", "UIBarMetrics", "UIBarPosition", "UIControlState",
    "UIBlurEffectStyle",
    "UIStatusBarAnimation", "UINavigationItemLargeTitleDisplayMode",
  ]

  /// `UIColor.labelColor` is `UIColor.label`, `[UINavigationBar appearance]` a call, `[Styles new]` an initialiser.
  static func member(_ name: String, of receiver: Expression, _ place: SourcePlace) -> Expression {
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: place, text: name) }
    switch name {
    case "appearance": return make(.call(make(.member(receiver, name)), []))
    case "new": return make(.call(receiver, []))
    case "alloc": return receiver
    case "init": return make(.call(receiver, []))
    default: break
    }
    if case .name("UIColor") = receiver.kind, name.hasSuffix("Color") { return make(.member(receiver, String(name.dropLast(5)))) }
    return make(.member(receiver, property(name)))
  }

  /// `translucent` is `isTranslucent`.
  private static func property(_ name: String) -> String {
    let flag = "is" + name.prefix(1).uppercased() + name.dropFirst()
    return StyleSchemas.properties.contains(flag) ? flag : name
  }

  static func call(_ name: String, on receiver: Expression, _ arguments: [Argument], _ place: SourcePlace) -> Expression {
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: place, text: name) }
    if case .name("UIColor") = receiver.kind, name.hasPrefix("colorWith") || name == "colorNamed" {
      let first = OwnerName.lowered(String(name.dropFirst(name == "colorNamed" ? "color".count : "colorWith".count)))
      let labelled = [Argument(label: first, value: arguments[0].value)] + arguments.dropFirst()
      return make(.call(receiver, labelled))
    }
    if name == "appearanceWhenContainedInInstancesOfClasses" {
      let labelled = [Argument(label: "whenContainedInInstancesOf", value: arguments[0].value)]
      return make(.call(make(.member(receiver, "appearance")), labelled))
    }
    if name.hasPrefix("set"), arguments.count == 1 {
      let target = make(.member(receiver, property(OwnerName.lowered(String(name.dropFirst(3))))))
      return make(.assignment(target, arguments[0].value, operation: nil))
    }
    let labelled = arguments.map { argument in
      Argument(label: argument.label.map { $0.hasPrefix("for") ? "for" : $0 }, value: argument.value)
    }
    return make(.call(make(.member(receiver, name)), labelled))
  }
}
