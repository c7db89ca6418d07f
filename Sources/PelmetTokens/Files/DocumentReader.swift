internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// Walks the groups and tokens of one file.
struct DocumentReader {
  var document: Document
  /// Mistakes of groups, which concern every token in them. Those of a token are in its declaration.
  var diagnostics = DiagnosticBag()
  /// The last type of a token, which the next one mostly shares.
  private var lastType: WrittenType?
  private let rules: MemberRules
  /// The modes that were met, by their names as they are written.
  var modeNames: [String: ModeName] = [:]
  /// Their positions in the document.
  var modePositions: [ModeName: Int] = [:]

  init(document: Document, rules: MemberRules) {
    (self.document, self.rules) = (document, rules)
  }

  /// Values that groups hand down to their members.
  struct Inherited {
    var type: WrittenType?
    /// The text that says so.
    var typeSite: JSONValue?
    var deprecation: Deprecation?
  }

  mutating func read(_ part: FilePart) {
    switch part.view {
    case .groups: readGroup(part.root, path: "", inherited: Inherited(), without: part.replaced)
    case .dialect: readDialect(part)
    }
  }

  // JSON nests at most 512 deep, and so does this.
  private mutating func readGroup(
    _ group: JSONValue, path: String, inherited: Inherited, without replaced: Set<String> = []
  ) {
    var inherited = inherited
    var record = Group(path: path)
    for member in group.members where replaced.isEmpty || !replaced.contains(member.name) {
      switch Self.groupKeys[member] {
      case .type: record.type = readType(of: member, inherited: &inherited)
      case .bareType where member.value.kind == .string:
        document.constructs.add(.bareKey, at: member.keySpan, member.value)
        record.type = readType(of: member, inherited: &inherited)
      case .deprecated:
        record.deprecation = readDeprecation(member.value)
        inherited.deprecation = record.deprecation ?? inherited.deprecation
      case .extends: record.extends = readExtends(member.value)
      default: break
      }
    }
    document.groups.append(record)
    let prefix = path.isEmpty ? "" : path + "."
    for member in group.members where replaced.isEmpty || !replaced.contains(member.name) {
      readMember(member, prefix: prefix, inherited: inherited)
    }
  }

  /// The keys of a group that say something about the tokens in it.
  private enum GroupKey: String, CaseIterable {
    case type = "$type"
    case bareType = "type"
    case deprecated = "$deprecated"
    case extends = "$extends"
  }

  private static let groupKeys = KeyNames<GroupKey>()

  /// - Parameter prefix: The path of the group and a dot; empty for the file itself.
  private mutating func readMember(_ member: JSONMember, prefix: String, inherited: Inherited) {
    let name = member.name
    if member.begins(with: UInt8(ascii: "$")), name != Keyword.root, !Self.isToken(member.value) { return readKeyword(member) }
    if name == "type", member.value.kind == .string { return }
    if TokenObject.describes(member) || member.value.kind != .object && rules.describes(member) { return }
    let path = prefix + name
    guard name == Keyword.root || Self.isName(member.text) else {
      return add(path, member, mistake: Diagnostic(.invalidTokenName, atKeyOf: member, Findings.nameRule(name)))
    }
    guard member.value.kind == .object else {
      return add(
        path, member,
        mistake: Diagnostic(
          .wrongKind, at: member.value, "expected an object for '\(name)', a token or a group of tokens",
          fix: "write { \"$value\": … } for a token"))
    }
    if let token = TokenObject(member.value) {
      readToken(token, key: member, path: path, inherited: inherited)
    } else if name == Keyword.root {
      add(
        path, member,
        mistake: Diagnostic(
          .invalidTokenValue, at: member.value, "\"$root\" is a token, but has no \"$value\"", fix: "add \"$value\""))
    } else {
      readGroup(member.value, path: path, inherited: inherited)
    }
  }

  /// A member of a group that begins with `$`. Tools add names of their own, which mean nothing; one that looks like a keyword was meant
  /// to mean something.
  private mutating func readKeyword(_ member: JSONMember) {
    guard let meant = Keyword.meant(by: member.name) else { return }
    diagnostics.add(Findings.slip(member, meant: meant))
  }

