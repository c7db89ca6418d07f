import PelmetDiagnostics
import PelmetReports
import Testing

@Suite struct SARIFRendererTests {
  @Test func writesARunWithoutResults() throws {
    try expect(SARIFRenderer.render([], in: SourceMap(), explanations: [Self.explanation], version: "1.0.0"), isFixture: "empty")
  }

  @Test func writesPlacesFixesAndRules() throws {
    let file = OneFile("{\n  \"é😀\": 1,\n  \"b\": {\n}}\n", path: "my themes/a:b#é.theme.json")
    let findings = [
      Diagnostic(
        .unknownKey, at: .span(file.span(of: "\"b\"")), pointer: "/b", "'b' is no key, write {name}",
        labels: [.init("what follows", at: file.span(of: "{\n}"))],
        notes: [.init("Similar key", at: file.span(of: "\"é😀\"")), .init("Without a place")],
        fixIts: [.init("replace with \"a\"", edits: [.init(file.span(of: "\"b\""), "\"a\"")])], suggestion: "a",
        elsewhere: .init("also on the screen 'x'", notes: [.init("On the screen 'x'", at: file.span(of: ": 1"))])),
      Diagnostic(.colorOutOfGamut, at: .span(file.span(of: ": 1")), pointer: "", "Odd"),
      Diagnostic(.unreadableFile, severity: .warning, at: .path("/gone/a b.json"), "No such file"),
    ]
    try expect(
      SARIFRenderer.render(findings, in: file.sources, explanations: [Self.explanation], version: "1.0.0"), isFixture: "findings")
  }

  private static let explanation = Explanation(
    .unknownKey, title: "Unknown Key",
    text: "A key that no object\nof this kind has.\n\nWrite `{ \"a\": 1 }`.")

  /// Compares with a file in Tests/Fixtures/sarif, which `.ci/checks/schemas` also validates.
  private func expect(_ report: String, isFixture name: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    try GoldenFile("sarif/\(name).sarif").expect(report, sourceLocation: sourceLocation)
  }
}
