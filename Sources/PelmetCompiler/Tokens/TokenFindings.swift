internal import Pelmet
internal import PelmetDiagnostics
internal import PelmetSyntax

/// The words of findings that several places report.
enum TokenFindings {
  static let bracesRule =
    "expected the path of a token in braces, such as \"{color.accent}\": names with dots between them, without braces or spaces around"
  static let pointerRule = "expected a pointer into the tokens, such as \"#/color/accent/$value\""

  static func nameRule(_ name: String) -> String {
    if name.isEmpty { return "the name of a token or a group is empty" }
    if name.hasPrefix("$") { return "'\(name)' is not a keyword of design tokens, and names cannot begin with '$'" }
    return "'\(name)' cannot be the name of a token or a group; references use '.', '{' and '}' themselves"
  }

  static func colorOutOfGamut(_ value: JSONValue) -> Diagnostic {
    Diagnostic(
      .colorOutOfGamut, at: .span(value.span), pointer: value.pointer,
      "Display P3 cannot show this colour; its chroma is reduced until it can")
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

  /// A type that nobody knows, of a value that does not say which it is.
  static func unknownType(_ value: JSONValue) -> Diagnostic {
    let names = TokenType.allCases.map(\.rawValue)
    let name = value.string ?? ""
    return Diagnostic(
      .unknownCase, at: value,
      "'\(name)' is not a type of token; expected \(choice(names))",
      suggestion: SpellingSuggestion.nearest(to: name, among: names))
  }

  /// An alias of Theo that means different things in different files.
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

  /// Members beside a value that are neither known nor harmless: slips each, the others as one.
  static func unknownMembers(_ members: [JSONMember]) -> [Diagnostic] {
    var result: [Diagnostic] = []
    var others: [JSONMember] = []
    for member in members {
      guard let meant = TokenKeyword.meant(by: member.name) else {
        others.append(member)
        continue
      }
      result.append(
        Diagnostic(
          .invalidTokenName, atKeyOf: member, nameRule(member.name), fixIts: [.renaming(member.keySpan, to: meant)],
          suggestion: meant))
    }
    if let first = others.first {
      let names = list(others.map { "'\($0.name)'" }, "and")
      result.append(
        Diagnostic(
          .invalidTokenValue, atKeyOf: first,
          "\(names) beside this value \(others.count == 1 ? "changes" : "change") it in the build of its owners, in a way that Pelmet does not know",
          fix: "write the final value, and remove \(names)"))
    }
    return result
  }

  /// References, given by their texts, each of which leads to the next and the last to the first.
  static func referenceCycle(_ sites: [JSONValue], in sources: SourceMap) -> Diagnostic? {
    let what = sites.count == 1 ? "this reference leads back to itself" : "these \(sites.count) references form a cycle"
    let ring = Ring(members: sites.map { ($0, "by way of \($0.string ?? "")") })
    return ring.diagnostic(.referenceCycle, what, in: sources)
  }

  /// A reference into a value that leads on and on, by way of parts of values.
  static func tooManyReferences(_ site: JSONValue) -> Diagnostic {
    Diagnostic(
      .nestedTooDeep, at: site, "more than \(Limit.nesting) references lead on from one to the next",
      fix: "refer to where the value is written")
  }

  /// A reference that names nothing; `nearest` is a path.
  /// - Parameter part: The part of a file in which the path would be right, as `tokens` names it.
  static func unresolved(_ reference: TokenReference, nearest: String?, part: String? = nil) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: reference.site,
      "'\(reference.path)' is not a token" + (part == nil ? "" : "; there is '\(nearest ?? "")'"),
      // A palette may well have `gray1` and no `gray2`: only the same words are certain.
      fixIts: nearest.flatMap { name in
        part == nil && Words.of(name) == Words.of(reference.path)
          ? [.writing(reference.written(name), at: reference.site.span)] : nil
      } ?? [],
      suggestion: part == nil ? nearest.map(reference.written) : nil,
      fix: part.map { "write \"\($0)\" in \"tokens\", which reads that part as a file of its own" })
  }
}

extension TokenFindings {
  /// An alias with a type of its own that its end does not have.
  static func wrongAlias(_ site: JSONValue, own: TokenType, end: TokenDeclaration, type: TokenType) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, at: site, "this token is a \(own.rawValue), but '\(end.path)' is a \(type.rawValue)",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)])
  }

  /// A reference in a value to a token of another type.
  static func wrongPart(_ site: JSONValue, end: TokenDeclaration, actual: TokenType, expected: TokenType?) -> Diagnostic {
    let due = expected.map { "expected a \($0.rawValue)" } ?? "expected a \"$ref\" into a value"
    return Diagnostic(
      .invalidTokenValue, at: site, "'\(end.path)' is a \(actual.rawValue); \(due)",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)])
  }
}

extension TokenFindings {
  /// A pointer into the value of a token that changes its colour afterwards.
  static func pointerPastModifier(_ reference: TokenReference, _ end: TokenDeclaration) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, at: reference.site,
      "'\(end.path)' changes its colour beside its value, so that a part of the value says nothing",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)], fix: "refer to the whole token")
  }

  /// A mistake that a theme reaches, with the tokens that lead to it.
  static func reached(_ diagnostic: Diagnostic, by way: [TokenDeclaration]) -> Diagnostic {
    // A ring has notes of its own.
    guard diagnostic.rule != .referenceCycle, case .span(let place) = diagnostic.location else { return diagnostic }
    var diagnostic = diagnostic
    for step in way {
      if step.contains(place) { break }
      diagnostic.notes.append(.init("'\(step.path)' leads to it", at: step.keySpan))
    }
    return diagnostic
  }
}

extension TokenFindings {
  /// The name of a context that a modifier does not have.
  static func unknownContext(_ value: JSONValue, of modifier: String, among names: [String]) -> Diagnostic {
    let meant = value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) }
    return Diagnostic(
      .unknownCase, at: value,
      "'\(value.string ?? "")' is not a context of the modifier '\(modifier)'; expected \(choice(names))",
      fixIts: meant.map { [.init("write \"\($0)\"", edits: [.init(value.span, "\"\($0)\"")])] } ?? [], suggestion: meant)
  }

  /// A file that a theme or a resolver names for its tokens, and that has none.
  static func noTokens(_ root: JSONValue) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: start(of: root), pointer: root.pointer,
      "there is no token in this file; a token is an object with \"$value\", or with \"value\"",
      fix: "write the path of a file with tokens, or remove it from the list")
  }

  /// A file that a resolver names, and that is itself a choice.
  static func hasModes(_ root: JSONValue) -> Diagnostic {
    Diagnostic(
      .wrongKind, at: start(of: root), pointer: root.pointer,
      "this file has modes of its own, among which a resolver cannot choose", fix: "move it to the \"tokens\" of the theme")
  }

  private static func start(of root: JSONValue) -> Diagnostic.Location {
    var place = root.span
    place.end = place.start + 1
    return .span(place)
  }
}
