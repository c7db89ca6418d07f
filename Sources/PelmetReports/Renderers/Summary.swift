package import PelmetDiagnostics

/// Counts findings: `2 errors, 1 warning`.
package enum SummaryLine {
  /// Without a line end; `no errors` for an empty list. Remarks come last.
  package static func render(_ diagnostics: [Diagnostic]) -> String {
    let parts = Severity.allCases.compactMap { severity -> String? in
      let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
      return count == 0 ? nil : severity.counted(count)
    }
    return parts.isEmpty ? "no errors" : parts.joined(separator: ", ")
  }
}

/// Counts the findings of each rule, a line for each.
package enum RuleSummary {
  /// The lines with line ends: the most serious first, then the most frequent. Empty for a single rule, which a reader has just seen.
  package static func render(_ diagnostics: [Diagnostic]) -> String {
    var counts: [Kind: Int] = [:]
    for diagnostic in diagnostics { counts[Kind(severity: diagnostic.severity, rule: diagnostic.rule), default: 0] += 1 }
    guard counts.count > 1 else { return "" }
    let ordered = counts.sorted { ($0.key.severity, -$0.value, $0.key.rule) < ($1.key.severity, -$1.value, $1.key.rule) }
    let digits = counts.values.reduce(1) { max($0, String($1).count) }
    return ordered.reduce(into: "") { lines, line in
      let indent = String(repeating: " ", count: digits - String(line.value).count)
      let count = line.key.severity.counted(line.value)
      let gap = String(repeating: " ", count: digits + " warnings".count - indent.count - count.count)
      lines += "  \(indent)\(count)\(gap)  \(line.key.rule)\n"
    }
  }

  private struct Kind: Hashable {
    let severity: Severity
    let rule: Rule
  }
}

extension Severity {
  fileprivate func counted(_ count: Int) -> String { "\(count) \(rawValue)\(count == 1 ? "" : "s")" }
}
