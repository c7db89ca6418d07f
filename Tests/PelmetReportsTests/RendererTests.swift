import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct RendererTests {
  private static let file = OneFile("{\n  \"a\": 1,\n  \"a\": 2\n}\n", path: "themes/\"x\".json")

  private static var finding: Diagnostic {
    Diagnostic(
      .duplicateKey, at: .span(file.span(14..<17)), pointer: "/a", "The key 'a' is already there",
      notes: [.init("the first is here", at: file.span(4..<7)), .init("Without a place")],
      fixIts: [.init("remove it", edits: [.init(file.span(10..<20), "\n")], changesLook: true)], suggestion: "b",
      elsewhere: .init("also on 2 screens (c, d)", notes: [.init("on 'c'", at: file.span(4..<7)), .init("on 'd'")]))
  }

  private static let unreadable = Diagnostic(.unreadableFile, severity: .warning, at: .path("gone.json"), "No such\nfile")

  @Test func writesOneLineForEachFindingAndNote() {
    var renderer = LineRenderer(Self.file.sources)
    #expect(
      renderer.render(Self.finding) == """
        themes/"x".json:3:3: error: The key 'a' is already there [DuplicateKey]
        themes/"x".json:3:3: note: fix: remove it
        themes/"x".json:3:3: note: also on 2 screens (c, d)
        themes/"x".json:2:3: note: the first is here
        themes/"x".json:3:3: note: Without a place

        """)
    #expect(
      renderer.render(Self.unreadable) == """
        gone.json: warning: No such\\nfile [UnreadableFile]
        gone.json: note: fix: \(Rule.unreadableFile.fix)

        """)
  }

  @Test func namesTheThemesThatCauseAFindingInJSON() {
    var finding = Self.finding
    #expect(!JSONRenderer.render([finding], in: Self.file.sources).contains("\"themes\""))
    finding.themes = ["day", "night"]
    #expect(JSONRenderer.render([finding], in: Self.file.sources).contains(#""themes": ["day", "night"]"#))
  }

  @Test func writesJSON() {
    #expect(
      JSONRenderer.render([Self.finding, Self.unreadable], in: Self.file.sources) == #"""
        {"version": 1, "diagnostics": [
          {"rule": "DuplicateKey", "severity": "error", "file": "themes/\"x\".json", "line": 3, "column": 3, "endLine": 3, "endColumn": 6, "pointer": "/a", "message": "The key 'a' is already there", "fix": "remove it", "suggestion": "b", "notes": [{"message": "the first is here", "file": "themes/\"x\".json", "line": 2, "column": 3}, {"message": "Without a place", "file": "themes/\"x\".json", "line": 3, "column": 3}], "elsewhere": {"summary": "also on 2 screens (c, d)", "places": [{"message": "on 'c'", "file": "themes/\"x\".json", "line": 2, "column": 3}, {"message": "on 'd'", "file": "themes/\"x\".json", "line": 3, "column": 3}]}, "fixIts": [{"message": "remove it", "changesLook": true, "edits": [{"file": "themes/\"x\".json", "start": 10, "end": 20, "text": "\n"}]}]},
          {"rule": "UnreadableFile", "severity": "warning", "file": "gone.json", "line": 1, "column": 1, "endLine": 1, "endColumn": 1, "pointer": "", "message": "No such\nfile", "fix": "\#(Rule.unreadableFile.fix)", "notes": [], "fixIts": []}
        ]}

        """#)
  }

  @Test func writesJSONWhenThereIsNothingToReport() {
    expectEqual(JSONRenderer.render([], in: SourceMap()), "{\"version\": 1, \"diagnostics\": []}\n")
  }
}
