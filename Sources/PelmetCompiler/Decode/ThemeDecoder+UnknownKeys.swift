internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// Answers the key that was probably meant.
  mutating func unknownKey(_ member: JSONMember, of object: JSONValue, in schema: Schema, otherKeys: [String], _ what: String?)
    -> String?
  {
    var known = schema.fields.map(\.name) + otherKeys
    if schema.role == .appearance { known.append("like") }
    if let shorthand = schema.shorthand { known.append(shorthand.key) }
    return unknownKey(member, of: object, known: known, what ?? schema.title)
  }

  /// Reports a key that an object does not have, with the key or the place that was meant; answers the key.
  @discardableResult
  mutating func unknownKey(_ member: JSONMember, of object: JSONValue, known: [String], _ what: String) -> String? {
    var finding = Diagnostic(.unknownKey, atKeyOf: member, "'\(member.name)' is not a key of \(what)")
    defer { diagnostics.add(finding) }
    unknownKeys += 1
    if let refused = RefusedKey(member, in: what) {
      finding.summary = "'\(member.name)' cannot be set by \(isSettings ? what : "a theme"): \(refused.reason)"
      finding.fix = refused.fix
      return nil
    }
    if known.contains("when"), member.value.kind == .object, let traits = TraitText.traits(meantBy: member.name) {
      finding.summary += "; sections for some traits are in \"when\""
      finding.fix = "move it to \"when\", as { \"is\": { \(traits) }, … }"
      if let edits = entries(for: member, of: object) {
        finding.fixIts = [.init("write it as an entry of \"when\"", edits: edits)]
      }
      return nil
    }
    guard maySearch() else { return nil }
    switch KeySuggestion(for: member, known: known, root: searchedRoot) {
    case .key(let key):
      finding.suggestion = key
      if has(key, object) {
        finding.fix = "remove it, or the \"\(key)\" beside it"
      } else {
        rename(member, to: key, in: &finding)
      }
      return key
    case .place(let path):
      finding.suggestion = path.joined(separator: ".")
      describe(path, for: member, of: object, known: known, in: &finding)
    case .places(let paths) where paths.count <= 4 && paths.allSatisfy { $0.last == member.name && $0.count > 1 }:
      finding.summary += "; it belongs in \(list(paths.map { "'\($0[$0.count - 2])'" }))"
      finding.fix = "move it to one of these"
    case .places, .unknown:
      if let home = Self.homeInSettings(of: member.name), !isSettings {
        finding.summary += "; it is a setting of the module"
        finding.suggestion = ModuleSettings.fileName
        finding.fix = "move it to \"\(home)\" in \(ModuleSettings.fileName)"
      } else if known.count <= 8 {
        finding.summary += "; expected \(list(known.map { "\"\($0)\"" }))"
        finding.fix = "use one of these keys, or remove it"
      } else {
        finding.fix = "remove it; 'pelmet schema' lists the keys"
      }
    }
    return nil
  }

  /// Whether an object has a key. Objects with many unknown keys are asked for each of them.
  mutating func has(_ key: String, _ object: JSONValue) -> Bool {
    if let lastObject, lastObject.span == object.span { return lastObject.keys.contains(key) }
    let keys = Set(object.members.map(\.name))
    lastObject = (object.span, keys)
    return keys.contains(key)
  }

  /// The unknown keys of a file for which meanings are searched; a file with more is no theme with slips.
  private static let searchedKeys = 200

  /// The kind of the file, as long as meanings are searched.
  private var searchedRoot: KeyedObject? {
    guard unknownKeys <= Self.searchedKeys else { return nil }
    return isSettings ? .settings : .theme
  }

  /// The setting of a module with a name.
  private static func homeInSettings(of name: String) -> String? {
    let words = Words.of(name)
    return KeyedObject.settings.keys.first { $0.words == words }?.name
  }

  // MARK: The step that fixes it

  /// Renames a key. With a value that says yes to its name, as `configureWithOpaqueBackground: true` does, that is not enough.
  private func rename(_ member: JSONMember, to key: String, in finding: inout Diagnostic) {
    let shape = searchedRoot.flatMap { KeyPlace(member.value.pointer, root: $0) }?.levels.last?.object[key]?.shape
    guard let shape, let yes = member.value.boolean, !shape.takesBooleans else {
      finding.fixIts = [.renaming(member.keySpan, to: key)]
      return
    }
    if let meaning = yes ? shape.meaning(of: member.name) : nil {
      replace(member, with: "\(Rewrite(string: key).json): \(meaning)", in: &finding)
    } else {
      finding.fix = yes ? "write \"\(key)\" with a value other than true" : "remove it"
    }
  }

  private func replace(_ member: JSONMember, with text: String, in finding: inout Diagnostic, _ others: [Diagnostic.Edit] = []) {
    finding.fixIts = [.init("write \(text)", edits: [.init(member.span, text)] + others)]
  }

  /// Says how to get a member to its place. For a value that needs an object around it in the same place, that is an edit.
  private mutating func describe(
    _ path: [String], for member: JSONMember, of object: JSONValue, known: [String], in finding: inout Diagnostic
  ) {
    let around = KeyPlace(member.value.pointer)?.names ?? []
    guard path.starts(with: around), let first = path.dropFirst(around.count).first, object[first] == nil,
      let value = scalar(member, at: path)
    else {
      finding.fix = path == [member.name] ? "move it to the top of the theme" : "move it to '\(path.joined(separator: "."))'"
      return
    }
    let own = (path: path.dropFirst(around.count)[...], json: value)
    let companions = companions(of: member, in: object, at: path, under: around + [first], known)
    if companions.contains(where: { $0.member.keySpan.start < member.keySpan.start }) {
      finding.fix = "write it in the same \"\(first)\": \(Self.text([(own.path.dropFirst(), own.json)]))"
    } else {
      let text = Self.text([own] + companions.map { ($0.path.dropFirst(around.count), $0.json) })
      replace(member, with: text, in: &finding, companions.map { .init($0.removal, "") })
    }
  }

  /// A member that belongs in the same object as another one.
  private struct Companion {
    let member: JSONMember
    let path: ArraySlice<String>
    let json: String
    /// The member, with the comma in front of it.
    let removal: SourceSpan
  }

  /// The members beside another one that belong below the same path. Without them, the same key would be written twice.
  private mutating func companions(
    of member: JSONMember, in object: JSONValue, at own: [String], under path: [String], _ known: [String]
  )
    -> [Companion]
  {
    guard object.count <= 16 else { return [] }
    var companions: [Companion] = []
    var previous: JSONMember?
    for other in object.members {
      defer { previous = other }
      guard other.keySpan != member.keySpan, !known.contains(other.name), !isReserved(other), maySearch(),
        case .place(let place) = KeySuggestion(for: other, known: known, root: searchedRoot), place.starts(with: path),
        place != own, !companions.contains(where: { $0.path.elementsEqual(place) }), let value = scalar(other, at: place)
      else { continue }
      var removal = other.span
      removal.start = previous?.value.span.end ?? removal.start
      companions.append(Companion(member: other, path: place[...], json: value, removal: removal))
    }
    return companions
  }

  /// The JSON of a plain value for a path of keys.
  private func scalar(_ member: JSONMember, at path: [String]) -> String? {
    if let yes = member.value.boolean, let shape = KeyedObject.theme.shape(at: path), !shape.takesBooleans {
      return yes ? shape.meaning(of: member.name) : nil
    }
    return Rewrite(scalar: member.value)?.json
  }

  /// Members at paths, as one text: `"font": { "size": 17, "weight": "bold" }`.
  private static func text(_ members: [(path: ArraySlice<String>, json: String)]) -> String {
    var order: [String] = []
    var groups: [String: [(path: ArraySlice<String>, json: String)]] = [:]
    for member in members {
      guard let key = member.path.first else { continue }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append((member.path.dropFirst(), member.json))
    }
    return order.map { key in
      let inner = groups[key] ?? []
      let value = inner.count == 1 && inner[0].path.isEmpty ? inner[0].json : "{ \(text(inner)) }"
      return "\(Rewrite(string: key).json): \(value)"
    }.joined(separator: ", ")
  }

  /// The edits that make an entry of `when` of each object with the name of a look. The first of them carries all edits.
  private func entries(for member: JSONMember, of object: JSONValue) -> [Diagnostic.Edit]? {
    guard searchedRoot != nil, object["when"] == nil else { return nil }
    var entries: [String] = []
    var removals: [Diagnostic.Edit] = []
    var previous: JSONMember?
    for other in object.members {
      defer { previous = other }
      guard other.value.kind == .object, let traits = TraitText.traits(meantBy: other.name) else { continue }
      if entries.isEmpty, other.keySpan != member.keySpan { return nil }
      if let previous, !entries.isEmpty {
        var span = other.span
        span.start = previous.value.span.end
        removals.append(.init(span, ""))
      }
      entries.append(TraitText.entry(traits, other.value))
    }
    return [.init(member.span, "\"when\": [\(entries.joined(separator: ", "))]")] + removals
  }
}

extension JSONMember {
  /// The key and the value.
  fileprivate var span: SourceSpan {
    var span = keySpan
    span.end = value.span.end
    return span
  }
}

extension KeyShape {
  fileprivate var takesBooleans: Bool {
    if case .value(.boolean) = self { true } else { false }
  }

  /// The value that a name with `true` says: `"opaque"` for `configureWithOpaqueBackground`, `"none"` for `hideShadow`.
  fileprivate func meaning(of name: String) -> String? {
    switch self {
    case .value(.enumeration(let list)): CaseSearch(list.names).meant(by: name).map { "\"\($0)\"" }
    case .value(.options(let list)): CaseSearch(list.names).meant(by: name).map { "[\"\($0)\"]" }
    case .name(let names): CaseSearch(names).meant(by: name).map { "\"\($0)\"" }
    case .value(.color):
      Words.of(name).contains { ["hide", "hides", "hidden", "no", "remove", "removes", "without"].contains($0) }
        ? "\"none\"" : nil
    default: nil
    }
  }
}
