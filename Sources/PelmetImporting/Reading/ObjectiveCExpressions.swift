/// Expressions of Objective-C, in the words of Swift.
extension ObjectiveCReader {
  /// - Parameter isStatement: Whether a message without arguments is a call for its effect.
  mutating func expression(isStatement: Bool = false) -> Expression? {
    deeper { reader in
      guard let condition = reader.operation(above: 0, isStatement: isStatement) else { return nil }
      guard reader.take("?") else { return condition }
      func make(_ kind: Expression.Kind) -> Expression {
        Expression(kind: kind, place: condition.place, text: condition.text)
      }
      if reader.take(":") { return reader.expression().map { make(.binary("??", condition, $0)) } }
      guard let yes = reader.expression(), reader.take(":"), let no = reader.expression() else { return nil }
      return make(.conditional(condition, yes, no))
    }
  }

  /// Operands with the operators between them that bind more tightly than a level.
  private mutating func operation(above level: Int, isStatement: Bool) -> Expression? {
    guard var left = operand(isStatement: isStatement) else { return nil }
    while let (text, count, next) = binaryOperator, next > level {
      index += count
      guard let right = deeper({ $0.operation(above: next, isStatement: false) }) else { return nil }
      left = Expression(kind: .binary(text, left, right), place: left.place, text: left.text)
    }
    return left
  }

  /// The operator that comes next, with the number of its tokens and how tightly it binds.
  private var binaryOperator: (text: String, count: Int, level: Int)? {
    guard next.kind == .sign else { return nil }
    let (first, second) = (next, following)
    let isJoined = second.kind == .sign && second.place.line == first.place.line && second.place.column == first.place.column + 1
    if isJoined, let level = Self.levels[first.text + second.text] { return (first.text + second.text, 2, level) }
    return Self.levels[first.text].map { (first.text, 1, $0) }
  }

  private static let levels = [
    "||": 1, "&&": 2, "|": 3, "^": 4, "&": 5, "==": 6, "!=": 6, "<": 7, ">": 7, "<=": 7, ">=": 7, "<<": 8, ">>": 8, "+": 9,
    "-": 9,
    "*": 10, "/": 10, "%": 10,
  ]

  private mutating func operand(isStatement: Bool) -> Expression? {
    let token = take()
    func make(_ kind: Expression.Kind) -> Expression { Expression(kind: kind, place: token.place, text: token.text) }
    let start: Expression
    switch (token.kind, token.text) {
    case (.text, _): start = make(.text(token.text))
    case (.number, _):
      guard let number = Self.number(token.text) else { return nil }
      start = make(number)
    case (.sign, "["):
      guard let message = deeper({ $0.message(token.place, isStatement: isStatement) }) else { return nil }
      start = message
    case (.sign, "("):
      if skipCast() { return deeper { $0.operand(isStatement: isStatement) } }
      guard let inner = expression(), take(")") else { return nil }
      start = inner
    case (.sign, "-"), (.sign, "!"), (.sign, "~"):
      guard let inner = deeper({ $0.operand(isStatement: false) }) else { return nil }
      start = make(.unary(token.text, inner))
    case (.sign, "&"):
      return deeper { $0.operand(isStatement: false) }.map { make(.reference($0)) }
    case (.sign, "^"):
      guard let closure = deeper({ $0.closure() }) else { return nil }
      start = make(.closure(closure))
    case (.name, "@"):
      guard let collection = collection() else { return nil }
      start = make(collection)
    case (.name, "YES"), (.name, "true"), (.name, "@YES"): start = make(.boolean(true))
    case (.name, "NO"), (.name, "false"), (.name, "@NO"): start = make(.boolean(false))
    case (.name, "nil"), (.name, "NULL"): start = make(.nothing)
    case (.name, _):
      if token.text.hasPrefix("@") {
        guard let number = Self.number(String(token.text.dropFirst())) else { return nil }
        start = make(number)
      } else if take("(") {
        guard let arguments = list(until: ")") else { return nil }
        start = make(.call(make(.name(token.text)), arguments.map { Argument(label: nil, value: $0) }))
      } else {
        start = make(ObjectiveCNames.constant(token.text))
      }
    default: return nil
    }
    return members(of: start, token.place)
  }

  private static func number(_ text: String) -> Expression.Kind? {
    if text.hasPrefix("0x") || text.hasPrefix("0X") {
      return Int(text.dropFirst(2).filter { !"uUlL".contains($0) }, radix: 16).map { .integer($0) }
    }
    let digits = text.filter { !"fFuUlL".contains($0) }
    return Int(digits).map { .integer($0) } ?? Double(digits).map { .real($0) }
  }

  /// Goes behind a cast, whose bracket has been taken. False if the brackets have something else.
  private mutating func skipCast() -> Bool {
    let start = index
    let isType = next.kind == .name
    while next.kind == .name || ["*", "<", ">", ","].contains(next.text) { _ = take() }
    if isType, take(")"), next.kind != .sign || ["[", "(", "@"].contains(next.text) { return true }
    index = start
    return false
  }

  /// Expressions with commas between them.
  private mutating func list(until end: String) -> [Expression]? {
    var all: [Expression] = []
    while !take(end) {
      guard !isAtEnd, let value = expression() else { return nil }
      all.append(value)
      _ = take(",")
    }
    return all
  }

  /// `@[a, b]`, `@{key: value}` and `@(number)`.
  private mutating func collection() -> Expression.Kind? {
    if take("[") { return list(until: "]").map { .array($0) } }
    if take("(") { return list(until: ")").flatMap { $0.count == 1 ? $0[0].kind : nil } }
    guard take("{") else { return nil }
    var entries: [(key: Expression, value: Expression)] = []
    while !take("}") {
      guard !isAtEnd, let key = expression(), take(":"), let value = expression() else { return nil }
      entries.append((key, value))
      _ = take(",")
    }
    return .dictionary(entries)
  }

  /// `^{ … }` and `^(Type name) { … }`, with or without the type of the result.
  private mutating func closure() -> Closure? {
    var parameters: [String] = []
    while !isAtEnd, next.text != "{", next.text != "(" { _ = take() }
    if take("(") {
      var (depth, last) = (1, "")
      while !isAtEnd, depth > 0 {
        let token = take()
        switch token.text {
        case "(": depth += 1
        case ")": depth -= 1
        case "," where depth == 1:
          parameters.append(last)
          last = ""
        default: if token.kind == .name { last = token.text }
        }
      }
      if !last.isEmpty, last != "void" { parameters.append(last) }
    }
    return take("{") ? Closure(parameters: parameters, body: block()) : nil
  }

  /// `.name`, `->name` and `[index]`, any number of times.
  private mutating func members(of start: Expression, _ place: SourcePlace) -> Expression? {
    var expression = start
    while true {
      if next.text == "-", following.text == ">" {
        index += 2
      } else if take("[") {
        guard let key = self.expression(), take("]") else { return nil }
        expression = Expression(
          kind: .element(expression, [Argument(label: nil, value: key)]), place: place, text: expression.text)
        continue
      } else if !take(".") {
        return expression
      }
      guard next.kind == .name else { return nil }
      expression = ObjectiveCNames.member(take().text, of: expression, place)
    }
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
      // Arguments of any number.
      while take(",") {
        guard let value = expression() else { return nil }
        arguments.append(Argument(label: nil, value: value))
      }
      if next.kind == .name {
        label = take().text
        guard take(":") else { return nil }
      }
    }
    guard take("]") else { return nil }
    return ObjectiveCNames.call(name, on: receiver, arguments, place)
  }
}
