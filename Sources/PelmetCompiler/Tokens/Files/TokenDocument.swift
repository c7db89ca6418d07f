internal import PelmetDiagnostics
internal import PelmetSyntax

/// One group of tokens, mostly a whole file, read on its own: no reference is followed.
struct TokenDocument: Sendable {
  var file: FileID
  /// In the order of the text.
  var declarations: [TokenDeclaration] = []
  /// Every group, in the order of the text.
  var groups: [TokenGroup] = []
  /// The first construct that DTCG 2025.10 no longer allows, and how many there are.
  var legacy: LegacySyntax?

  static func read(_ root: JSONValue, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    var reader = TokenDocumentReader(document: TokenDocument(file: root.span.file))
    guard root.kind == .object else {
      diagnostics.add(Diagnostic(.wrongKind, at: root, "expected an object of groups and tokens"))
      return reader.document
    }
    reader.readGroup(root, path: "", inherited: TokenDocumentReader.Inherited())
    diagnostics.add(contentsOf: reader.diagnostics)
    return reader.document
  }
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

  /// The value of a literal, when no part of it is a reference and its type is known.
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

/// The value of `$deprecated`.
package enum TokenDeprecation: Hashable, Sendable {
  /// `false`: current, even where the group is deprecated.
  case current
  /// `true`, or a string that says what to do instead.
  case deprecated(message: String?)

  /// Nil when the value is neither a truth value nor a text.
  init?(_ value: JSONValue) {
    if let message = value.string {
      self = .deprecated(message: message)
    } else if let flag = value.boolean {
      self = flag ? .deprecated(message: nil) : .current
    } else {
      return nil
    }
  }
}

/// How often one file uses what drafts before 2025.10 allowed.
struct LegacySyntax: Sendable {
  var count: Int
  /// The first place, and the value to which it belongs.
  var span: SourceSpan
  var value: JSONValue

  /// Counts what another part of the same file has.
  mutating func add(_ other: LegacySyntax) {
    count += other.count
    if other.span.start < span.start { (span, value) = (other.span, other.value) }
  }
}

/// The token documents of a run: each is read, and its mistakes are reported, once, however many themes name it.
package struct TokenDocumentCache: Sendable {
  private var documents: [SourceSpan: TokenDocument] = [:]

  package init() {}

  mutating func document(_ root: JSONValue, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    if let document = documents[root.span] { return document }
    let document = TokenDocument.read(root, into: &diagnostics)
    documents[root.span] = document
    return document
  }
}
