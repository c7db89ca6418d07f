internal import PelmetDiagnostics
internal import PelmetSyntax
internal import PelmetTokens

/// Finds what is to say about the tokens of the module's own files, and of its themes, once all themes are linked.
struct TokenChecks {
  private let tokens: TokenStore
  private let uses: [TokenUse]
  private let used: Set<SourceSpan>
  /// The files of tokens that belong to the module.
  private let own: Set<FileID>
  /// The mistakes of tokens that have no value and that no theme uses, by their keys.
  private var unusable: [SourceSpan: (token: Declaration, mistakes: Mistakes)] = [:]

  /// - Parameter others: The tokens that abstract themes use.
  init(_ tokens: TokenStore, _ uses: [TokenUse], besides others: [TokenUse]) {
    (self.tokens, self.uses) = (tokens, uses)
    used = (uses + others).reduce(into: Set<SourceSpan>()) { $0.formUnion($1.usedDeclarations) }
    own = tokens.ownFiles
    let sets = uses.flatMap(\.sets).map { set in (set: set, unusable: set.unusable) }
    let keys = sets.map { Set($0.unusable.map(\.token.declaration.keySpan)) }
    for (linked, mistakes) in sets.flatMap(\.unusable) {
      let token = linked.declaration
      guard !used.contains(token.keySpan), own.contains(token.keySpan.file), unusable[token.keySpan] == nil,
        !zip(sets, keys).contains(where: { !$1.contains(token.keySpan) && $0.set.has(token) })
      else { continue }
      unusable[token.keySpan] = (token, mistakes)
    }
  }

  /// Tokens without a value that no theme uses: nobody's error, but worth a remark.
  var unusableTokens: [Diagnostic] {
    Self.byFile(unusable.map { ($0.key, $0.value.token.path) }).compactMap { first, count in
      guard let (token, mistakes) = unusable[first.span], let finding = mistakes.findings.first else { return nil }
      let subject = count == 1 ? "1 token that no theme uses has" : "\(grouped(count)) tokens that no theme uses have"
      // The mistake may be in another token, to which this one leads.
      var (place, pointer): (Diagnostic.Location, String?) = (.span(first.span), Self.pointer(first.path))
      if case .span(let span) = finding.location, token.contains(span) { (place, pointer) = (finding.location, finding.pointer) }
      return Diagnostic(
        .unusableTokens, at: place, pointer: pointer,
        "\(subject) no value that Pelmet can use; the first is '\(first.path)'", notes: [.init(finding.summary)])
    }
  }

  /// Measures without unit that themes use and that may be meant in another one: the first of each file.
  var unitlessMeasures: [Diagnostic] {
    var first: [FileID: UnitlessMeasure] = [:]
    for measure in uses.lazy.flatMap(\.tokens.library.unitlessMeasures) where used.contains(measure.keySpan) {
      let file = measure.keySpan.file
      if first[file].map({ measure.keySpan.start < $0.keySpan.start }) ?? true { first[file] = measure }
    }
    return first.keys.sorted().compactMap { first[$0]?.finding }
  }

  /// Tokens with a value that no theme uses. A theme's own tokens are meant for it, and so is a file of which at least half is used: there
  /// is a warning for each. What is left over of a design system's files is counted in one remark.
  var unusedTokens: [Diagnostic] {
    let (unused, counts) = unusedByFile
    let sums = counts.lazy.filter { !tokens.isTheme($0.key) }.map(\.value)
    let (used, all) = sums.reduce((0, 0)) { ($0.0 + $1.used, $0.1 + $1.all) }
    let isWholeSet = used * 2 < all
    var findings: [Diagnostic] = []
    var others: [(first: (span: SourceSpan, path: String), count: Int)] = []
    for (first, count) in unused {
      let file = first.span.file
      let half = counts[file].map { $0.used * 2 >= $0.all } ?? false
      guard tokens.isTheme(file) || half && (!isWholeSet || tokens.namedFiles.contains(file)) else {
        others.append((first, count))
        continue
      }
      let summary =
        count == 1
        ? "no theme uses the token '\(first.path)'"
        : "no theme uses \(grouped(count)) tokens of this file; the first is '\(first.path)'"
      findings.append(Self.unused(first, summary))
    }
    return findings + remark(others, among: others.reduce(0) { $0 + (counts[$1.first.span.file]?.all ?? 0) })
  }

