import PelmetDiagnostics
import Testing

@testable import PelmetCommands

@Suite struct FindingsTests {
  @Test(
    arguments: [
      ([], false, 0), ([("Rule", .warning)], false, 0), ([("Rule", .warning)], true, 1), ([("Rule", .remark)], true, 0),
      ([("Rule", .warning), ("Rule", .error)], false, 1), ([("Rule", .error), ("InternalError", .error)], false, 70),
    ] as [([(String, Severity)], Bool, Int32)])
  func decideHowACommandEnds(findings: [(String, Severity)], strict: Bool, status: Int32) {
    let diagnostics = findings.map { Diagnostic(DiagnosticID($0.0), $0.1, at: .path("a"), "wrong") }
    #expect(Findings(diagnostics: diagnostics, sources: SourceMap(), themeCount: 1).status(strict: strict).rawValue == status)
  }
}
