internal import ArgumentParser
internal import PelmetDiagnostics
internal import PelmetExplanations

/// How `validate` reports.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json, sarif, github

  func report(_ findings: Findings, on console: Console) {
    switch self {
    case .text:
      findings.explain(on: console.errors)
      findings.summarize(on: console.errors)
    case .json: console.output.write(JSONRenderer.render(findings.diagnostics, in: findings.sources))
    case .sarif:
      console.output.write(
        SARIFRenderer.render(
          findings.diagnostics, in: findings.sources, explanations: Explanation.all, version: PelmetTool.number))
    case .github: console.output.write(GitHubRenderer.render(findings.diagnostics, in: findings.sources))
    }
  }
}
