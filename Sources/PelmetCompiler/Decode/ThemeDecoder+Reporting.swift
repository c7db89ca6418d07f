internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

extension ThemeDecoder {
  /// Whether there is still time to search what a mistake was meant to be.
  mutating func maySearch() -> Bool {
    searches += 1
    return searches <= Self.maximumSearches
  }

  /// The mistakes of a file for which what was meant is searched: a file with more needs another fix first.
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
