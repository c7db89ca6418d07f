internal import PelmetDiagnostics
internal import PelmetSyntax

/// The constructs of one file that DTCG 2025.10 does not have, counted by kind. They are read as their tools mean them, and the file's one
/// remark says so.
struct DialectCount: Sendable {
  /// In the order in which the remark names kinds that occur equally often.
  enum Kind: Int, CaseIterable, Sendable {
    case bareKey, colorText, measureText, numberText, fontText, type, missingType, calculation, modifier, alpha, hex, reference
    case composite, copy, spectrum, theo, figma

    /// In the singular and in the plural.
    fileprivate var nouns: (String, String) {
      switch self {
      case .bareKey: ("key without \"$\"", "keys without \"$\"")
      case .colorText: ("colour as a text", "colours as texts")
      case .measureText: ("measure as a text or number", "measures as texts or numbers")
      case .numberText: ("number as a text", "numbers as texts")
      case .fontText: ("font in another spelling", "fonts in other spellings")
      case .type: ("type of another tool", "types of other tools")
      case .missingType: ("value without a type", "values without a type")
      case .calculation: ("calculation", "calculations")
      case .modifier: ("colour modifier", "colour modifiers")
      case .alpha: ("\"alpha\" beside a colour", "\"alpha\" beside colours")
      case .hex: ("\"hex\" that has not six digits", "\"hex\" that have not six digits")
      case .reference: ("reference in another spelling", "references in other spellings")
      case .composite: ("member that DTCG lacks", "members that DTCG lacks")
      case .copy: ("copy of a variable of another collection", "copies of variables of other collections")
      case .spectrum: ("token with sets", "tokens with sets")
      case .theo: ("prop or alias", "props and aliases")
      case .figma: ("variable", "variables")
      }
    }
  }

  /// A construct, and where it is.
  struct Site: Sendable {
    var kind: Kind
    var span: SourceSpan
    var value: JSONValue
  }

  private var counts = Array(repeating: 0, count: Kind.allCases.count)
  private(set) var first: Site?
  private(set) var total = 0
  /// Whether a type, a modifier or a calculation of Tokens Studio was read.
  private var isStudio = false

  mutating func add(_ kind: Kind, at span: SourceSpan, _ value: JSONValue) {
    counts[kind.rawValue] += 1
    total += 1
    isStudio = isStudio || kind == .modifier
    if let start = first?.span.start, start <= span.start { return }
    first = Site(kind: kind, span: span, value: value)
  }

  mutating func add(_ kind: Kind, _ value: JSONValue) { add(kind, at: value.span, value) }

  mutating func add(contentsOf sites: [Site]) {
    for site in sites { add(site.kind, at: site.span, site.value) }
  }

  /// Notes something that only Tokens Studio has, and that needs no remark of its own.
  mutating func noteStudio() { isStudio = true }

  /// Adds what another part of the same file has.
  mutating func formUnion(_ other: DialectCount) {
    for (index, count) in other.counts.enumerated() { counts[index] += count }
    total += other.total
    isStudio = isStudio || other.isStudio
    if let site = other.first, first.map({ site.span.start < $0.span.start }) ?? true { first = site }
  }

  /// Who writes files in this way, as far as something in it tells.
  private var tool: String? {
    func has(_ kind: Kind) -> Bool { counts[kind.rawValue] > 0 }
    if has(.spectrum) { return "Spectrum writes it" }
    if has(.theo) { return "Theo writes it" }
    if has(.figma) || has(.copy) { return "Figma writes it" }
    if isStudio { return "Tokens Studio writes it" }
    if has(.bareKey) { return "Style Dictionary writes it" }
    return [.colorText, .measureText, .fontText, .reference].contains(where: has) ? "drafts of DTCG had it" : nil
  }

  /// The remark about the file; nil when it is all of DTCG 2025.10.
  var remark: Diagnostic? {
    guard let first else { return nil }
    let kinds = Kind.allCases.filter { counts[$0.rawValue] > 0 }.sorted { a, b in
      (counts[b.rawValue], a.rawValue) < (counts[a.rawValue], b.rawValue)
    }
    var parts = kinds.prefix(3).map { kind in
      let count = counts[kind.rawValue]
      return "\(grouped(count)) \(count == 1 ? kind.nouns.0 : kind.nouns.1)"
    }
    let rest = kinds.dropFirst(3).reduce(0) { $0 + counts[$1.rawValue] }
    if rest > 0 { parts.append("\(grouped(rest)) \(rest == 1 ? "other" : "others")") }
    return Diagnostic(
      .legacyTokenSyntax, at: .span(first.span), pointer: first.value.pointer,
      "read beyond DTCG 2025.10\(tool.map { ", as \($0)" } ?? ""): \(list(parts, "and"))")
  }
}
