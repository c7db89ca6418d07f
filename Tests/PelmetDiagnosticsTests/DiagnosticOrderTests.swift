import PelmetDiagnostics
import Testing

@Suite struct DiagnosticOrderTests {
  @Test func sortsByPathPlaceSeverityRuleAndSummary() {
    var sources = SourceMap()
    let b = sources.add(path: "b.json", bytes: Array("0123456789".utf8))
    let a = sources.add(path: "a.json", bytes: Array("0123456789".utf8))
    func finding(_ file: FileID, _ start: Int, _ severity: Severity, _ rule: String, _ summary: String) -> Diagnostic {
      Diagnostic(DiagnosticID(rule), severity, at: .span(SourceSpan(file: file, start: start, end: start + 1)), summary)
    }
    let ordered = [
      Diagnostic(DiagnosticID("Z"), .error, at: .path("a.json"), "no text"),
      finding(a, 0, .warning, "A", "x"),
      finding(a, 3, .error, "B", "x"),
      finding(a, 3, .error, "C", "x"),
      finding(a, 3, .error, "C", "y"),
      finding(a, 3, .warning, "A", "x"),
      finding(a, 3, .remark, "A", "y"),
      finding(a, 10, .error, "A", "x"),
      finding(b, 1, .error, "A", "x"),
    ]
    for turn in 0..<ordered.count {
      var bag = DiagnosticBag()
      for diagnostic in ordered[turn...] + ordered[..<turn].reversed() { bag.add(diagnostic) }
      #expect(bag.sorted(in: sources) == ordered)
    }
  }

  @Test func dropsDuplicates() {
    let file = OneFile("0123456789")
    var bag = DiagnosticBag()
    bag.add(file.finding(at: file.span(1..<2)))
    bag.add(file.finding(at: file.span(1..<3)))
    bag.add(file.finding(at: file.span(1..<2)))
    bag.add(file.finding(at: file.span(1..<2), "Other"))
    #expect(bag.sorted(in: file.sources).map(\.summary) == ["Other", "Wrong", "Wrong"])
  }
}
