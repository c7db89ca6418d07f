/// Reads a file in Objective-C into the evaluator's tree, as far as it says what a Swift file could: classes, methods, messages and
/// assignments. Everything else is a statement that is not supported.
struct ObjectiveCReader {
  static let maximumDepth = 100

  private let tokens: [ObjectiveCTokens.Token]
  /// The position of the next token.
  var index = 0
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

  /// The token behind the next one.
  var following: ObjectiveCTokens.Token { index + 1 < tokens.count ? tokens[index + 1] : end }

  var isAtEnd: Bool { index >= tokens.count }

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
      add(
        name, parameters, result == "instancetype" ? type.name : result, block(), isStatic: sign.text == "+", sign.place,
        to: &type)
    }
  }

  /// A method without arguments that has a result is a property, and one whose name begins with `init` an initialiser.
  private func add(
    _ name: String, _ parameters: [Function.Parameter], _ result: String, _ body: [Statement], isStatic: Bool,
    _ place: SourcePlace,
    to type: inout TypeDeclaration
  ) {
    if let label = isStatic ? nil : ObjectiveCNames.initializerLabel(name), let first = parameters.first {
      let labelled = Function.Parameter(label: label, name: first.name, type: first.type, value: nil)
      type.functions.append(
        Function(
          name: "init", parameters: [labelled] + parameters.dropFirst(), result: type.name, body: body, isStatic: false,
          since: nil,
          place: place, owner: type.name))
    } else if parameters.isEmpty, result != "void" {
      // Swift has `[Styles sharedStyles]` as `Styles.shared()`.
      let isOwn = isStatic && result == type.name
      for name in [name] + (isOwn ? ObjectiveCNames.shortened(name, of: type.name).map { [$0] } ?? [] : []) {
        type.properties.append(
          Property(
            name: name, type: result, value: nil, getter: body, setters: [], isStatic: isStatic, isVariable: false,
            isPrivatelySet: true, place: place, owner: type.name))
      }
    } else {
      type.functions.append(
        Function(
          name: name, parameters: parameters, result: result == "void" ? nil : result, body: body, isStatic: isStatic, since: nil,
          place: place, owner: type.name))
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

  /// Words before and behind the name of a type that say nothing about values.
  static let qualifiers: Set = [
    "nullable", "nonnull", "_Nullable", "_Nonnull", "__nullable", "__nonnull", "const", "__kindof", "static", "__weak",
    "__strong",
    "__block", "__unsafe_unretained",
  ]

  /// The rest of a block whose bracket has been taken.
  mutating func skipBlock() {
    var depth = 1
    while !isAtEnd, depth > 0 {
      let text = take().text
      if text == "{" { depth += 1 }
      if text == "}" { depth -= 1 }
    }
  }
}
