internal import PelmetSyntax

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
