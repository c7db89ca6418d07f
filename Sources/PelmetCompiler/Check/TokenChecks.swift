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
  private var unusable: [SourceSpan: (path: String, mistakes: Mistakes)] = [:]

  init(_ tokens: TokenStore, _ uses: [TokenUse]) {
    (self.tokens, self.uses) = (tokens, uses)
    used = uses.reduce(into: Set<SourceSpan>()) { $0.formUnion($1.usedDeclarations) }
    own = tokens.ownFiles
    let sets = uses.flatMap(\.sets)
    for (index, set) in sets.enumerated() {
      for (linked, mistakes) in set.unusable {
        let token = linked.declaration
        guard !used.contains(token.keySpan), own.contains(token.keySpan.file), unusable[token.keySpan] == nil,
          !sets.indices.contains(where: { $0 != index && sets[$0].isUsable(token) })
        else { continue }
        unusable[token.keySpan] = (token.path, mistakes)
      }
    }
  }

  /// Tokens without a value that no theme uses: nobody's error, but worth a remark.
  var unusableTokens: [Diagnostic] {
    Self.byFile(unusable.map { ($0.key, $0.value.path) }).compactMap { first, count in
      guard let finding = unusable[first.span]?.mistakes.findings.first else { return nil }
      let subject = count == 1 ? "1 token that no theme uses has" : "\(grouped(count)) tokens that no theme uses have"
      return Diagnostic(
        .unusableTokens, at: finding.location, pointer: finding.pointer,
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

  /// Tokens with a value that no theme uses.
  var unusedTokens: [Diagnostic] {
    var unused: [(span: SourceSpan, path: String)] = []
    for token in tokens.all.lazy.flatMap(\.library.declaredTokens)
    where own.contains(token.keySpan.file) && !used.contains(token.keySpan) && unusable[token.keySpan] == nil {
      unused.append((token.keySpan, token.path))
    }
    return Self.byFile(unused).map { first, count in
      let summary =
        count == 1
        ? "no theme uses the token '\(first.path)'"
        : "no theme uses \(count) tokens of this file; the first is '\(first.path)'"
      return Diagnostic(
        .unusedToken, at: .span(first.span),
        pointer: "/" + first.path.split(separator: ".").joined(separator: "/"),
        summary)
    }
  }

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