  private func remark(_ files: [(first: (span: SourceSpan, path: String), count: Int)], among all: Int) -> [Diagnostic] {
    guard let first = files.min(by: { path(of: $0.first.span) < path(of: $1.first.span) })?.first else { return [] }
    let count = files.reduce(0) { $0 + $1.count }
    let place = files.count == 1 ? "this file" : "\(grouped(files.count)) files"
    let share = count == all ? "any" : grouped(count)
    return [
      Self.unused(
        first, severity: .remark,
        "no theme uses \(share) of the \(grouped(all)) tokens of \(place); the first is '\(first.path)'",
        fix: "list fewer files, or keep the tokens of a shared set")
    ]
  }

  private func path(of span: SourceSpan) -> String { tokens.sources[span.file].path }

  private static func unused(
    _ first: (span: SourceSpan, path: String), severity: Severity? = nil, _ summary: String, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(.unusedToken, severity: severity, at: .span(first.span), pointer: pointer(first.path), summary, fix: fix)
  }

  /// The tokens of own files that no theme uses, and the number of those that can be used and are. Texts and other values of which bars
  /// have nothing are neither.
  private var unusedByFile:
    (
      unused: [(first: (span: SourceSpan, path: String), count: Int)], counts: [FileID: (used: Int, all: Int)]
    )
  {
    var unused: [(span: SourceSpan, path: String)] = []
    var all: [(span: SourceSpan, isUsed: Bool)] = []
    // The tokens of a file follow each other.
    var file: (id: FileID, isOwn: Bool)?
    for token in tokens.all.map(\.library.declaredTokens).joined() where !token.isLeftAlone {
      let span = token.keySpan
      if file?.id != span.file { file = (span.file, own.contains(span.file)) }
      guard file?.isOwn == true, unusable[span] == nil else { continue }
      let isUsed = used.contains(span)
      if !isUsed { unused.append((span, token.path)) }
      all.append((span, isUsed))
    }
    return (Self.byFile(unused), Self.counts(all))
  }

  /// The number of tokens of each file. A key may come several times. Mostly they are in order, and sorting costs little.
  private static func counts(_ tokens: [(span: SourceSpan, isUsed: Bool)]) -> [FileID: (used: Int, all: Int)] {
    let sorted = tokens.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
    var counts: [FileID: (used: Int, all: Int)] = [:]
    var last: SourceSpan?
    var (used, all) = (0, 0)
    for token in sorted where token.span != last {
      if let last, last.file != token.span.file {
        counts[last.file] = (used, all)
        (used, all) = (0, 0)
      }
      last = token.span
      all += 1
      if token.isUsed { used += 1 }
    }
    if let last { counts[last.file] = (used, all) }
    return counts
  }

  private static func pointer(_ path: String) -> String { "/" + path.split(separator: ".").joined(separator: "/") }

  /// The first token of each file in the order of its text, and how many there are. Of a key that comes several times, because lists of
  /// files overlap, the last path counts.
  private static func byFile(
    _ tokens: [(span: SourceSpan, path: String)]
  ) -> [(first: (span: SourceSpan, path: String), count: Int)] {
    let order = tokens.indices.sorted { a, b in
      (tokens[a].span.file, tokens[a].span.start, a) < (tokens[b].span.file, tokens[b].span.start, b)
    }
    var files: [(first: (span: SourceSpan, path: String), count: Int)] = []
    var last: SourceSpan?
    for token in order.lazy.map({ tokens[$0] }) {
      if token.span.file != last?.file {
        files.append((token, 1))
      } else if token.span != last {
        files[files.count - 1].count += 1
      } else if files[files.count - 1].first.span == token.span {
        files[files.count - 1].first = token
      }
      last = token.span
    }
    return files
  }
}
