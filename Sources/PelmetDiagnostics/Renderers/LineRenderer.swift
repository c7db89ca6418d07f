/// One line for each finding, its fix and its notes, as compilers write them: `path:line:column: error: summary [Rule]`.
package struct LineRenderer {
  private var locator: SourceLocator
  private let command: String

  /// - Parameter command: The command that lists findings which a report leaves out.
  package init(_ sources: SourceMap, listing command: String = "") {
    locator = SourceLocator(sources)
    self.command = command
  }

  /// The lines of a finding, each with a line end.
  package mutating func render(_ diagnostic: Diagnostic) -> String {
    lines(of: diagnostic, also: [])
  }

  /// The lines of a finding and of what stands behind it, each with a line end.
  package mutating func render(_ entry: FoldedFindings.Entry) -> String {
    if entry.isBrief {
      let finding = entry.finding
      return
        "\(locator.prefix(of: finding.location)): \(finding.severity.rawValue): \(locator.brief(entry)) [\(finding.rule)]\n"
    }
    return entry.rests.reduce(into: lines(of: entry.finding, also: entry.also)) { lines, rest in
      lines += note(locator.text(of: rest, listing: command), at: rest.location)
    }
  }

  private mutating func lines(of diagnostic: Diagnostic, also: [Diagnostic.Location]) -> String {
    let summary = VisibleText.escaped(diagnostic.summary)
    var lines = "\(locator.prefix(of: diagnostic.location)): \(diagnostic.severity.rawValue): \(summary) [\(diagnostic.rule)]\n"
    lines += note("fix: \(diagnostic.nextStep)", at: diagnostic.location)
    if let elsewhere = diagnostic.elsewhere { lines += note(elsewhere.summary, at: diagnostic.location) }
    if !also.isEmpty { lines += note(locator.text(of: also, beside: diagnostic.location), at: diagnostic.location) }
    for note in diagnostic.notes {
      lines += self.note(note.message, at: note.span.map { .span($0) } ?? diagnostic.location)
    }
    return lines
  }

  private mutating func note(_ text: String, at location: Diagnostic.Location) -> String {
    "\(locator.prefix(of: location)): note: \(VisibleText.escaped(text))\n"
  }
}
