import PelmetDiagnostics
import PelmetReports
import Testing

/// That no report shows a character raw that a terminal would obey, or that nobody sees.
@Suite struct VisibleTextTests {
  /// ESC, DEL, a C1 control, marks of direction, a space without width, BOM, a soft hyphen, a tag.
  static let hidden: [Unicode.Scalar] = [
    "\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{AD}", "\u{61C}", "\u{200B}", "\u{200E}", "\u{202E}", "\u{2028}", "\u{2060}",
    "\u{2066}",
    "\u{FEFF}", "\u{E0041}",
  ]

  @Test(arguments: hidden) func `a hidden character is spelled out`(scalar: Unicode.Scalar) {
    #expect(VisibleText.escaped("a\(scalar)b") == "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b")
  }

  @Test func `letters, emoji and what joins them stay`() {
    for text in ["é", "e\u{301}", "日本", "👩\u{200D}👧", "ن\u{200C}م", "🇩🇪", "a b"] {
      #expect(VisibleText.escaped(text) == text)
    }
  }

  @Test func `lines may be kept`() {
    #expect(VisibleText.escaped("a\n\tb\r") == "a\\n\\tb\\r")
    #expect(VisibleText.escaped(lines: "a\n\tb\r\n") == "a\n\\tb\\r\n")
    #expect(VisibleText.escaped(lines: "a\n\tb", keepingTabs: true) == "a\n\tb")
  }

  @Test(arguments: hidden) func `no report has it raw`(scalar: Unicode.Scalar) {
    let text = "x\(scalar)y"
    let file = OneFile("{\"\(text)\": 1}", path: "\(text).json")
    let finding = Diagnostic(
      .unknownKey, at: .span(file.span(1..<4)), pointer: "/\(text)", text, labels: [.init(text, at: file.span(1..<2))],
      notes: [.init(text, at: file.span(0..<1)), .init(text)], fixIts: [.init(text, edits: [.init(file.span(1..<4), text)])],
      suggestion: text, fix: text, elsewhere: .init(text, notes: [.init(text)]))
    var lines = LineRenderer(file.sources, listing: text)
    var snippets = SnippetRenderer(file.sources, colored: false, isVerbose: true, listing: text)
    let old = Array("a\n".utf8)
    for report in [
      lines.render(finding), snippets.render(finding), GitHubRenderer.render([finding], in: file.sources),
      GitLabRenderer.render([finding], in: file.sources), JSONRenderer.render([finding], in: file.sources),
      SARIFRenderer.render([finding], in: file.sources, explanations: [], version: "1"),
      UnifiedDiff.render(old, Array("b\n".utf8), path: text),
    ] {
      #expect(!report.unicodeScalars.contains(scalar), "\(report.debugDescription)")
    }
  }
}
