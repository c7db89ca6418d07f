import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCommands

@Suite struct FindingsTests {
  @Test(
    arguments: [
      ([], false, 0), ([(.unknownKey, .warning)], false, 0), ([(.unknownKey, .warning)], true, 1),
      ([(.unknownKey, .remark)], true, 0),
      ([(.unknownKey, .warning), (.unknownKey, .error)], false, 1),
      ([(.unknownKey, .error), (.internalError, .error)], false, 70),
    ] as [([(Rule, Severity)], Bool, Int32)])
  func decideHowACommandEnds(findings: [(Rule, Severity)], strict: Bool, status: Int32) {
    let diagnostics = findings.map { Diagnostic($0.0, severity: $0.1, at: .path("a"), "wrong") }
    expectEqual(Findings(diagnostics: diagnostics, sources: SourceMap(), themeCount: 1).status(strict: strict).rawValue, status)
  }
}
