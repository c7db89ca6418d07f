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
  /// The whole token.
  var object: JSONValue
  /// The `$value`; for a token with `$ref`, the token's object.
  var value: JSONValue
  var content: Content
  /// The text of the reference, when the token is one.
  var reference: JSONValue?
  /// Written on the token itself.
  var ownType: TokenType?
  /// That of the nearest group of the same file that has one.
  var groupType: TokenType?
  /// Its own, else that of the nearest group of the same file that has one.
  var deprecation: TokenDeprecation?
  /// Whether a mistake in it was reported.
  var isInvalid = false

  var node: TokenNode { TokenNode(value) }
}

/// A group as one file writes it.
struct TokenGroup: Sendable {
  /// Empty for the file itself.
  var path: String
  var type: TokenType?
  var deprecation: TokenDeprecation?
  var extends: Extension?

  /// `$extends`: the path of the group, and the text that says so.
  struct Extension: Sendable {
    var path: String
    var site: JSONValue
  }
}
