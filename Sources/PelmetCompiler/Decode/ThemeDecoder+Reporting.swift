internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// Whether there is still time to search what a mistake was meant to be.
  mutating func maySearch() -> Bool {
    searches += 1
    return searches <= Self.maximumSearches
  }

  /// The mistakes of a file for which what was meant is searched: a file with more wants another mending first.
  private static let maximumSearches = 1000

  /// Reports a value of the wrong kind; `rewrite` is what was meant, if that is certain.
  mutating func wrongKind(_ value: JSONValue, _ summary: String, _ rewrite: @autoclosure () -> Rewrite? = nil) {
    let rewrite = maySearch() ? rewrite() : nil
    diagnostics.add(
      Diagnostic(
        .wrongKind, at: value, summary, fixIts: rewrite?.fixIts(at: value) ?? [], suggestion: rewrite?.suggestion))
  }

  /// Reports a value that should be the only element of a list.
  mutating func shouldBeListed(_ value: JSONValue, _ summary: String) {
    let (start, end) = (Int(value.span.start), Int(value.span.end))
    let edits = [(start, "["), (end, "]")].map { offset, bracket in
      Diagnostic.Edit(SourceSpan(file: value.span.file, start: offset, end: offset), bracket)
    }
    let isOne = value.kind == .object || value.kind == .string
    diagnostics.add(
      Diagnostic(
        .wrongKind, at: value, summary, fixIts: isOne ? [.init("write \"[\" before it and \"]\" behind it", edits: edits)] : [],
        suggestion: value.string.map { "[\(Rewrite(string: $0).json)]" }))
  }

  mutating func missingKey(_ key: String, in object: JSONValue, _ what: String, _ addition: String? = nil) {
    missing("\"\(key)\" is missing: \(what)", in: object, addition.map { "\"\(key)\": \($0)" }, fix: "add \"\(key)\"")
  }

  /// Reports something that an object should have, at the object's first byte. `addition` is the member to write, if that is certain.
  mutating func missing(_ summary: String, in object: JSONValue, _ addition: String? = nil, fix: String? = nil) {
    var place = object.span
    place.end = place.start + 1
    let fixIts = addition.map { addition in
      let space = object.spaceAfterBracket
      let isEmpty = object.count == 0
      let start = Int(object.span.start) + 1 + (isEmpty ? 0 : space.utf8.count)
      let text = isEmpty ? " " + addition + " " : addition + "," + (space.isEmpty ? " " : space)
      return Diagnostic.FixIt(
        "add \(addition)", edits: [.init(SourceSpan(file: object.span.file, start: start, end: start), text)])
    }
    diagnostics.add(
      Diagnostic(
        .missingKey, at: .span(place), pointer: object.pointer, summary, fixIts: fixIts.map { [$0] } ?? [], fix: fix))
  }

  mutating func unknownCase(_ value: JSONValue, _ summary: String, among names: [String]) {
    let text = value.string ?? ""
    let isSearched = maySearch()
    let suggestion = isSearched ? CaseSearch(names).nearest(to: text) : nil
    var finding = Diagnostic(
      .unknownCase, at: value, summary + "; expected \(choice(names))",
      fixIts: suggestion.map { Rewrite(string: $0).fixIts(at: value) } ?? [], suggestion: suggestion)
    // A colour where a preset is due.
    if isSearched, suggestion == nil, ColorText.isColor(text), let key = neighbor(of: value) {
      finding.suggestion = key
      finding.fix = "rename the key to \"\(key)\""
    }
    diagnostics.add(finding)
  }

  /// The key beside that of a value, of a similar name, that takes the value.
  private func neighbor(of value: JSONValue) -> String? {
    let pointer = value.pointer
    guard let place = KeyPlace(pointer), let own = pointer.split(separator: "/").last else { return nil }
    let found = KeySearch.places(of: Words.of(String(own)), value, at: place)
    guard found.count == 1, let path = found.first, path.dropLast().elementsEqual(place.names), path.last != String(own) else {
      return nil
    }
    return path.last
  }

  mutating func outOfRange(_ value: JSONValue, _ summary: String, _ rewrite: Rewrite? = nil) {
    diagnostics.add(Diagnostic(.outOfRange, at: value, summary, fix: rewrite.map { "write \($0.json)" }))
  }

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
    if !isSettings, let refused = RefusedKey(member.name, in: what) {
      finding.summary = "'\(member.name)' cannot be set by a theme: \(refused.reason)"
      finding.fix = refused.fix
      return nil
    }
    guard maySearch() else { return nil }
    let root = isSettings ? KeyedObject.settings : .theme
    switch KeySuggestion(for: member, known: known, root: unknownKeys <= Self.searchedKeys ? root : nil) {
    case .key(let key):
      finding.suggestion = key
      if !has(key, object) {
        finding.fixIts = [.renaming(member.keySpan, to: key)]
      } else {
        finding.fix = "remove it, or the \"\(key)\" beside it"
      }
      return key
    case .place(let path):
      finding.suggestion = path.joined(separator: ".")
      describe(path, for: member, of: object, in: &finding)
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

  /// Says how to get a member to its place. For a value that needs an object around it in the same place, that is an edit.
  private func describe(_ path: [String], for member: JSONMember, of object: JSONValue, in finding: inout Diagnostic) {
    let around = KeyPlace(member.value.pointer)?.names ?? []
    guard path.starts(with: around), let first = path.dropFirst(around.count).first, object[first] == nil,
      let value = Rewrite(scalar: member.value)
    else {
      finding.fix = path == [member.name] ? "move it to the top of the theme" : "move it to '\(path.joined(separator: "."))'"
      return
    }
    let inner = path.dropFirst(around.count + 1).reversed().reduce(value.json) { "{ \(Rewrite(string: $1).json): \($0) }" }
    let text = "\(Rewrite(string: first).json): \(inner)"
    var span = member.keySpan
    span.end = member.value.span.end
    finding.fixIts = [.init("write \(text)", edits: [.init(span, text)])]
  }

  /// The unknown keys of a file for which meanings are searched; a file with more is no theme with slips.
  private static let searchedKeys = 200

  /// The setting of a module with a name.
  private static func homeInSettings(of name: String) -> String? {
    let words = Words.of(name)
    return KeyedObject.settings.keys.first { $0.words == words }?.name
  }

  /// Whether a key is a name that a screen, a context or a parameter may have.
  mutating func checkName(_ member: JSONMember, _ what: String) -> Bool {
    if ThemeName.isValid(member.name) { return true }
    diagnostics.add(
      Diagnostic(
        .invalidName, atKeyOf: member, "'\(member.name)' cannot be the name of \(what); \(ThemeName.rule)"))
    return false
  }

  // MARK: Plain values

  mutating func string(_ value: JSONValue, _ rule: @autoclosure () -> String) -> String? {
    if let string = value.string { return string }
    wrongKind(value, rule())
    return nil
  }

  /// The name of a colour set or image set, which is remembered.
  mutating func asset(_ value: JSONValue, _ kind: AssetNames.Kind) -> String? {
    let name = string(value, "expected the name of \(kind.noun)")
    if let name { assets.append(DecodedTheme.AssetReference(name: name, kind: kind, source: value)) }
    return name
  }

  mutating func boolean(_ value: JSONValue) -> Bool? {
    if let boolean = value.boolean { return boolean }
    let meant = maySearch() ? Rewrite(value, as: .boolean) : nil
    diagnostics.add(
      Diagnostic(.wrongKind, at: value, "expected true or false", fixIts: meant?.fixIts(at: value) ?? []))
    return nil
  }

  mutating func number(_ value: JSONValue, in range: ClosedRange<Double>? = nil, above: Double? = nil, _ what: String) -> Double?
  {
    guard let number = value.number else {
      let share = range == 0...1 ? value.string.flatMap(ValueText.share) : nil
      wrongKind(value, "\(what) must be a number", share.map { Rewrite($0) } ?? Rewrite(value, as: .number))
      return nil
    }
    if let range, !range.contains(number) || number == above {
      let lower = above == nil ? "from \(digits(range.lowerBound))" : "more than \(digits(range.lowerBound))"
      let bounds =
        range.upperBound.isInfinite
        ? (above == nil ? "\(digits(range.lowerBound)) or more" : lower)
        : "\(lower)\(above == nil ? " to" : " and at most") \(digits(range.upperBound))"
      let isPercentage = range == 0...1 && 5...100 ~= number && number == number.rounded()
      outOfRange(value, "\(what) must be \(bounds), not \(digits(number))", isPercentage ? Rewrite(number / 100) : nil)
      return nil
    }
    return number
  }
}