  /// Adds what could be a token but for a mistake.
  /// - Parameter isCounted: Whether it counts among those without a value; else what it is in does.
  private mutating func add(
    _ path: String, _ member: JSONMember, mistake: @escaping @autoclosure () -> Diagnostic, isCounted: Bool = true
  ) {
    let declaration = Declaration(path: path, keySpan: member.keySpan, value: member.value)
    declaration.mistakes.add(mistake())
    declaration.isLeftAlone = !isCounted
    document.declarations.append(declaration)
  }

  private static func isToken(_ value: JSONValue) -> Bool { value.kind == .object && value["$value"] != nil }

  private static func isName(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, first != UInt8(ascii: "$") else { return false }
    return !name.contains { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }
  }

  // MARK: Keywords

  private mutating func readType(of member: JSONMember, inherited: inout Inherited) -> WrittenType? {
    guard let name = member.value.string else {
      diagnostics.add(Diagnostic(.wrongKind, at: member.value, "expected a type such as \"color\""))
      return nil
    }
    inherited.type = WrittenType(name)
    inherited.typeSite = member.value
    return inherited.type
  }

  private mutating func readDeprecation(_ value: JSONValue) -> Deprecation? {
    if let deprecation = Deprecation(value) { return deprecation }
    diagnostics.add(Findings.deprecationRule(value))
    return nil
  }

  /// `{group}` or a pointer `#/group`.
  private mutating func readExtends(_ value: JSONValue) -> Group.Extension? {
    if let text = value.string {
      if Reference.looksLike(text), let path = Reference.path(braced: text) { return .init(path: path, site: value) }
      if let (path, rest) = TokenReference.target(pointer: text), rest.isEmpty { return .init(path: path, site: value) }
    }
    diagnostics.add(
      Diagnostic(.invalidReference, at: value, "expected a group as \"{group}\" or \"#/group\""))
    return nil
  }
}

extension Declaration {
  /// Whether the value is a text with other tokens in it, which say the type.
  fileprivate var refersToOthers: Bool { value.string.map { !TokenReference.embedded(in: $0).isEmpty } ?? false }

  /// A value, or a type, of which bars have nothing: nobody's mistake.
  fileprivate func addNoValue() {
    let (path, value, written) = (path, value, writtenType)
    isLeftAlone = true
    mistakes.add(Findings.noValue(path, value, written))
  }
}

extension DocumentReader {
  private mutating func readToken(_ token: TokenObject, key: JSONMember, path: String, inherited: Inherited) {
    let declaration = Declaration(
      path: path, keySpan: key.keySpan, value: token.value?.value ?? token.object, object: token.object,
      modifiers: token.modifiers)
    checkMembers(token, of: declaration)
    declaration.unit = token.unit
    readType(of: token, into: declaration)
    declaration.ownDeprecation = deprecation(of: token, declaration)
    declaration.deprecation = declaration.ownDeprecation ?? inherited.deprecation
    count(token, declaration)
    if !token.modes.isEmpty { readModes(of: token, declaration, inherited) }
    if token.value == nil, token.ref == nil {
      declaration.isLeftAlone = true
      declaration.mistakes.add(Findings.missingMode(token, of: path, at: key.keySpan))
      document.declarations.append(declaration)
      for member in token.groupMembers { readMember(member, prefix: path + ".", inherited: inherited) }
    } else {
      read(declaration, of: token, inherited)
      document.declarations.append(declaration)
    }
    for child in token.children where child.value.kind == .object && !rules.describes(child) {
      add(path + "." + child.name, child, mistake: Findings.tokenWithChildren(child), isCounted: false)
    }
  }

  mutating func readType(of token: TokenObject, into declaration: Declaration) {
    guard let type = token.type else { return }
    if let name = type.value.string {
      declaration.ownType = writtenType(name)
    } else {
      declaration.mistakes.add(Diagnostic(.wrongKind, at: type.value, "expected a type such as \"color\""))
    }
  }

  /// Reads the value of a token of a group.
  mutating func read(_ declaration: Declaration, of token: TokenObject, _ inherited: Inherited) {
    read(declaration, typeSite: token.type?.value ?? inherited.typeSite, groupType: token.type == nil ? inherited.type : nil)
  }

  private mutating func writtenType(_ name: String) -> WrittenType {
    if let lastType, lastType.name == name { return lastType }
    let type = WrittenType(name)
    lastType = type
    return type
  }

