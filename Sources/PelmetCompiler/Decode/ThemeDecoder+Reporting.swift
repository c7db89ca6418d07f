internal import PelmetDiagnostics
internal import PelmetSyntax

extension ThemeDecoder {
  mutating func wrongKind(_ value: JSONValue, _ summary: String) {
    diagnostics.add(.error(DecodingDiagnostics.wrongKind, at: value, summary))
  }

  mutating func missingKey(_ key: String, in object: JSONValue, _ what: String) {
    var place = object.span
    place.end = place.start + 1
    diagnostics.add(
      Diagnostic(
        DecodingDiagnostics.missingKey, .error, at: .span(place), pointer: object.pointer, "the key \"\(key)\" is missing: \(what)"))
  }

  mutating func unknownCase(_ value: JSONValue, _ summary: String, among names: [String]) {
    let suggestion = SpellingSuggestion.nearest(to: value.string ?? "", among: names)
    let allowed = names.count <= 12 ? "; allowed are \(list(names.map { "\"\($0)\"" }, "and"))" : ""
    diagnostics.add(
      .error(DecodingDiagnostics.unknownCase, at: value, summary + allowed, fixIts: replacement(of: value, by: suggestion), suggestion: suggestion))
  }

  mutating func outOfRange(_ value: JSONValue, _ summary: String) {
    diagnostics.add(.error(DecodingDiagnostics.outOfRange, at: value, summary))
  }

  /// Answers the key that was probably meant.
  mutating func unknownKey(_ member: JSONMember, in schema: Schema, otherKeys: [String]) -> String? {
    var known = schema.fields.map(\.name) + otherKeys
    if schema.role == .appearance { known.append("like") }
    if schema.itemLayouts != nil { known.append(Schema.itemAppearance) }
    return unknownKey(member, known: known, of: schema.title)
  }

  @discardableResult
  mutating func unknownKey(_ member: JSONMember, known: [String], of what: String) -> String? {
    let name = member.name
    let suggestion = SpellingSuggestion.nearest(to: name, among: known)
    var summary = "'\(name)' is no key of \(what)"
    if suggestion == nil {
      if let home = Catalogue.home(of: name) {
        summary += "; it belongs in \(home)"
      } else if known.count <= 8 {
        summary += "; the keys are \(list(known.map { "\"\($0)\"" }, "and"))"
      }
    }
    diagnostics.add(.error(DecodingDiagnostics.unknownKey, atKeyOf: member, summary, suggestion: suggestion))
    return suggestion
  }

  /// Whether a key is a name that a screen, a context or a parameter may have.
  mutating func checkName(_ member: JSONMember, _ what: String) -> Bool {
    if ThemeName.isValid(member.name) { return true }
    diagnostics.add(
      .error(
        DecodingDiagnostics.invalidName, atKeyOf: member, "'\(member.name)' cannot be the name of \(what); \(Self.nameRule)"))
    return false
  }

  /// The fix-it that writes a suggestion in place of a text.
  private func replacement(of value: JSONValue, by suggestion: String?) -> [Diagnostic.FixIt] {
    guard let suggestion else { return [] }
    return [Diagnostic.FixIt("Replace by \"\(suggestion)\"", edits: [Diagnostic.Edit(value.span, "\"\(suggestion)\"")])]
  }

  // MARK: Plain values

  mutating func string(_ value: JSONValue, _ rule: @autoclosure () -> String) -> String? {
    if let string = value.string { return string }
    wrongKind(value, rule())
    return nil
  }

  /// The name of a colour set or image set, which is remembered.
  mutating func asset(_ value: JSONValue, _ kind: AssetNames.Kind) -> String? {
    let name = string(value, "an asset is the name of \(kind.noun)")
    if let name { assets.append(DecodedTheme.AssetReference(name: name, kind: kind, source: value)) }
    return name
  }

  mutating func boolean(_ value: JSONValue) -> Bool? {
    if let boolean = value.boolean { return boolean }
    wrongKind(value, "this is true or false, without quotes")
    return nil
  }

  mutating func number(_ value: JSONValue, in range: ClosedRange<Double>? = nil, above: Double? = nil, _ what: String) -> Double? {
    guard let number = value.number else {
      wrongKind(value, "\(what) is a number")
      return nil
    }
    if let range, !range.contains(number) || number == above {
      let lower = above == nil ? "from \(digits(range.lowerBound))" : "more than \(digits(range.lowerBound))"
      let bounds =
        range.upperBound.isInfinite
        ? (above == nil ? "\(digits(range.lowerBound)) or more" : lower) : "\(lower) to \(digits(range.upperBound))"
      outOfRange(value, "\(what) is \(bounds), not \(digits(number))")
      return nil
    }
    return number
  }
}

/// A number as a person writes it: without a fraction that is zero.
func digits(_ number: Double) -> String {
  if let whole = Int(exactly: number) { return "\(whole)" }
  return "\(number)"
}

extension Catalogue {
  /// Where a key that stands in the wrong place belongs: the sections, and the objects in them, that have it.
  static func home(of key: String) -> String? {
    for section in style.fields {
      guard case .object(let schema) = section.shape else { continue }
      if schema.index(of: key) != nil { return section.name }
      for field in schema.fields {
        if case .object(let inner) = field.shape, inner.role == .appearance, inner.index(of: key) != nil {
          return "\(section.name).\(field.name)"
        }
      }
    }
    return nil
  }
}
