import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct SummaryTests {
  @Test(
    arguments: [
      ([], "no errors"),
      ([.error], "1 error"),
      ([.warning, .error, .error], "2 errors, 1 warning"),
      ([.remark, .warning, .warning, .remark], "2 warnings, 2 remarks"),
    ] as [([Severity], String)])
  func countsFindings(severities: [Severity], line: String) {
    expectEqual(SummaryLine.render(severities.map { finding(.unknownKey, $0) }), line)
  }

  @Test func countsTheFindingsOfEachRule() {
    let findings =
      [finding(.lowContrast, .warning), finding(.colorOutOfGamut, .remark), finding(.unknownKey, .error)]
      + Array(repeating: finding(.wrongKind, .error), count: 12) + [
        finding(.lowContrast, .warning), finding(.invalidColor, .error),
      ]
    #expect(
      RuleSummary.render(findings) == """
          12 errors    WrongKind
           1 error     InvalidColor
           1 error     UnknownKey
           2 warnings  LowContrast
           1 remark    ColorOutOfGamut

        """)
  }

  @Test func countsNoSingleRule() {
    expectEqual(RuleSummary.render([]), "")
    expectEqual(RuleSummary.render([finding(.unknownKey, .error), finding(.unknownKey, .error)]), "")
  }

  private func finding(_ rule: Rule, _ severity: Severity) -> Diagnostic {
    Diagnostic(rule, severity: severity, at: .path("a"), "Wrong")
  }
}
