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
    let keys = diagnostics.map { SortKey($0, in: sources) }
    // Equal findings keep the order in which they were added, whatever the sorting algorithm does.
    let order = keys.indices.sorted { a, b in keys[a] == keys[b] ? a < b : keys[a] < keys[b] }
    var result: [Diagnostic] = []
    result.reserveCapacity(order.count)
    // Of the place at hand, if there is more than one finding: mostly there is one.
    var seen: Set<SortKey> = []
    for position in order.indices {
      let key = keys[order[position]]
      let isFirst = position == 0 || !keys[order[position - 1]].isAtPlace(of: key)
      let isLast = position + 1 == order.count || !keys[order[position + 1]].isAtPlace(of: key)
      if isFirst, !seen.isEmpty { seen = [] }
      if isFirst && isLast || seen.insert(key.withoutSeverity).inserted { result.append(diagnostics[order[position]]) }
    }
    return result
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

    func isAtPlace(of other: SortKey) -> Bool { start == other.start && path == other.path }

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
