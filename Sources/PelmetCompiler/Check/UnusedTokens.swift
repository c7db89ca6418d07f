internal import PelmetDiagnostics

/// Finds tokens of the module's own files, and of its themes, that no theme uses.
enum UnusedTokens {
  static func findings(_ tokens: TokenStore, _ uses: [TokenUse]) -> [Diagnostic] {
    var declared: [SourceSpan: String] = [:]
    for tokens in tokens.all.map(\.library.declaredTokens) {
      for token in tokens { declared[token.keySpan] = token.path }
    }
    let used = uses.reduce(into: Set<SourceSpan>()) { $0.formUnion($1.usedDeclarations) }
    let unused = declared.keys.filter { !used.contains($0) && tokens.isOwn($0.file) }
      .sorted { ($0.file, $0.start) < ($1.file, $1.start) }
    return Dictionary(grouping: unused, by: \.file).values.compactMap { spans in
      guard let first = spans.first, let path = declared[first] else { return nil }
      let summary =
        spans.count == 1
        ? "the token '\(path)' is used by no theme"
        : "\(spans.count) tokens of this file are used by no theme; the first is '\(path)'"
      return Diagnostic(
        .unusedToken, at: .span(first),
        pointer: "/" + path.split(separator: ".").joined(separator: "/"),
        summary)
    }
  }
}
