internal import ArgumentParser
internal import PelmetDiagnostics

/// How `validate` reports.
enum ReportFormat: String, CaseIterable, ExpressibleByArgument {
  case text, json

  func report(_ findings: Findings, on console: Console) {
    switch self {
    case .text:
      findings.explain(on: console.errors)
      findings.summarize(on: console.errors)
    case .json: console.output.write(JSONRenderer.render(findings.diagnostics, in: findings.sources))
    }
  }
}
