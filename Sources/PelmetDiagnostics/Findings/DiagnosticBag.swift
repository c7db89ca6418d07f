/// Collects findings in the order in which stages report them; ``sorted(in:)`` returns them in reading order.
package struct DiagnosticBag: Sendable {
  package private(set) var diagnostics: [Diagnostic] = []

  package init() {}

  package mutating func add(_ diagnostic: Diagnostic) {
    diagnostics.append(diagnostic)
  }

  package mutating func add(contentsOf other: DiagnosticBag) {
    diagnostics.append(contentsOf: other.diagnostics)
  }

  package mutating func add(contentsOf other: [Diagnostic]) {
    diagnostics.append(contentsOf: other)
  }

  /// Forgets the findings that came after the first ones. A copy to return to would take as long as there are findings.
  package mutating func truncate(to count: Int) { diagnostics.removeSubrange(count...) }

  package var isEmpty: Bool { diagnostics.isEmpty }

  package var hasErrors: Bool { diagnostics.contains { $0.severity == .error } }
}

extension DiagnosticBag {
  /// The findings in reading order: by path, offset, severity, rule and summary. Findings with the same rule, place and summary appear
  /// once. A finding about a whole file comes at its beginning.
  package func sorted(in sources: SourceMap) -> [Diagnostic] {
    let keyed = diagnostics.map { (key: SortKey($0, in: sources), diagnostic: $0) }
    // Equal findings keep the order in which they were added, whatever the sorting algorithm does.
    let order = keyed.indices.sorted { a, b in
      keyed[a].key == keyed[b].key ? a < b : keyed[a].key < keyed[b].key
    }
    var seen: Set<SortKey> = []
    return order.compactMap { seen.insert(keyed[$0].key.withoutSeverity).inserted ? keyed[$0].diagnostic : nil }
  }

  /// The values by which findings are ordered.
  private struct SortKey: Hashable, Comparable {
    var path: String
    var start: UInt32
    var end: UInt32
    var severity: Severity?
    var rule: Rule
    var summary: String

    init(_ diagnostic: Diagnostic, in sources: SourceMap) {
      switch diagnostic.location {
      case .span(let span): (path, start, end) = (sources[span.file].path, span.start, span.end)
      case .path(let path): (self.path, start, end) = (path, 0, 0)
      }
      severity = diagnostic.severity
      rule = diagnostic.rule
      summary = diagnostic.summary
    }

    var withoutSeverity: SortKey {
      var key = self
      key.severity = nil
      return key
    }

    static func < (a: SortKey, b: SortKey) -> Bool {
      if a.path != b.path { return a.path < b.path }
      if a.start != b.start { return a.start < b.start }
      if let first = a.severity, let second = b.severity, first != second { return first < second }
      if a.rule != b.rule { return a.rule < b.rule }
      return (a.summary, a.end) < (b.summary, b.end)
    }
  }
}
