internal import Pelmet
package import PelmetDiagnostics
package import PelmetSyntax

/// One entry of a theme's `tokens`, already read. Files of a folder or a pattern are entries of their own.
package struct ListedTokens: Sendable {
  package enum Content: Sendable {
    /// A group of tokens: in the theme, or a part of a file.
    case tokens(JSONValue)
    /// A file of any kind.
    case file(JSONValue, FileDialect)
    /// The modes of a collection, which has a file for each.
    case modes(Modes)
    /// A file that is not there or could not be read, which was reported.
    case unavailable
  }

  package var content: Content
  /// The entry in the theme.
  package var entry: JSONValue
  /// The theme that lists it, if something is to be written there.
  package var theme: JSONValue?
  /// The look that the name of the file says, where no file is there for the other one.
  var onlyLook: FileLook?

  package init(_ content: Content, entry: JSONValue, theme: JSONValue? = nil) {
    (self.content, self.entry, self.theme) = (content, entry, theme)
  }

  /// The texts that decide which tokens there are.
  package var spans: [SourceSpan] {
    switch content {
    case .tokens(let root), .file(let root, _): [root.span]
    case .modes(let modes): modes.modifier.contexts.flatMap(\.sources).map(\.root.span)
    case .unavailable: [entry.span]
    }
  }
}

/// The files of one collection by their modes.
package struct Modes: Sendable {
  let modifier: ResolverDocument.Modifier
  /// The names of the files whose modes are told by them alone.
  var toldByName: [String] = []
}

/// A file whose name says that it is for light or for dark.
struct FileLook: Sendable {
  /// The name of the file.
  var name: String
  /// The path without what says so: files for other looks have it as well.
  var collection: String
  var scheme: Theme.Traits.Scheme
}

/// The outcome of looking for a file that another one names.
package enum FoundFile: Sendable {
  case document(JSONDocument, FileDialect)
  /// It is there, but it was reported as unreadable or as no JSON.
  case unreadable
  /// There is no such file; the nearest name, as it would be written there.
  case missing(nearest: String?)
}

/// Finds a file by the path that is written in another one; relative to that file, separated by `/`, without `./` in front.
package typealias FileLookup = (_ path: String, _ from: FileID) -> FoundFile
