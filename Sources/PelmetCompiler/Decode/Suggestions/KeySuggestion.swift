internal import PelmetDiagnostics
internal import PelmetNotation
internal import PelmetSyntax

/// The meaning of a key that an object does not have.
enum KeySuggestion: Equatable {
  /// Another key of the same object.
  case key(String)
  /// A place elsewhere, as keys from the top of the file.
  case place([String])
  /// Places that fit equally well.
  case places([[String]])
  case unknown

  /// - Parameters:
  ///   - known: the keys that the object may have here.
  ///   - root: the kind of the file; `nil` to look no further than the spelling of known keys.
  init(for member: JSONMember, known: [String], root: KeyedObject?) {
    let words = Words.of(member.name)
    guard let root, let place = KeyPlace(member.value.pointer, root: root) else {
      self = Self.nearest(to: member.name, words, known).map { .key($0) } ?? .unknown
      return
    }
    func search(_ words: [String]) -> KeySuggestion? {
      for form in Self.forms(of: words, at: place) {
        if let found = KeySuggestion(KeySearch.places(of: form, member.value, at: place), at: place, known) { return found }
      }
      return nil
    }
    self =
      Self.respelled(words, known) ?? search(words) ?? Self.nearest(to: member.name, words, known).map { .key($0) }
      ?? Self.lexicon.corrected(words).flatMap(search) ?? Self.respelled(words).flatMap(search) ?? Self.reserved(
        words, member.value)
      ?? .unknown
  }

  /// `nil` when nothing was found.
  private init?(_ found: [[String]], at place: KeyPlace, _ known: [String]) {
    let allowed = found.filter { path in
      let isBeside = path.count == place.names.count + 1 && path.starts(with: place.names)
      return !isBeside || known.contains(path[path.count - 1]) || place.isOnAxis
    }
    guard let first = allowed.first else { return nil }
    if allowed.count > 1 {
      self = .places(allowed)
    } else {
      self =
        first.count == place.names.count + 1 && first.starts(with: place.names) ? .key(first[first.count - 1]) : .place(first)
    }
  }

  /// The words of a name, and those that are left without what other systems add: `NSKernAttributeName`, `colorAccent`,
  /// `setImageForState`, `tabBarTintColor` or `tabTextColor` in a tab bar.
  private static func forms(of words: [String], at place: KeyPlace) -> [[String]] {
    var forms = [words]
    if words.first == "ns" || words.first == "ui" {
      forms.append(Array(words.dropFirst().prefix { $0 != "attribute" }))
      for word in ["key", "attribute"] where words.last != "name" {
        if let index = words.firstIndex(of: word) { forms.append(Array(words[(index + 1)...])) }
      }
    }
    if words.first == "android" || words.first == "app" { forms.append(Array(words.dropFirst())) }
    if words.first == "color" { forms.append(words.dropFirst() + ["color"]) }
    if let end = words.firstIndex(of: "for"), end > 0 { forms.append(words[..<end].filter { $0 != "set" }) }
    let own = zip(words, place.names.last.map(Words.of) ?? []).prefix { $0 == $1 }.count
    if own > 0, own < words.count { forms.append(Array(words.dropFirst(own))) }
    return forms.filter { !$0.isEmpty }
  }

  // MARK: Spelling

  /// The key with the same words.
  private static func respelled(_ words: [String], _ known: [String]) -> KeySuggestion? {
    let joined = words.joined()
    let found = joined.isEmpty ? [] : known.filter { Words.of($0).joined() == joined }
    return found.count == 1 ? .key(found[0]) : nil
  }

  /// The key that is nearest in spelling, unless the writer meant other words: `titleColor` is no slip of `tintColor`.
  private static func nearest(to name: String, _ words: [String], _ known: [String]) -> String? {
    guard let nearest = SpellingSuggestion.nearest(to: name, among: known), !words.allSatisfy(lexicon.isKnown) else { return nil }
    let own = Words.of(nearest)
    let isSlip =
      words.count == own.count
      ? zip(words, own).allSatisfy {
        $0 == $1 || !lexicon.isKnown($0) && SpellingSuggestion.isNear($0, $1, limit: max(1, $1.count / 3))
      }
      : SpellingSuggestion.isNear(words.joined(), own.joined(), limit: 2)
    return isSlip ? nearest : nil
  }

  /// The words, with the nearest known one for each that is not known.
  private static func respelled(_ words: [String]) -> [String]? {
    var result: [String] = []
    for word in words {
      guard !lexicon.isKnown(word) else {
        result.append(word)
        continue
      }
      guard word.count > 3, let nearest = SpellingSuggestion.nearest(to: word, among: lexicon.known) else { return nil }
      result.append(nearest)
    }
    return result
  }

  private static func reserved(_ words: [String], _ value: JSONValue) -> KeySuggestion? {
    switch words.joined() {
    case "description", "comment", "comments", "note", "notes", "doc", "":
      value.kind == .string && !words.isEmpty ? .key("$description") : nil
    case "schema": .key("$schema")
    case "extensions", "metadata", "meta": value.kind == .object ? .key("$extensions") : nil
    default: nil
    }
  }

  /// The words of all keys and of all their other names.
  private static let lexicon: Words = {
    var known: Set<String> = []
    var pending = [KeyedObject.theme, .settings]
    while let object = pending.popLast() {
      for key in object.keys {
        known.formUnion(key.words)
        if let inner = key.shape.members { pending.append(inner) }
      }
    }
    for aliases in KeyAliases.all { known.formUnion(aliases.rows.flatMap { $0.names.joined() }) }
    return Words(known: known.subtracting(["with", "from", "over", "any", "on", "by", "of"]))
  }()
}

extension KeyShape {
  /// The object inside, also of a map or a list.
  fileprivate var members: KeyedObject? {
    switch self {
    case .map(let inner), .list(let inner): inner.object
    default: object
    }
  }
}
