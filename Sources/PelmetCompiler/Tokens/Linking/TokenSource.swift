package import PelmetDiagnostics
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

/// What came of looking for a file that a resolver names.
package enum TokenFile: Sendable {
  case document(JSONDocument)
  /// It is there, but it was reported as unreadable or as no JSON.
  case unreadable
  /// There is no such file; the nearest name, as it would be written there.
  case missing(nearest: String?)
}

/// Finds a file by the path that is written in another one; relative to that file, separated by `/`, without `./` in front and without `..`.
package typealias TokenFileLookup = (_ path: String, _ from: FileID) -> TokenFile