  /// Reads the value of a declaration, and adds it.
  mutating func finish(_ declaration: Declaration, typeSite: JSONValue?, groupType: WrittenType?) {
    read(declaration, typeSite: typeSite, groupType: groupType)
    document.declarations.append(declaration)
  }

  private mutating func read(_ declaration: Declaration, typeSite: JSONValue?, groupType: WrittenType?) {
    switch TokenReference.read(declaration.value) {
    case .malformed(let mistake): declaration.mistakes.add(mistake.finding)
    case .reference(let reference):
      if reference.isUnusual { document.constructs.add(.reference, reference.site) }
      // The type of what an alias names decides, not that of a group, which may hold aliases of every type.
      declaration.content = reference.rest.isEmpty ? .alias(reference) : .pointer(reference)
      if !reference.rest.isEmpty { declaration.groupType = groupType }
      checkTypeOfAlias(declaration)
    case .none:
      declaration.groupType = groupType
      check(declaration, typeSite: typeSite)
    }
  }

  /// An alias of a type of which bars have nothing has no value, whatever it leads to.
  func checkTypeOfAlias(_ declaration: Declaration) {
    guard declaration.ownType?.hasNoValue ?? false, declaration.mistakes.isEmpty else { return }
    declaration.addNoValue()
  }

  /// Looks whether a value fits its type, as far as this file says which it is.
  private mutating func check(_ declaration: Declaration, typeSite: JSONValue?) {
    guard declaration.mistakes.isEmpty else { return }
    let written = declaration.writtenType
    let isBlank = declaration.value.text?.allSatisfy(TextScanner.isBlank) ?? false
    if isBlank || written?.hasNoValue ?? false {
      declaration.addNoValue()
    } else if let type = written?.type {
      declaration.check(as: type, counting: &document.constructs)
    } else if let written, !written.isKnown, let typeSite, declaration.inferredType == nil, !declaration.refersToOthers {
      declaration.mistakes.add(Findings.unknownType(typeSite))
    }
  }

  // MARK: Members

  /// Looks for members beside a value that cannot be there, and counts those that only describe it.
  mutating func checkMembers(_ token: TokenObject, of declaration: Declaration) {
    for member in token.metadata { document.constructs.add(.metadata, at: member.keySpan, member.value) }
    if !token.children.isEmpty || !token.unknown.isEmpty { checkOthers(token, of: declaration) }
    if token.value != nil, let ref = token.ref {
      declaration.mistakes.add(
        Diagnostic(.invalidTokenValue, atKeyOf: ref, "expected \"$value\" or \"$ref\", not both"))
    }
  }

  private mutating func checkOthers(_ token: TokenObject, of declaration: Declaration) {
    for member in (token.children + token.unknown).filter(rules.describes) {
      document.constructs.add(.metadata, at: member.keySpan, member.value)
    }
    let children = token.children.filter { !rules.describes($0) }
    if !children.isEmpty { declaration.mistakes.add { children.map(Findings.tokenWithChildren) } }
    let (path, unknown) = (declaration.path, rules.unknown)
    for member in token.unknown where !rules.describes(member) {
      if let meant = Keyword.meant(by: member.name) {
        declaration.mistakes.add(Findings.slip(member, meant: meant))
      } else {
        unknown.add(member)
        declaration.mistakes.add(unknown.finding(about: member, of: path))
      }
    }
  }

  private func deprecation(of token: TokenObject, _ declaration: Declaration) -> Deprecation? {
    guard let member = token.deprecated else { return nil }
    if let deprecation = Deprecation(member.value) { return deprecation }
    if member.name == "deprecated" { return .deprecated(message: nil) }
    declaration.mistakes.add(Findings.deprecationRule(member.value))
    return nil
  }

  private mutating func count(_ token: TokenObject, _ declaration: Declaration) {
    if token.isBare, let key = token.value { document.constructs.add(.bareKey, at: key.keySpan, key.value) }
    if let type = token.type, let written = declaration.ownType, !written.isStandard {
      document.constructs.add(.type, at: type.value.span, type.value)
      if written.type != nil, !written.isOfTransforms { document.constructs.noteForeignType() }
    }
    if let alpha = token.alpha { document.constructs.add(.alpha, at: alpha.keySpan, alpha.value) }
    if let modify = token.modify { document.constructs.add(.modifier, modify) }
    if token.isCopy, let value = token.value { document.constructs.add(.copy, value.value) }
  }
}
