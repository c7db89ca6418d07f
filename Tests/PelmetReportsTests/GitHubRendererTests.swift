import PelmetDiagnostics
import PelmetReports
import Testing

@Suite struct GitHubRendererTests {
  private static let file = OneFile("{\n  \"é😀\": 1,\n  \"b\": {\n}}\n", path: "my, themes/50%:x.theme.json")

  private func render(_ severity: Severity, _ place: Diagnostic.Location, _ summary: String = "Wrong") -> String {
    GitHubRenderer.render([Diagnostic(.unknownKey, severity: severity, at: place, summary)], in: Self.file.sources)
  }

  @Test func writesNothingWhenThereIsNothingToReport() {
    #expect(GitHubRenderer.render([], in: SourceMap()).isEmpty)
  }

  @Test(arguments: [(.error, "error"), (.warning, "warning"), (.remark, "notice")] as [(Severity, String)])
  func namesTheCommandAfterTheSeverity(severity: Severity, command: String) {
    #expect(
      render(severity, .path("a.json")) == "::\(command) file=a.json,title=UnknownKey::Wrong%0Afix: \(Rule.unknownKey.fix)\n")
  }

  @Test func countsColumnsInCodeUnitsOfUTF16AndEscapesProperties() {
    #expect(
      render(.error, .span(Self.file.span(of: ": 1")))
        == "::error file=my%2C themes/50%25%3Ax.theme.json,line=2,col=8,endLine=2,endColumn=11,title=UnknownKey::Wrong%0Afix: \(Rule.unknownKey.fix)\n"
    )
  }

  @Test func leavesColumnsOutOfWhatTakesMoreThanOneLine() {
    #expect(
      render(.error, .span(Self.file.span(of: "{\n}")))
        == "::error file=my%2C themes/50%25%3Ax.theme.json,line=3,endLine=4,title=UnknownKey::Wrong%0Afix: \(Rule.unknownKey.fix)\n"
    )
  }

  @Test func escapesTheMessageAndKeepsColonsAndCommas() {
    #expect(
      render(.error, .path("a"), "50%, a: b\r\nc")
        == "::error file=a,title=UnknownKey::50%25, a: b%0D%0Ac%0Afix: \(Rule.unknownKey.fix)\n")
  }

  @Test func appendsFixAndNotes() {
    let file = OneFile("abc", path: "a.json")
    let finding = Diagnostic(
      .unknownKey, at: .span(file.span(0..<1)), "Wrong",
      notes: [.init("See here", at: file.span(1..<2)), .init("And think")], suggestion: "b",
      elsewhere: .init("also there", notes: [.init("There")]))
    #expect(
      GitHubRenderer.render([finding], in: file.sources)
        == "::error file=a.json,line=1,col=1,endLine=1,endColumn=2,title=UnknownKey::"
        + "Wrong%0Afix: write \"b\"%0Anote: also there%0Anote: See here (a.json:1:2)%0Anote: And think\n")
  }
}
