internal import ArgumentParser
internal import PelmetCompiler
internal import PelmetDiagnostics
internal import PelmetExplanations
internal import PelmetReports
internal import PelmetSyntax

/// The findings of a command.
struct Findings {
  let diagnostics: [Diagnostic]
  let sources: SourceMap
  /// The number of themes that were compiled.
  let themeCount: Int

  /// Warnings fail with `strict` alone, remarks never.
  func status(strict: Bool = false) -> ExitStatus {
    if diagnostics.contains(where: { $0.rule == .internalError }) { return .bug }
    return diagnostics.contains { $0.severity == .error || strict && $0.severity == .warning } ? .failure : .success
  }

  /// The findings of one severity.
  func only(_ severity: Severity) -> Findings {
    Findings(diagnostics: diagnostics.filter { $0.severity == severity }, sources: sources, themeCount: themeCount)
  }

  /// Writes the findings for people, each with its source text.
  func explain(_ style: ReportStyle, on stream: Console.Stream) {
    for text in texts(style, isColored: stream.isColored, columns: stream.columns) { stream.write(text) }
  }

  /// The findings for people, each with its source text.
  func texts(_ style: ReportStyle, isColored: Bool = false, columns: Int? = nil) -> [String] {
    let folded =
      style.isVerbose
      ? FoldedFindings(all: diagnostics) : FoldedFindings(diagnostics, in: sources, isHandwritten: FileKind.isHandwritten)
    var renderer = SnippetRenderer(
      sources, colored: isColored, columns: columns, isVerbose: style.isVerbose, listing: style.listing)
    return folded.entries.map { renderer.render($0) }
  }

  /// Writes for people how many findings there are, and in a terminal, where the first have scrolled away, how many of each rule.
  func summarize(on stream: Console.Stream) {
    if stream.isTerminal { stream.write(RuleSummary.render(diagnostics)) }
    stream.write("\(summary)\n")
  }

  /// How many findings there are, for people.
  var summary: String {
    SummaryLine.render(diagnostics) + (themeCount == 0 ? "" : " in \(themeCount) theme\(themeCount == 1 ? "" : "s")")
  }
}

/// The report formats of `validate`.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github, gitlab

  /// - Parameter style: The form of the text.
  func report(_ findings: Findings, _ style: ReportStyle, on console: Console) {
    switch self {
    case .text:
      findings.explain(style, on: console.errors)
      findings.summarize(on: console.errors)
    case .json: console.output.write(JSONRenderer.render(findings.diagnostics, in: findings.sources))
    case .sarif:
      console.output.write(
        SARIFRenderer.render(
          findings.diagnostics, in: findings.sources, explanations: Explanation.all, version: Release.number))
    case .github: console.output.write(commands: GitHubRenderer.render(findings.diagnostics, in: findings.sources))
    case .gitlab: console.output.write(GitLabRenderer.render(findings.diagnostics, in: findings.sources))
    }
  }
}
