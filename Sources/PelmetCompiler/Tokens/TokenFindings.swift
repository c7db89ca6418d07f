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

  static func legacySyntax(_ legacy: LegacySyntax) -> Diagnostic {
    let count = legacy.count == 1 ? "1 construct" : "\(legacy.count) constructs"
    return Diagnostic(
      .legacyTokenSyntax, at: .span(legacy.span), pointer: legacy.value.pointer,
      "\(count) of an older draft of design tokens in this file; 2025.10 has \"$value\" and \"$type\", colours and dimensions as objects"
    )
  }

  static func missingType(_ declaration: TokenDeclaration) -> Diagnostic {
    // A token with `$ref` is its own value.
    let pointer = declaration.value.pointer
    return Diagnostic(
      .missingTokenType, at: .span(declaration.keySpan),
      pointer: declaration.isReference ? pointer : String(pointer.prefix(upTo: pointer.lastIndex(of: "/") ?? pointer.endIndex)),
      "the token '\(declaration.path)' has no type, and none of its groups has one")
  }

  /// References, given by their texts, each of which leads to the next and the last to the first.
  static func referenceCycle(_ sites: [JSONValue], in sources: SourceMap) -> Diagnostic? {
    let what = sites.count == 1 ? "this reference leads back to itself" : "these \(sites.count) references form a cycle"
    let ring = Ring(members: sites.map { ($0, "by way of \($0.string ?? "")") })
    return ring.diagnostic(.referenceCycle, what, in: sources)
  }

  /// A reference that names nothing; `nearest` is a path.
  static func unresolved(_ reference: TokenReference, nearest: String?) -> Diagnostic {
    Diagnostic(
      .unresolvedReference, at: reference.site, "'\(reference.path)' is not a token",
      // A palette may well have `gray1` and no `gray2`: only the same words are certain.
      fixIts: nearest.flatMap { name in
        Words.of(name) == Words.of(reference.path) ? [.writing(reference.written(name), at: reference.site.span)] : nil
      } ?? [],
      suggestion: nearest.map(reference.written))
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
  /// The name of a context that a modifier does not have.
  static func unknownContext(_ value: JSONValue, of modifier: String, among names: [String]) -> Diagnostic {
    let meant = value.string.flatMap { SpellingSuggestion.nearest(to: $0, among: names) }
    return Diagnostic(
      .unknownCase, at: value,
      "'\(value.string ?? "")' is not a context of the modifier '\(modifier)'; expected \(choice(names))",
      fixIts: meant.map { [.init("write \"\($0)\"", edits: [.init(value.span, "\"\($0)\"")])] } ?? [], suggestion: meant)
  }

  /// A context of a trait's modifier that is no case of the trait.
  static func unknownTraitContext(_ key: JSONMember, _ trait: TraitModifier.Trait) -> Diagnostic {
    let names: [String]
    switch trait {
    case .scheme: names = Theme.Traits.Scheme.allCases.map(\.rawValue)
    case .contrast: names = Theme.Traits.Contrast.allCases.map(\.rawValue)
    case .idiom: names = Theme.Traits.Idiom.allCases.map(\.rawValue)
    case .os:
      return Diagnostic(
        .wrongKind, atKeyOf: key,
        "expected a range of iOS versions such as \">=26\", \"<26\" or \">=15 <26\", or a version such as \"26\"")
    }
    return Diagnostic(
      .unknownCase, atKeyOf: key,
      "'\(key.name)' is not a context of \"\(trait.rawValue)\"; expected \(choice(names))",
      suggestion: SpellingSuggestion.nearest(to: key.name, among: names))
  }
}
