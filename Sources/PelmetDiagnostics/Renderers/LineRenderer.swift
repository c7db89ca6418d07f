/// One line for each finding and note, as compilers write them: `path:line:column: error: summary [Rule]`.
package struct LineRenderer {
  private var locator: SourceLocator

  package init(_ sources: SourceMap) {
    locator = SourceLocator(sources)
  }

  /// The lines of one finding, its suggestion and its notes, each with a line end.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    var output = headline(of: diagnostic) + "\n"
    if let suggestion = diagnostic.suggestion {
      output += "\(locator.prefix(of: diagnostic.location)): note: did you mean '\(VisibleText.escaped(suggestion))'?\n"
    }
    for note in diagnostic.notes {
      let location = note.span.map { Diagnostic.Location.span($0) } ?? diagnostic.location
      output += "\(locator.prefix(of: location)): note: \(VisibleText.escaped(note.message))\n"
    }
    return output
  }

  /// The first line, without a line end.
  private mutating func headline(of diagnostic: Diagnostic) -> String {
    let summary = VisibleText.escaped(diagnostic.summary)
    return "\(locator.prefix(of: diagnostic.location)): \(diagnostic.severity.rawValue): \(summary) [\(diagnostic.rule)]"
  }
}

/// Counts findings: `2 errors, 1 warning`.
package enum SummaryLine {
  /// Without a line end; `no errors` for an empty list. Remarks come last.
  package static func render(_ diagnostics: [Diagnostic]) -> String {
    let parts = Severity.allCases.compactMap { severity -> String? in
      let count = diagnostics.reduce(0) { $0 + ($1.severity == severity ? 1 : 0) }
      return count == 0 ? nil : "\(count) \(severity.rawValue)\(count == 1 ? "" : "s")"
    }
    return parts.isEmpty ? "no errors" : parts.joined(separator: ", ")
  }
}
