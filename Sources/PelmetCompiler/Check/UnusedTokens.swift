internal import PelmetDiagnostics

/// Finds tokens of the module's own files, and of its themes, that no theme uses.
enum UnusedTokens {
  static func check(_ tokens: some Sequence<ThemeTokens>, in files: FileIndex, module: String) -> [Diagnostic] {
    var declared: [SourceSpan: String] = [:]
    var used: Set<SourceSpan> = []
    for tokens in tokens {
      for token in tokens.library.declaredTokens where files.place(of: token.keySpan.file)?.module == module {
        declared[token.keySpan] = token.path
      }
      used.formUnion(tokens.usedDeclarations)
    }
    let unused = declared.keys.filter { !used.contains($0) }.sorted { ($0.file, $0.start) < ($1.file, $1.start) }
    return Dictionary(grouping: unused, by: \.file).values.compactMap { spans in
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
}
