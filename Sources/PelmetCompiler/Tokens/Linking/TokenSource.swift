package import PelmetSyntax

/// One entry of a theme's `tokens`, already read.
package struct TokenSource: Sendable {
  package enum Content: Sendable {
    /// A token file, or a group of tokens in the theme.
    case tokens(JSONValue)
    case resolver(JSONValue)
    /// A file that is not there or could not be read, which was reported.
    case unavailable
  }

  package var content: Content
  /// The entry in the theme.
  package var entry: JSONValue

  package init(_ content: Content, entry: JSONValue) {
    self.content = content
    self.entry = entry
  }
}
