/// Reads a file in Objective-C into the evaluator's tree, as far as it says what a Swift file could: classes, methods, messages and
/// assignments. Everything else is a statement that is not supported.
struct ObjectiveCReader {
  static let maximumDepth = 100

  private let tokens: [ObjectiveCTokens.Token]
  private var index = 0
  private var depth = 0
  private let end: ObjectiveCTokens.Token

  static func read(_ bytes: [UInt8], file: String) -> SourceDeclarations {
    var reader = ObjectiveCReader(bytes, file: file)
    return reader.declarations()
  }

  private init(_ bytes: [UInt8], file: String) {
    tokens = ObjectiveCTokens(bytes, file: file).all
    end = ObjectiveCTokens.Token(kind: .sign, text: "", place: SourcePlace(file: file, line: 1, column: 1))
  }

  var next: ObjectiveCTokens.Token { index < tokens.count ? tokens[index] : end }

  private var isAtEnd: Bool { index >= tokens.count }

  mutating func take() -> ObjectiveCTokens.Token {
    defer { index += 1 }
    return next
  }

  mutating func take(_ text: String) -> Bool {
    guard !isAtEnd, next.kind != .text, next.text == text else { return false }
    index += 1
    return true
  }

  /// Does work one level deeper. `nil` beyond the limit.
  mutating func deeper<Result>(_ work: (inout Self) -> Result?) -> Result? {
    guard depth < Self.maximumDepth else { return nil }
    depth += 1
    defer { depth -= 1 }
    return work(&self)
  }

  private mutating func declarations() -> SourceDeclarations {
    var all = SourceDeclarations()
    while !isAtEnd {
      let token = take()
      switch token.text {
      case "@interface" where next.kind == .name:
        let name = take().text
        let parent = take(":") ? [take().text] : []
        if !parent.isEmpty {
          all.types.append(TypeDeclaration(kind: .class, name: name, inherited: parent, place: token.place))
        }
        skip(to: "@end")
      case "@implementation" where next.kind == .name:
        var type = TypeDeclaration(kind: .extension, name: take().text, inherited: [], place: token.place)
        methods(of: &type)
        all.types.append(type)
      default: break
      }
    }
    return all
  }

  private mutating func skip(to text: String) {
    while !isAtEnd, !take(text) { index += 1 }
  }

  private mutating func methods(of type: inout TypeDeclaration) {
    while !isAtEnd, !take("@end") {
      let sign = take()
      if sign.text == "{" {
        skipBlock()
        continue
      }
      guard sign.text == "-" || sign.text == "+", take("(") else { continue }
      let result = typeName()
      var names: [String] = []
      var parameters: [Function.Parameter] = []
      while next.kind == .name {
        names.append(take().text)
        guard take(":"), take("(") else { break }
        let parameterType = typeName()
        let name = take().text
        let label = parameters.isEmpty ? nil : names.last
        parameters.append(Function.Parameter(label: label, name: name, type: parameterType, value: nil))
      }
      guard let name = names.first, take("{") else { continue }
      let body = block()
      if parameters.isEmpty, result != "void" {
        type.properties.append(
          Property(
            name: name, type: result, value: nil, getter: body, setters: [], isStatic: sign.text == "+", isVariable: false,
            isPrivatelySet: true, place: sign.place, owner: type.name))
      } else {
        type.functions.append(
          Function(
            name: name, parameters: parameters, result: result == "void" ? nil : result, body: body, isStatic: sign.text == "+",
            since: nil, place: sign.place, owner: type.name))
      }
    }
  }

  /// The name of a type up to its closing parenthesis.
  private mutating func typeName() -> String {
    var name = ""
    var depth = 1
    while !isAtEnd {
      let token = take()
      if token.text == "(" { depth += 1 }
      if token.text == ")" { depth -= 1 }
      if depth == 0 { break }
      if name.isEmpty, token.kind == .name, !Self.qualifiers.contains(token.text) { name = token.text }
    }
    return name == "BOOL" ? "Bool" : name
  }

  private static let qualifiers: Set = ["nullable", "nonnull", "_Nullable", "_Nonnull", "const", "__kindof", "instancetype"]

  /// The rest of a block whose bracket has been taken.
  private mutating func skipBlock() {
    var depth = 1
    while !isAtEnd, depth > 0 {
      let text = take().text
      if text == "{" { depth += 1 }
      if text == "}" { depth -= 1 }
    }
  }
}

/// Statements.
extension ObjectiveCReader {
  fileprivate mutating func block() -> [Statement] {
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
    if take("return") {
      let value = take(";") ? nil : expression()
      skipToSemicolon()
      return make(.finish(value))
    }
    if take("if") { return make(condition(place)) }
    if ["for", "while", "do", "switch", "@try", "@synchronized"].contains(next.text) {
      let text = take().text
      let body = rest()
      let unknown = Expression(kind: .unsupported, place: place, text: text)
      return make(.loop(.any, unknown, body))
    }
    // `Type *name = value;`
    if next.kind == .name, index + 2 < tokens.count {
      let isPointer = tokens[index + 1].text == "*"
      let name = tokens[index + (isPointer ? 2 : 1)]
      let sign = index + (isPointer ? 3 : 2) < tokens.count ? tokens[index + (isPointer ? 3 : 2)].text : ""
      if name.kind == .name, sign == "=" || sign == ";" {
        let type = next.text
        index += isPointer ? 3 : 2
        let value = take("=") ? expression() : nil
        skipToSemicolon()
        return make(.variables([Statement.Variable(pattern: .variable(name.text), type: type, value: value)]))
      }
    }
    guard let target = expression(isStatement: true) else {
      skipToSemicolon()
      return make(.unsupported(""))
    }
    guard take("=") else {
      skipToSemicolon()
      return make(.expression(target))
    }
    let value = expression()
    skipToSemicolon()
    guard let value else { return make(.unsupported("")) }
    return make(.expression(Expression(kind: .assignment(target, value, operation: nil), place: place, text: target.text)))
  }

  private mutating func condition(_ place: SourcePlace) -> Statement.Kind {
    guard take("(") else { return .unsupported("if") }
    let condition: Condition
    if take("@available"), take("(") {
      var version: ModelVersion?
      while !isAtEnd, !take(")") {
        if take("iOS") { version = ModelVersion(next.text) } else { index += 1 }
      }
      condition = .available(version, isNegated: false)
    } else {
      condition = .expression(expression() ?? Expression(kind: .unsupported, place: place, text: "if"))
    }
    var depth = 1
    while !isAtEnd, depth > 0 {
      let text = take().text
      if text == "(" { depth += 1 }
      if text == ")" { depth -= 1 }
    }
    let then = branch()
    return .ifElse([condition], then, take("else") ? branch() : [])
  }

  private mutating func branch() -> [Statement] {
    if take("{") { return block() }
    return deeper { $0.statement() } ?? []
  }

  /// The body of a loop, and what stands before it.
  private mutating func rest() -> [Statement] {
    while !isAtEnd, next.text != "{", next.text != "}" { index += 1 }
    return take("{") ? block() : []
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
