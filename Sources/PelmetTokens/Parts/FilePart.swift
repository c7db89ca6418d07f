package import PelmetDiagnostics
package import PelmetSyntax

/// A part of a file that is read as one document of tokens: mostly all of it.
package struct FilePart: Sendable {
  /// The group of tokens, or the whole file of another dialect.
  package var root: JSONValue
  var view = View.groups
  /// The dialect that the file is written in, as far as that is known: it has the tokens of a part that are not in groups.
  var dialect: (any Dialect.Type)?
  /// The mode whose values it has: those that tokens of a part have in their extensions. `nil` for the part itself.
  var mode: ModeName?
  /// The tokens of the part where it is one of several of a file, all of which are found on one way through it.
  var tokens: [DialectToken] = []
  /// The names of members that something else takes the place of: those beside a `$ref` to the part.
  var replaced: Set<String> = []

  /// The way in which the part is read, and the choice among the values that a token of some dialects has.
  enum View: Hashable, Sendable {
    /// Groups and tokens.
    case groups
    /// The tokens that the dialect finds under a choice, which is empty where there is none.
    case dialect([String])
  }

  /// A part of groups and tokens.
  package init(root: JSONValue) { self.root = root }

  /// Groups and tokens of a dialect.
  init(root: JSONValue, groupsOf dialect: any Dialect.Type) { (self.root, self.dialect) = (root, dialect) }

  /// The tokens of a dialect that are not in groups.
  init(root: JSONValue, of dialect: any Dialect.Type, choice: [String] = [], tokens: [DialectToken] = []) {
    (self.root, self.dialect, self.tokens) = (root, dialect, tokens)
    view = .dialect(choice)
  }

  /// Whether it is all of a file.
  var isWholeFile: Bool { root.pointer.isEmpty }

  /// Parts with the same key have the same tokens.
  package struct Key: Hashable, Sendable {
    package var span: SourceSpan
    var view: View
    var replaced: Set<String>
    var mode: ModeName?
  }

  package var key: Key { Key(span: root.span, view: view, replaced: replaced, mode: mode) }

  /// Whether it has only the values that tokens have in one mode.
  package var isOfMode: Bool { mode != nil }

  /// The values of the part's tokens in a mode.
  func inMode(_ mode: ModeName) -> FilePart {
    var part = self
    part.mode = mode
    return part
  }
}
