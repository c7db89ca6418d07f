import PelmetDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  @Test func sortsByPathPlaceSeverityRuleAndSummary() {
    var sources = SourceMap()
    let b = sources.add(path: "b.json", bytes: Array("0123456789".utf8))
    let a = sources.add(path: "a.json", bytes: Array("0123456789".utf8))
    func finding(_ file: FileID, _ start: Int, _ severity: Severity, _ rule: Rule, _ summary: String) -> Diagnostic {
      Diagnostic(rule, severity: severity, at: .span(SourceSpan(file: file, start: start, end: start + 1)), summary)
    }
    let ordered = [
      Diagnostic(.wrongKind, at: .path("a.json"), "no text"),
      finding(a, 0, .warning, .duplicateKey, "x"),
      finding(a, 3, .error, .lowContrast, "x"),
      finding(a, 3, .error, .unknownKey, "x"),
      finding(a, 3, .error, .unknownKey, "y"),
      finding(a, 3, .warning, .duplicateKey, "x"),
      finding(a, 3, .remark, .duplicateKey, "y"),
      finding(a, 10, .error, .duplicateKey, "x"),
      finding(b, 1, .error, .duplicateKey, "x"),
    ]
    for turn in 0..<ordered.count {
      var bag = DiagnosticBag()
      for diagnostic in ordered[turn...] + ordered[..<turn].reversed() { bag.add(diagnostic) }
      #expect(bag.sorted(in: sources) == ordered)
    }
  }

  @Test func dropsDuplicates() {
    var sources = SourceMap()
    let file = sources.add(path: "a.json", bytes: Array("0123456789".utf8))
    var bag = DiagnosticBag()
    for (end, summary) in [(2, "wrong"), (3, "wrong"), (2, "wrong"), (2, "other")] {
      bag.add(Diagnostic(.unknownKey, at: .span(SourceSpan(file: file, start: 1, end: end)), summary))
    }
    #expect(bag.sorted(in: sources).map(\.summary) == ["other", "wrong", "wrong"])
  }

  @Test func `of the same words at one place the most serious ones stay, whatever stands between them`() {
    var sources = SourceMap()
    let file = sources.add(path: "a.json", bytes: Array("0123456789".utf8))
    var bag = DiagnosticBag()
    for (start, severity, summary) in [
      (1, Severity.remark, "wrong"), (1, .warning, "other"), (1, .error, "wrong"), (2, .remark, "wrong"), (3, .error, "wrong"),
    ] {
      let span = SourceSpan(file: file, start: start, end: 4)
      bag.add(Diagnostic(.unknownKey, severity: severity, at: .span(span), summary))
    }
    let sorted = bag.sorted(in: sources).map { "\($0.severity) \($0.summary)" }
    #expect(sorted == ["error wrong", "warning other", "remark wrong", "error wrong"])
  }
}
