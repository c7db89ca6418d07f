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

  /// Values that groups hand down to their members.
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
        Diagnostic(.invalidTokenValue, at: member.value, "\"$root\" is a token, but has no \"$value\"", fix: "add \"$value\""))
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
          "'\(name)' is not a type of token; expected \(choice(names))",
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
      if Reference.looksLike(text), let path = Reference.path(braced: text) { return .init(path: path, site: value) }
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

extension TokenDocumentReader {
  mutating func readToken(_ token: TokenObject, key: JSONMember, path: String, inherited: Inherited) {
    report(token)
    let value = token.value?.value ?? token.object
    var declaration = TokenDeclaration(path: path, keySpan: key.keySpan, value: value, content: .literal)
    declaration.ownType = token.type.flatMap { readType($0.value) }
    declaration.groupType = token.type == nil ? inherited.type : nil
    declaration.deprecation = token.deprecated.flatMap { readDeprecation($0.value) } ?? inherited.deprecation
    declaration.isInvalid = declaration.ownType == nil && (token.type != nil || inherited.hasUnknownType)
    if token.isLegacy, let key = token.value { noteLegacy(at: key.keySpan, key.value) }
    if token.value != nil, let ref = token.ref {
      diagnostics.add(
        Diagnostic(.invalidTokenValue, atKeyOf: ref, "expected \"$value\" or \"$ref\", not both"))
      declaration.isInvalid = true
    }
    switch TokenReference.read(value) {
    case .malformed(let diagnostic):
      diagnostics.add(diagnostic)
      declaration.isInvalid = true
    case .reference(let reference):
      declaration.content = reference.rest.isEmpty ? .alias(reference.path) : .pointer
      if reference.rest.isEmpty {
        // The type of what an alias names decides, not that of a group, which may hold aliases of every type.
        declaration.groupType = nil
        declaration.isInvalid = token.type != nil && declaration.ownType == nil
      }
    case .none:
      check(&declaration)
    }
    document.declarations.append(declaration)
  }

  /// Looks whether a value fits its type, as far as this file says which it is.
  private mutating func check(_ declaration: inout TokenDeclaration) {
    guard !declaration.isInvalid, let type = declaration.ownType ?? declaration.groupType else { return }
    var reader = TokenValueReader()
    declaration.check(as: type, with: &reader)
    for diagnostic in reader.diagnostics { diagnostics.add(diagnostic) }
    for value in reader.legacy { noteLegacy(at: value.span, value) }
  }

  private mutating func report(_ token: TokenObject) {
    for member in token.children {
      diagnostics.add(
        Diagnostic(
          .tokenWithChildren, atKeyOf: member,
          "'\(member.name)' is inside a token, and only groups have tokens inside"))
    }
    for member in token.unknown {
      diagnostics.add(Diagnostic(.invalidTokenName, atKeyOf: member, TokenFindings.nameRule(member.name)))
    }
  }
}

/// An object that is a token, not a group: it has `$value` or `$ref`, or `value` as drafts before 2022 wrote.
struct TokenObject {
  var object: JSONValue
  /// `$value` or `value`, and its key.
  var value: JSONMember?
  var ref: JSONMember?
  /// `$type` or `type`.
  var type: JSONMember?
  var deprecated: JSONMember?
  var isLegacy = false
  /// Members that belong in a group.
  var children: [JSONMember] = []
  /// Members with a `$` that mean nothing.
  var unknown: [JSONMember] = []

  init?(_ object: JSONValue) {
    self.object = object
    var (legacyValue, legacyType): (JSONMember?, JSONMember?)
    for member in object.members {
      let name = member.name
      switch name {
      case "$value": value = member
      case "$ref": ref = member
      case "$type": type = member
      case "$deprecated": deprecated = member
      case "value": legacyValue = member
      case "type" where member.value.kind == .string: legacyType = member
      case TokenKeyword.root, "$extends": children.append(member)
      case _ where TokenKeyword.metadata.contains(name): break
      case _ where name.utf8.first == UInt8(ascii: "$"): unknown.append(member)
      default: children.append(member)
      }
    }
    if value != nil || ref != nil {
      // Beside `$value`, `value` and `type` are names like any other.
      children += [legacyValue, legacyType].compactMap { $0 }
      children.sort { $0.keySpan.start < $1.keySpan.start }
      return
    }
    // A group may have a token named `value`; one that has a text named `type` is none.
    guard let legacyValue, legacyValue.value.kind != .object || legacyType != nil else { return nil }
    value = legacyValue
    type = type ?? legacyType
    isLegacy = true
    // Older files wrote the other keywords without `$` as well.
    children = []
  }
}

/// Names with `$` that DTCG defines.
enum TokenKeyword {
  /// Keys that every object may have and Pelmet does not read.
  static let metadata: Set<String> = ["$schema", "$description", "$extensions"]
  /// The token of a group that bears the group's own value.
  static let root = "$root"
}
