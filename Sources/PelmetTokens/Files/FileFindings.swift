internal import PelmetDiagnostics
internal import PelmetSyntax

/// The words of findings about files of tokens.
extension Findings {
  static func nameRule(_ name: String) -> String {
    if name.isEmpty { return "the name of a token or a group is empty" }
    if name.hasPrefix("$") { return "'\(name)' is not a keyword of design tokens, and names cannot begin with '$'" }
    return "'\(name)' cannot be the name of a token or a group; references use '.', '{' and '}' themselves"
  }

  /// A token without a type whose value does not say which it is.
  /// - Parameter isReference: Whether its value refers to others: a token with `$ref` is its own value.
  static func missingType(_ path: String, at keySpan: SourceSpan, _ value: JSONValue, isReference: Bool) -> Diagnostic {
    let pointer = value.pointer
    return Diagnostic(
      .missingTokenType, at: .span(keySpan),
      pointer: isReference ? pointer : String(pointer.prefix(upTo: pointer.lastIndex(of: "/") ?? pointer.endIndex)),
      "the token '\(path)' has no type, none of its groups has one, and its value does not say it")
  }

  /// A token that has values in modes alone, where none of them holds.
  static func missingMode(_ token: TokenObject, of path: String, at keySpan: SourceSpan) -> Diagnostic {
    let modes = token.modes.flatMap { $0.member.value.members.map(\.name) }.sorted()
    let names =
      modes.count <= 4 ? modes.map(JSONText.string) : modes.prefix(3).map(JSONText.string) + ["\(modes.count - 3) others"]
    return Diagnostic(
      .missingInput, at: .span(keySpan), pointer: token.object.pointer,
      "'\(path)' has no value of its own, and none of its modes is chosen: \(list(names, "and"))",
      fix: "add \"inputs\": { \"mode\": \(JSONText.string(modes.first ?? "")) } to the theme, or another mode")
  }

  /// An alias of a file that means different things in different files.
  static func ambiguous(_ path: String, _ value: JSONValue, _ earlier: SourceSpan) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, at: value, "'\(path.dropFirst())' has another value in another file of this theme",
      notes: [.init("the other value is here", at: earlier)], fix: "rename one of the two")
  }

  /// A token whose type, or whose empty text, is nothing that bars have.
  static func noValue(_ path: String, _ value: JSONValue, _ written: WrittenType?) -> Diagnostic {
    let summary: String
    if let written, written.hasNoValue {
      summary = "the token '\(path)' is of type '\(written.name)', of which bars have nothing"
    } else {
      summary = "the value of the token '\(path)' is empty"
    }
    return Diagnostic(.invalidTokenValue, at: value, summary)
  }

  static func deprecationRule(_ value: JSONValue) -> Diagnostic {
    Diagnostic(.wrongKind, at: value, "expected true, false, or a string that says what to use instead")
  }

  static func tokenWithChildren(_ member: JSONMember) -> Diagnostic {
    Diagnostic(
      .tokenWithChildren, atKeyOf: member,
      "'\(member.name)' is inside a token, and only groups have tokens inside")
  }

  /// A unit beside a value that is no number.
  static func unitWithoutNumber(_ unit: JSONMember) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, atKeyOf: unit, "\"unit\" is the unit of a number, and this value is none", fix: "remove \"unit\"")
  }

  /// A name with `$` that is almost a keyword.
  static func slip(_ member: JSONMember, meant: String) -> Diagnostic {
    Diagnostic(
      .invalidTokenName, atKeyOf: member, nameRule(member.name), fixIts: [.renaming(member.keySpan, to: meant)], suggestion: meant
    )
  }
}
