/// How many findings there are: `2 errors, 1 warning`.
package enum SummaryLine {
  /// Without a line end; `no errors` when there is nothing to count. Remarks are named last and count for nothing.
  package static func render(_ diagnostics: [Diagnostic]) -> String {
    let parts = Severity.allCases.compactMap { severity -> String? in
      let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no errors" : parts.joined(separator: ", ")
  }
}
