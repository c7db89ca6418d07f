internal import PelmetDiagnostics
internal import PelmetSyntax

/// Finds what is to say about the tokens of the module's own files, and of its themes, once all themes are linked.
struct TokenChecks {
  private let tokens: TokenStore
  private let used: Set<SourceSpan>
  /// The mistakes of tokens that have no value and that no theme uses, by their keys.
  private var unusable: [SourceSpan: (path: String, mistakes: TokenMistakes)] = [:]

  init(_ tokens: TokenStore, _ uses: [TokenUse]) {
    self.tokens = tokens
    used = uses.reduce(into: Set<SourceSpan>()) { $0.formUnion($1.usedDeclarations) }
    let sets = uses.flatMap(\.sets)
    for set in sets {
      for (token, mistakes) in set.unusable where !used.contains(token.keySpan) && tokens.isOwn(token.keySpan.file) {
        guard unusable[token.keySpan] == nil, !sets.contains(where: { $0.isUsable(token) }) else { continue }
        unusable[token.keySpan] = (token.path, mistakes)
      }
    }
  }

  /// Tokens without a value that no theme uses: nobody's error, but worth a remark.
  var unusableTokens: [Diagnostic] {
    Self.byFile(unusable.keys).compactMap { spans in
      guard let first = spans.first, let token = unusable[first], let finding = token.mistakes.findings.first else { return nil }
      let subject = spans.count == 1 ? "1 token that no theme uses has" : "\(grouped(spans.count)) tokens that no theme uses have"
      return Diagnostic(
        .unusableTokens, at: finding.location, pointer: finding.pointer,
        "\(subject) no value that Pelmet can use; the first is '\(token.path)'", notes: [.init(finding.summary)])
    }
  }

  /// Tokens with a value that no theme uses.
  var unusedTokens: [Diagnostic] {
    var declared: [SourceSpan: String] = [:]
    for tokens in tokens.all.map(\.library.declaredTokens) {
      for token in tokens { declared[token.keySpan] = token.path }
    }
    let unused = declared.keys.filter { !used.contains($0) && unusable[$0] == nil && tokens.isOwn($0.file) }
    return Self.byFile(unused).compactMap { spans in
      guard let first = spans.first, let path = declared[first] else { return nil }
      let summary =
        spans.count == 1
        ? "no theme uses the token '\(path)'"
        : "no theme uses \(spans.count) tokens of this file; the first is '\(path)'"
      return Diagnostic(
        .unusedToken, at: .span(first),
        pointer: "/" + path.split(separator: ".").joined(separator: "/"),
        summary)
    }
  }

  /// The keys of each file in the order of its text.
  private static func byFile(_ spans: some Sequence<SourceSpan>) -> [[SourceSpan]] {
    Array(Dictionary(grouping: spans.sorted { ($0.file, $0.start) < ($1.file, $1.start) }, by: \.file).values)
  }
}
