internal import PelmetDiagnostics
internal import PelmetSyntax

/// The constructs of one file that DTCG 2025.10 does not have, counted. The file's one remark names them.
struct ConstructCount: Sendable {
  private var counts = Array(repeating: 0, count: Construct.allCases.count)
  private(set) var first: Construct.Site?
  private(set) var total = 0
  /// Whether there is a type of another design tool that stands for one of DTCG.
  private(set) var hasForeignTypes = false
  /// The dialect of the file, or of parts of it.
  private(set) var dialect: (any Dialect.Type)?

  init(of dialect: (any Dialect.Type)? = nil) {
    self.dialect = dialect
  }

  func has(_ construct: Construct) -> Bool { counts[construct.rawValue] > 0 }

  mutating func add(_ construct: Construct, at span: SourceSpan, _ value: JSONValue) {
    counts[construct.rawValue] += 1
    total += 1
    if let start = first?.span.start, start <= span.start { return }
    first = Construct.Site(construct: construct, span: span, value: value)
  }

  mutating func add(_ construct: Construct, _ value: JSONValue) { add(construct, at: value.span, value) }

  mutating func add(contentsOf sites: [Construct.Site]) {
    for site in sites { add(site.construct, at: site.span, site.value) }
  }

  mutating func noteForeignType() { hasForeignTypes = true }

  /// Adds what another part of the same file has.
  mutating func formUnion(_ other: ConstructCount) {
    for (index, count) in other.counts.enumerated() { counts[index] += count }
    total += other.total
    hasForeignTypes = hasForeignTypes || other.hasForeignTypes
    if dialect == nil || other.has(.own) { dialect = other.dialect ?? dialect }
    if let site = other.first, first.map({ site.span.start < $0.span.start }) ?? true { first = site }
  }

  /// The remark about the file; `nil` when it is all of DTCG 2025.10.
  /// - Parameter dialects: Those whose tools may have written it; the first that is told by something in the file is named.
  func remark(_ dialects: [any Dialect.Type]) -> Diagnostic? {
    guard let first else { return nil }
    let own = has(.own) ? dialect?.remark : nil
    let writer = own?.writers.first?.text ?? dialects.lazy.compactMap { $0.remark?.writer(of: self) }.first
    func words(_ construct: Construct) -> String {
      let (count, nouns) = (counts[construct.rawValue], construct == .own ? own?.nouns ?? construct.nouns : construct.nouns)
      return "\(grouped(count)) \(count == 1 ? nouns.one : nouns.many)"
    }
    let constructs = Construct.allCases.filter(has).sorted { a, b in
      (counts[b.rawValue], a.rawValue) < (counts[a.rawValue], b.rawValue)
    }
    var parts = constructs.prefix(3).map(words)
    let rest = constructs.dropFirst(3).reduce(0) { $0 + counts[$1.rawValue] }
    if rest > 0 { parts.append("\(grouped(rest)) \(rest == 1 ? "other" : "others")") }
    return Diagnostic(
      .legacyTokenSyntax, at: .span(first.span), pointer: first.value.pointer,
      "read beyond DTCG 2025.10\(writer.map { ", as \($0)" } ?? ""): \(list(parts, "and"))")
  }
}

/// The words of a remark about files of a dialect.
struct Remark: Sendable {
  /// The tools that write such files, each with whether constructs tell so. The first is named if a file has tokens of the dialect's own.
  var writers: [(text: String, isTold: @Sendable (ConstructCount) -> Bool)]
  /// A token that is the dialect's own, in the singular and in the plural.
  var nouns: (one: String, many: String)?

  /// - Parameters:
  ///   - writer: Such as `Style Dictionary writes it`.
  ///   - isTold: Whether constructs of a file tell so that are not the dialect's own.
  init(
    _ writer: String, nouns: (one: String, many: String)? = nil,
    isTold: @escaping @Sendable (ConstructCount) -> Bool = { _ in false }
  ) {
    writers = [(writer, isTold)]
    self.nouns = nouns
  }

  /// With another writer, who is named where the first is not told.
  func or(_ writer: String, isTold: @escaping @Sendable (ConstructCount) -> Bool) -> Remark {
    var remark = self
    remark.writers.append((writer, isTold))
    return remark
  }

  func writer(of constructs: ConstructCount) -> String? { writers.first { $0.isTold(constructs) }?.text }
}
