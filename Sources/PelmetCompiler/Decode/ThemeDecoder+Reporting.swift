internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  mutating func wrongKind(_ value: JSONValue, _ summary: String) {
    diagnostics.add(Diagnostic(.wrongKind, at: value, summary))
  }

  mutating func missingKey(_ key: String, in object: JSONValue, _ what: String) {
    missing("\"\(key)\" is missing: \(what)", in: object)
  }

  /// Reports something that an object should have, at the object's first byte.
  mutating func missing(_ summary: String, in object: JSONValue) {
    var place = object.span
    place.end = place.start + 1
    diagnostics.add(
      Diagnostic(.missingKey, at: .span(place), pointer: object.pointer, summary))
  }

  mutating func unknownCase(_ value: JSONValue, _ summary: String, among names: [String]) {
    let suggestion = SpellingSuggestion.nearest(to: value.string ?? "", among: names)
    let quoted = names.map { "\"\($0)\"" }
    let shown = names.count <= 12 ? quoted : quoted.prefix(3) + ["\(names.count - 3) others"]
    let allowed = "; expected \(list(shown))"
    diagnostics.add(
      Diagnostic(
        .unknownCase, at: value, summary + allowed, fixIts: replacement(of: value, by: suggestion),
        suggestion: suggestion))
  }

  mutating func outOfRange(_ value: JSONValue, _ summary: String) {
    diagnostics.add(Diagnostic(.outOfRange, at: value, summary))
  }

  /// Answers the key that was probably meant.
  mutating func unknownKey(_ member: JSONMember, in schema: Schema, otherKeys: [String], of what: String?) -> String? {
    var known = schema.fields.map(\.name) + otherKeys
    if schema.role == .appearance { known.append("like") }
    if schema.itemLayouts != nil { known.append(Schema.itemAppearance) }
    return unknownKey(member, known: known, of: what ?? schema.title, homes: Catalogue.homes(of: member.name, near: schema))
  }

  /// Reports a key that an object does not have: with the places that do have it, else with the nearest name, which it answers.
  @discardableResult
  mutating func unknownKey(_ member: JSONMember, known: [String], of what: String, homes: [String] = []) -> String? {
    let name = member.name
    var summary = "'\(name)' is not a key of \(what)"
    guard homes.isEmpty || known.contains(where: { $0.lowercased() == name.lowercased() }) else {
      diagnostics.add(Diagnostic(.unknownKey, atKeyOf: member, summary + "; it belongs in \(list(homes))"))
      return nil
    }
    let suggestion = SpellingSuggestion.nearest(to: name, among: known)
    if suggestion == nil, known.count <= 8 { summary += "; expected \(list(known.map { "\"\($0)\"" }))" }
    diagnostics.add(Diagnostic(.unknownKey, atKeyOf: member, summary, suggestion: suggestion))
    return suggestion
  }

  /// Whether a key is a name that a screen, a context or a parameter may have.
  mutating func checkName(_ member: JSONMember, _ what: String) -> Bool {
    if ThemeName.isValid(member.name) { return true }
    diagnostics.add(
      Diagnostic(
        .invalidName, atKeyOf: member, "'\(member.name)' cannot be the name of \(what); \(ThemeName.rule)"))
    return false
  }

  /// The fix-it that writes a suggestion in place of a text.
  private func replacement(of value: JSONValue, by suggestion: String?) -> [Diagnostic.FixIt] {
    guard let suggestion else { return [] }
    return [Diagnostic.FixIt("replace with \"\(suggestion)\"", edits: [Diagnostic.Edit(value.span, "\"\(suggestion)\"")])]
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
    wrongKind(value, "expected true or false, without quotes")
    return nil
  }

  mutating func number(_ value: JSONValue, in range: ClosedRange<Double>? = nil, above: Double? = nil, _ what: String) -> Double?
  {
    guard let number = value.number else {
      wrongKind(value, "\(what) must be a number")
      return nil
    }
    if let range, !range.contains(number) || number == above {
      let lower = above == nil ? "from \(digits(range.lowerBound))" : "more than \(digits(range.lowerBound))"
      let bounds =
        range.upperBound.isInfinite
        ? (above == nil ? "\(digits(range.lowerBound)) or more" : lower)
        : "\(lower)\(above == nil ? " to" : " and at most") \(digits(range.upperBound))"
      outOfRange(value, "\(what) must be \(bounds), not \(digits(number))")
      return nil
    }
    return number
  }
}

extension Catalogue {
  /// Where a key that stands in the wrong place belongs: objects inside the one where it stands, else the theme itself, else sections
  /// and the appearances in them. Empty when there are none, or too many to tell.
  static func homes(of key: String, near schema: Schema) -> [String] {
    let inside = fields(of: schema, with: key).map { "'\($0)'" }
    if !inside.isEmpty { return inside.count <= 4 ? inside : [] }
    if ThemeDecoder.headerKeys.contains(key) || style.index(of: key) != nil { return ["the theme itself"] }
    let sections = fields(of: style, with: key).map { "'\($0)'" }
    if !sections.isEmpty { return sections.count <= 4 ? sections : [] }
    let appearances = style.fields.compactMap { section -> String? in
      guard case .object(let inner) = section.shape else { return nil }
      return fields(of: inner, with: key).first.map { "'\(section.name).\($0)'" }
    }
    return appearances.count <= 4 ? appearances : []
  }

  /// The names of the fields of a schema whose objects have a key.
  private static func fields(of schema: Schema, with key: String) -> [String] {
    schema.fields.compactMap { field in
      if case .object(let inner) = field.shape, inner.index(of: key) != nil { field.name } else { nil }
    }
  }
}
