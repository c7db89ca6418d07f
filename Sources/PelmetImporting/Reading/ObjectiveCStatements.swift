/// Statements of Objective-C.
extension ObjectiveCReader {
  /// The rest of a block whose bracket has been taken.
  mutating func block() -> [Statement] {
    let body = deeper { reader -> [Statement]? in
      var all: [Statement] = []
      while !reader.isAtEnd, !reader.take("}") { all += reader.statement() }
      return all
    }
    if body == nil { skipBlock() }
    return body ?? []
  }

  private mutating func statement() -> [Statement] {
    let place = next.place
    func make(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, place: place)] }
    if take(";") { return [] }
    if take("{") { return make(.block(block())) }
    switch next.text {
    case "return":
      _ = take()
      let value = take(";") ? nil : expression()
      skipToSemicolon()
      return make(.finish(value))
    case "break", "continue":
      let leave: Statement.Leave = take().text == "break" ? .loop : .round
      skipToSemicolon()
      return make(.leave(leave))
    case "if":
      _ = take()
      return make(condition(place))
    case "switch":
      _ = take()
      return choice(place).map(make) ?? make(.loop(.any, unsupported("switch", place), rest()))
    case "for", "while", "do", "@try", "@synchronized":
      let text = take().text
      return make(.loop(.any, unsupported(text, place), rest()))
    default: break
    }
    if let variables = variables() { return make(.variables(variables)) }
    return assignment(place)
  }

  private func unsupported(_ text: String, _ place: SourcePlace) -> Expression {
    Expression(kind: .unsupported, place: place, text: text)
  }

  private mutating func assignment(_ place: SourcePlace) -> [Statement] {
    func make(_ kind: Statement.Kind) -> [Statement] { [Statement(kind: kind, place: place)] }
    guard let target = expression(isStatement: true) else {
      skipToSemicolon()
      return make(.unsupported(""))
    }
    guard takeAssignment() else {
      skipToSemicolon()
      return make(.expression(target))
    }
    let value = expression()
    skipToSemicolon()
    guard let value else { return make(.unsupported("")) }
    // In an initialiser, `self = [super init]` leaves the object that there is.
    if case .name("self") = target.kind, case .call = value.kind { return make(.expression(value)) }
    return make(.expression(Expression(kind: .assignment(target, value, operation: nil), place: place, text: target.text)))
  }

  /// `Type *a = value, b;`, and `Result (^name)(Type) = ^{ … };`. `nil` for other statements.
  private mutating func variables() -> [Statement.Variable]? {
    let start = index
    let found = declared()
    if found == nil { index = start } else { skipToSemicolon() }
    return found
  }

  private mutating func declared() -> [Statement.Variable]? {
    while takeQualifier() {}
    guard next.kind == .name, !next.text.hasPrefix("@") else { return nil }
    let type = take().text
    if next.text == "(", following.text == "^" { return blockVariable() }
    if type.hasSuffix("typeof") || type.hasSuffix("typeof__"), take("(") { skip(past: ")", opening: "(") }
    if take("<") { skip(past: ">", opening: "<") }
    var all: [Statement.Variable] = []
    repeat {
      while take("*") || takeQualifier() {}
      guard next.kind == .name else { return nil }
      let name = take().text
      guard isAssignment || [";", ","].contains(next.text) else { return nil }
      let value = takeAssignment() ? expression() : nil
      let isTyped = type.first?.isUppercase ?? false
      all.append(Statement.Variable(pattern: .variable(name), type: isTyped ? type : nil, value: value))
    } while take(",")
    return all
  }

  private mutating func blockVariable() -> [Statement.Variable]? {
    guard take("("), take("^"), next.kind == .name else { return nil }
    let name = take().text
    guard take(")"), take("(") else { return nil }
    skip(past: ")", opening: "(")
    return [Statement.Variable(pattern: .variable(name), type: nil, value: takeAssignment() ? expression() : nil)]
  }

  private mutating func takeQualifier() -> Bool {
    guard next.kind == .name, Self.qualifiers.contains(next.text) else { return false }
    _ = take()
    return true
  }

  private var isAssignment: Bool { next.text == "=" && following.text != "=" }

  private mutating func takeAssignment() -> Bool { isAssignment && take("=") }

  private mutating func condition(_ place: SourcePlace) -> Statement.Kind {
    guard take("(") else { return .unsupported("if") }
    let condition: Condition
    if take("@available"), take("(") {
      var version: ModelVersion?
      while !isAtEnd, !take(")") {
        if take("iOS") { version = ModelVersion(next.text) } else { _ = take() }
      }
      condition = .available(version, isNegated: false)
    } else {
      condition = .expression(expression() ?? unsupported("if", place))
    }
    skip(past: ")", opening: "(")
    let then = branch()
    return .ifElse([condition], then, take("else") ? branch() : [])
  }

  private mutating func branch() -> [Statement] {
    if take("{") { return block() }
    return deeper { $0.statement() } ?? []
  }

  /// `(subject) { case A: … default: … }`.
  private mutating func choice(_ place: SourcePlace) -> Statement.Kind? {
    let start = index
    guard take("("), let subject = expression(), take(")"), take("{") else {
      index = start
      return nil
    }
    let cases = deeper { reader -> [Statement.Case]? in
      var all: [Statement.Case] = []
      while !reader.isAtEnd, !reader.take("}") { all.append(reader.oneCase()) }
      return all
    }
    if cases == nil { skipBlock() }
    // A statement that begins none of the cases is in the last one of them.
    let (named, others) = ((cases ?? []).filter { !$0.patterns.isEmpty }, (cases ?? []).filter(\.patterns.isEmpty))
    return .choice(subject, named + others)
  }

  private mutating func oneCase() -> Statement.Case {
    var patterns: [(pattern: Pattern, condition: Expression?)] = []
    var isDefault = false
    while true {
      if take("case") {
        if let value = expression() { patterns.append((Self.pattern(value), nil)) }
      } else if take("default") {
        isDefault = true
      } else {
        break
      }
      while !isAtEnd, !take(":"), next.text != "}" { _ = take() }
    }
    var body: [Statement] = []
    while !isAtEnd, !["case", "default", "}"].contains(next.text) {
      let count = index
      body += statement()
      if index == count { _ = take() }
    }
    if !Self.ends(body), next.text != "}" { body.append(Statement(kind: .leave(.nextCase), place: next.place)) }
    return Statement.Case(patterns: isDefault ? [] : patterns, body: body)
  }

  private static func pattern(_ value: Expression) -> Pattern {
    if case .implicit(let name) = value.kind { .element(name, []) } else { .value(value) }
  }

  /// Whether statements do not go on to the next case.
  private static func ends(_ body: [Statement]) -> Bool {
    switch body.last?.kind {
    case .finish?, .leave?: true
    case .block(let inner)?: ends(inner)
    default: false
    }
  }

  /// The body of a loop, and what stands before it.
  private mutating func rest() -> [Statement] {
    while !isAtEnd, next.text != "{", next.text != "}" { _ = take() }
    return take("{") ? block() : []
  }

  /// Goes behind the bracket that closes the one before.
  mutating func skip(past closing: String, opening: String) {
    var depth = 1
    while !isAtEnd, depth > 0 {
      let token = take()
      guard token.kind != .text else { continue }
      if token.text == opening { depth += 1 }
      if token.text == closing { depth -= 1 }
    }
  }

  private mutating func skipToSemicolon() {
    var depth = 0
    while !isAtEnd {
      if depth == 0, next.text == "}" { return }
      let token = take()
      guard token.kind == .sign else { continue }
      if ["{", "(", "["].contains(token.text) { depth += 1 }
      if ["}", ")", "]"].contains(token.text) { depth -= 1 }
      if depth <= 0, token.text == ";" { return }
    }
  }
}
