internal import PelmetDiagnostics
internal import PelmetSyntax

/// A token as one file writes it.
struct TokenDeclaration: Sendable {
  enum Content: Sendable {
    case literal
    /// Another token as a whole, by its path.
    case alias(String)
    /// A part of another token's value.
    case pointer
  }

  /// Names joined by dots.
  var path: String
  var keySpan: SourceSpan
  /// The `$value`; for a token with `$ref`, the token's object.
  var value: JSONValue
  var content: Content
  /// Written on the token itself.
  var ownType: TokenType?
  /// That of the nearest group of the same file that has one.
  var groupType: TokenType?
  /// Its own, else that of the nearest group of the same file that has one.
  var deprecation: TokenDeprecation?
  /// Whether a mistake in it was reported.
  var isInvalid = false

  /// What a literal is worth, when no part of it is a reference and its type is known.
  var literal: TokenValue?

  var isReference: Bool { if case .literal = content { false } else { true } }

  var node: TokenNode { TokenNode(value) }

  /// The text of the reference, when the token is one.
  var reference: JSONValue? {
    if case .reference(let reference) = TokenReference.read(value) { reference.site } else { nil }
  }
}

extension TokenDeclaration {
  /// Looks whether a literal fits a type, as far as can be told without following references.
  mutating func check(as type: TokenType, with reader: inout TokenValueReader) {
    literal = reader.value(node, as: type)
    isInvalid = literal == nil && reader.diagnostics.contains { $0.severity == .error }
  }
}
