package import PelmetDiagnostics
package import PelmetSyntax

/// One group of tokens, mostly a whole file, read on its own: no reference is followed.
struct TokenDocument {
  var file: FileID
  /// In the order of the text.
  var declarations: [TokenDeclaration] = []
  /// Every group, in the order of the text.
  var groups: [TokenGroup] = []
  /// Constructs that DTCG 2025.10 does not have and that were read nevertheless.
  var dialect = DialectCount()

  static func read(_ part: TokenPart, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    guard part.root.kind == .object else {
      diagnostics.add(Diagnostic(.wrongKind, at: part.root, "expected an object of groups and tokens"))
      return TokenDocument(file: part.root.span.file)
    }
    var reader = TokenDocumentReader(document: TokenDocument(file: part.root.span.file))
    reader.read(part)
    diagnostics.add(contentsOf: reader.diagnostics)
    if part.root.isRespelled {
      for token in reader.document.declarations {
        if let finding = part.root.respelling(around: token.keySpan) { token.mistakes.add(finding) }
      }
    }
    return reader.document
  }
}

/// A group as one file writes it.
struct TokenGroup: Sendable {
  /// Empty for the file itself.
  var path: String
  var type: WrittenType?
  var deprecation: TokenDeprecation?
  var extends: Extension?

  /// `$extends`: the path of the group, and the text that says so.
  struct Extension: Sendable {
    var path: String
    var site: JSONValue
  }
}

/// A token as one file writes it. An object, because it is large and several lists have it; themes with other files around it have a copy
/// of their own if those say more about it.
package final class TokenDeclaration {
  enum Content {
    case literal
    /// Another token as a whole.
    case alias(TokenReference)
    /// A part of another token's value.
    case pointer(TokenReference)
  }

  /// Names joined by dots.
  package let path: String
  package let keySpan: SourceSpan
  /// The object with the token's members, where it has one of its own.
  package let object: JSONValue?
  /// The description of a token without such an object.
  package var description: String?
  /// The `$value`; for a token with `$ref`, the token's object.
  package let value: JSONValue
  var content = Content.literal
  /// Written on the token itself.
  var ownType: WrittenType?
  /// That of the nearest group of the same file that has one; an alias has none.
  var groupType: WrittenType?
  /// Its own, else that of the nearest group of the same file that has one.
  var deprecation: TokenDeprecation?
  /// The changes of the colour that its value gives, in this order.
  package let modifiers: [TokenModifier]
  /// Errors once a theme reaches the token; nobody hears of them before.
  var mistakes = TokenMistakes()
  /// Whether the value is of a kind that Pelmet leaves alone, such as an empty text: no mistake of whoever wrote the file.
  var isLeftAlone = false
  /// Whether only other tokens can name it, as the aliases of Theo.
  var isHidden = false
  /// The value of a literal, when no part of it is a reference and its type is known.
  var literal: TokenValue?
  /// Warnings about ``literal``.
  var remarks = TokenMistakes()

  init(path: String, keySpan: SourceSpan, value: JSONValue, object: JSONValue? = nil, modifiers: [TokenModifier] = []) {
    (self.path, self.keySpan, self.value) = (path, keySpan, value)
    (self.object, self.modifiers) = (object, modifiers)
  }

  /// A copy.
  init(_ other: TokenDeclaration) {
    (path, keySpan, value) = (other.path, other.keySpan, other.value)
    (object, modifiers, description) = (other.object, other.modifiers, other.description)
    (content, ownType, groupType, deprecation) = (other.content, other.ownType, other.groupType, other.deprecation)
    (mistakes, remarks, literal) = (other.mistakes, other.remarks, other.literal)
    (isLeftAlone, isHidden) = (other.isLeftAlone, other.isHidden)
  }

  var node: TokenNode { TokenNode(value, written: writtenType) }

  var writtenType: WrittenType? { ownType ?? groupType }

  /// The reference, when the token is one.
  var reference: TokenReference? {
    switch content {
    case .literal: nil
    case .alias(let reference), .pointer(let reference): reference
    }
  }
}

extension TokenDeclaration {
  /// Whether a place is in this token.
  func contains(_ place: SourceSpan) -> Bool {
    place.file == keySpan.file && place.start >= keySpan.start && place.start < (object ?? value).span.end
  }

  /// Looks whether a literal fits a type, as far as can be told without following references.
  func check(as type: TokenType, counting dialect: inout DialectCount) {
    guard case .literal = content, mistakes.isEmpty else { return }
    var reader = TokenValueReader(isQuiet: true)
    let node = node
    let value = reader.value(node, as: type)
    // A part that lies behind a reference may change what was read.
    literal = reader.isDeferred ? nil : value
    dialect.add(contentsOf: reader.dialect)
    guard reader.isWorthReporting else { return }
    let findings: @Sendable () -> [Diagnostic] = {
      var reader = TokenValueReader()
      _ = reader.value(node, as: type)
      return reader.diagnostics
    }
    if value == nil {
      mistakes.add(findings)
      isLeftAlone = reader.isLeftAlone
    } else {
      remarks.add(findings)
    }
  }
}

/// A change of a colour beside the value of a token.
package enum TokenModifier: Sendable {
  /// The member `alpha`: a number, its text, or a reference.
  case alpha(JSONValue)
  /// `modify` of Tokens Studio: an object with `type`, `value`, `space` and `color`.
  case studio(JSONValue)

  var value: JSONValue {
    switch self {
    case .alpha(let value), .studio(let value): value
    }
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

/// The token documents of a run: each is read once, however many themes name it.
package struct TokenDocumentCache {
  private var documents: [TokenPart.Key: TokenDocument] = [:]
  /// The files whose dialect was remarked.
  private var remarked: Set<FileID> = []

  package init() {}

  /// Whether nothing was said of a file's dialect yet; the first to ask says it.
  mutating func isFirstRemark(of file: FileID) -> Bool { remarked.insert(file).inserted }

  mutating func document(_ part: TokenPart, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    if let document = documents[part.key] { return document }
    let document = TokenDocument.read(part, into: &diagnostics)
    documents[part.key] = document
    return document
  }
}
