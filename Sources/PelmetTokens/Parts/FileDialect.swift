/// The dialect of a file that a theme can name for its tokens, told by its contents, whatever its name.
package struct FileDialect: Sendable {
  /// `nil` for JSON without a token.
  let dialect: (any Dialect.Type)?

  /// Whether the file has tokens, or may have them in files beside it.
  package var hasTokens: Bool { dialect.map { !$0.isWithoutTokens } ?? false }

  /// Whether the file has groups and no tokens yet.
  package var hasGroupsOnly: Bool { dialect?.isWithoutTokens ?? false }

  /// The differences in the text of the file that make none to its tokens.
  package var tolerance: Tolerance { dialect?.tolerance ?? .nothing }

  package enum Tolerance: Sendable {
    /// The order of members, and the descriptions of tokens.
    case order
    /// The descriptions alone: of tokens with one path the last may count.
    case descriptions
    case nothing
  }
}
