internal import PelmetDiagnostics
internal import PelmetSyntax

/// A file of Theo: `props` are its tokens, `aliases` are texts that values name as `{!NAME}`, and `global` is behind every prop.
/// Files that it imports are parts of their own, in front of it.
enum TheoFile: Dialect {
  static func detect(_ file: DetectedFile) -> Bool { hasLists(file.root) || file.name != nil && hasOnlyImports(file) }

  /// Groups of tokens may be called `props` and `aliases` as well: those have others beside them, or tokens of DTCG inside.
  private static func hasLists(_ root: JSONValue) -> Bool {
    let lists = [root["props"], root["aliases"]].compactMap { $0 }
    guard !lists.isEmpty else { return false }
    let hasOthers = root.members.contains { member in
      let first = member.name.utf8.first
      return first != UInt8(ascii: "$") && first != UInt8(ascii: ".") && !names.contains(member.name)
    }
    return !hasOthers
      && !lists.contains { list in
        list.members.contains { $0.value["$value"] != nil } || list.elements.contains { $0["$value"] != nil }
      }
  }

  /// The names that a file has at the top.
  private static let names: Set<String> = ["imports", "global", "props", "aliases", "meta", "options"]

  /// Whether a file has nothing but the names of others.
  private static func hasOnlyImports(_ file: DetectedFile) -> Bool {
    (file.root["imports"]?.elements.contains { $0.string != nil } ?? false) && !file.hasToken
  }

  static var remark: Remark? { Remark("Theo writes it", nouns: ("prop or alias", "props and aliases")) }

  // An alias may be called `description`.
  static var tolerance: FileDialect.Tolerance { .nothing }

  /// The aliases, each as a hidden token with the path `!NAME`, and the tokens.
  static func tokens(of part: FilePart) -> [DialectToken] { aliases(part.root) + props(part.root) }

  private static func aliases(_ root: JSONValue) -> [DialectToken] {
    (root["aliases"].map { Array($0.members) } ?? []).map { member in
      // Later versions of Theo have `{ "value": … }`.
      let value = member.value["value"] ?? member.value
      var token = DialectToken(path: "!\(member.name)", keySpan: member.keySpan, value: value, isHidden: true, construct: .own)
      token.reference = alias(in: value)
      token.mistake = DialectToken.Mistake(name: member.name)
      return token
    }
  }

  /// A prop, or an element of one whose value is a list of them: a group.
  private struct Prop {
    let object: JSONValue
    /// The names of the groups around it, each with a dot behind it.
    var prefix = ""
    /// `nil` for an element of a list without one.
    let name: String?
    let keySpan: SourceSpan
    /// Its own, else that of the nearest group, else that of `global`.
    let type: String?
    let deprecation: Deprecation?

    init(_ object: JSONValue, name: String?, keySpan: SourceSpan, in group: Prop? = nil) {
      (self.object, self.name, self.keySpan) = (object, name, keySpan)
      prefix = group.map { "\($0.prefix)\($0.name ?? "")." } ?? ""
      type = object["type"]?.string ?? group?.type
      deprecation = DialectToken.deprecation(of: object) ?? group?.deprecation
    }

    /// The props in a list.
    static func all(in list: JSONValue, of group: Prop? = nil) -> [Prop] {
      list.elements.map { element in
        let name = element["name"]
        return Prop(element, name: name?.string, keySpan: name?.span ?? element.span, in: group)
      }
    }

    /// The list of names with values that is its value, as the US Web Design System writes groups.
    var members: JSONValue? {
      guard name != nil, let list = object["value"], list.kind == .array, list.count > 0,
        list.elements.allSatisfy({ $0["name"] != nil && $0["value"] != nil })
      else { return nil }
      return list
    }
  }

  /// Keeps a stack, so that depth costs no recursion.
  private static func props(_ root: JSONValue) -> [DialectToken] {
    guard let list = root["props"] else { return [] }
    let global = root["global"]
    var pending =
      list.kind == .array ? Prop.all(in: list) : list.members.map { Prop($0.value, name: $0.name, keySpan: $0.keySpan) }
    pending.reverse()
    var tokens: [DialectToken] = []
    while let prop = pending.popLast() {
      if let members = prop.members {
        pending += Prop.all(in: members, of: prop).reversed()
      } else {
        tokens.append(token(prop, global))
      }
    }
    return tokens
  }

  private static func token(_ prop: Prop, _ global: JSONValue?) -> DialectToken {
    let (value, path) = (prop.object["value"] ?? global?["value"], prop.prefix + (prop.name ?? ""))
    var token = DialectToken(path: path, keySpan: prop.keySpan, value: value ?? prop.object, object: prop.object, construct: .own)
    token.type = prop.type ?? global?["type"]?.string
    token.reference = value.flatMap(alias)
    token.deprecation = prop.deprecation ?? global.flatMap(DialectToken.deprecation)
    token.mistake =
      value == nil ? DialectToken.Mistake("\"value\" is missing: a prop needs it") : DialectToken.Mistake(name: path)
    if prop.name == nil { token.mistake = DialectToken.Mistake("this prop has no name", fix: "add \"name\"") }
    return token
  }

  /// The path of the alias that is all of a value: `{!NAME}`.
  private static func alias(in value: JSONValue) -> String? {
    guard let text = value.string, text.hasPrefix("{!"), text.utf8.last == UInt8(ascii: "}") else { return nil }
    let path = text.dropFirst().dropLast()
    return path.utf8.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") } ? nil : String(path)
  }
}

extension TheoFile {
  /// A file behind those that it imports, each once. Keeps a stack, so that a chain of imports costs no recursion.
  static func plainParts(of root: JSONValue, _ finder: inout PartFinder) -> [FilePart]? {
    var parts: [FilePart] = []
    var known: Set<FileID> = [root.span.file]
    // Last first, so that the next is taken from the end.
    var open: [(root: JSONValue, rest: [JSONValue])] = [(root, imported(by: root, &finder).reversed())]
    while var file = open.popLast() {
      guard let next = file.rest.popLast() else {
        parts.append(FilePart(root: file.root, of: TheoFile.self))
        continue
      }
      open.append(file)
      if known.insert(next.span.file).inserted { open.append((next, imported(by: next, &finder).reversed())) }
    }
    return parts
  }

  /// The roots of the files that a file imports.
  private static func imported(by root: JSONValue, _ finder: inout PartFinder) -> [JSONValue] {
    (root["imports"].map { Array($0.elements) } ?? []).compactMap { entry in
      guard let path = entry.string else { return nil }
      switch finder.lookup(path, root.span.file) {
      case .document(let document, _): return document.root
      case .unreadable: break
      case .missing(let nearest):
        finder.diagnostics.add(
          Diagnostic(.unknownFile, at: entry, "'\(path)' is not a file beside this one", suggestion: nearest))
      }
      finder.isComplete = false
      return nil
    }
  }
}
