internal import PelmetDiagnostics
internal import PelmetSyntax

/// Walks groups and tokens.
struct TokenDocumentReader {
  var document: TokenDocument
  var diagnostics = DiagnosticBag()
  /// Names that stand for a type but are none, each reported once a file.
  private var reportedTypes: Set<String> = []

  init(document: TokenDocument) {
    self.document = document
  }

  /// What groups hand down to their members.
  struct Inherited {
    var type: TokenType?
    /// Whether ``type`` is nil because what is written there is no type.
    var hasUnknownType = false
    var deprecation: TokenDeprecation?
  }

  mutating func readGroup(_ group: JSONValue, path: String, inherited: Inherited) {
    var inherited = inherited
    var record = TokenGroup(path: path)
    for member in group.members {
      let name = member.name
      switch name {
      case "$type": record.type = readType(member.value)
      case "type" where member.value.kind == .string:
        noteLegacy(at: member.keySpan, member.value)
        record.type = readType(member.value)
      case "$deprecated":
        record.deprecation = readDeprecation(member.value)
        inherited.deprecation = record.deprecation ?? inherited.deprecation
      case "$extends":
        record.extends = readExtends(member.value)
      default: continue
      }
      if name == "$type" || name == "type" {
        (inherited.type, inherited.hasUnknownType) = (record.type, record.type == nil)
      }
    }
    document.groups.append(record)
    for member in group.members { readMember(member, path: path, inherited: inherited) }
  }

  private mutating func readMember(_ member: JSONMember, path: String, inherited: Inherited) {
    let name = member.name
    if ["$type", "$deprecated", "$extends"].contains(name) || TokenKeyword.metadata.contains(name) { return }
    if name == "type", member.value.kind == .string { return }
    guard name == TokenKeyword.root || Self.isName(name) else {
      diagnostics.add(Diagnostic(.invalidTokenName, atKeyOf: member, TokenFindings.nameRule(name)))
      return
    }
    guard member.value.kind == .object else {
      diagnostics.add(
        Diagnostic(.wrongKind, at: member.value, "expected an object for '\(name)', a token or a group"))
      return
    }
    let path = path.isEmpty ? name : path + "." + name
    if let token = TokenObject(member.value) {
      readToken(token, key: member, path: path, inherited: inherited)
    } else if name == TokenKeyword.root {
      diagnostics.add(
        Diagnostic(.invalidTokenValue, at: member.value, "\"$root\" is a token; add \"$value\""))
    } else {
      readGroup(member.value, path: path, inherited: inherited)
    }
  }

  static func isName(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.first != UInt8(ascii: "$")
      && !name.utf8.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  // MARK: Keywords

  mutating func readType(_ value: JSONValue) -> TokenType? {
    if let type = value.string.flatMap(TokenType.init) { return type }
    guard let name = value.string else {
      diagnostics.add(Diagnostic(.wrongKind, at: value, "expected a type such as \"color\""))
      return nil
    }
    if reportedTypes.insert(name).inserted {
      let names = TokenType.allCases.map(\.rawValue)
      diagnostics.add(
        Diagnostic(
          .unknownCase, at: value,
          "'\(name)' is not a type of token; expected \(list(names.map { "\"\($0)\"" }))",
          suggestion: SpellingSuggestion.nearest(to: name, among: names)))
    }
    return nil
  }

  mutating func readDeprecation(_ value: JSONValue) -> TokenDeprecation? {
    if let deprecation = TokenDeprecation(value) { return deprecation }
    diagnostics.add(
      Diagnostic(.wrongKind, at: value, "expected true, false, or a string that says what to use instead"))
    return nil
  }

  /// `{group}` or a pointer `#/group`.
  private mutating func readExtends(_ value: JSONValue) -> TokenGroup.Extension? {
    if let text = value.string {
      if Reference.looksLike(text), let path = TokenReference.path(braced: text) { return .init(path: path, site: value) }
      if let (path, rest) = TokenReference.target(pointer: text), rest.isEmpty { return .init(path: path, site: value) }
    }
    diagnostics.add(
      Diagnostic(.invalidReference, at: value, "expected a group as \"{group}\" or \"#/group\""))
    return nil
  }

  /// Counts one construct of an older draft.
  mutating func noteLegacy(at span: SourceSpan, _ value: JSONValue) {
    let one = LegacySyntax(count: 1, span: span, value: value)
    if document.legacy == nil { document.legacy = one } else { document.legacy?.add(one) }
  }
}
