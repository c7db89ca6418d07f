import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

/// That no report shows a character raw that a terminal would obey, or that nobody sees.
@Suite struct VisibleTextTests {
  /// ESC, DEL, a C1 control, marks of direction, a space without width, BOM, a soft hyphen, tags, fillers of Hangul, and what else Unicode
  /// lets programs ignore.
  static let hidden: [Unicode.Scalar] = [
    0x0, 0x1B, 0x7F, 0x9B, 0xAD, 0x34F, 0x61C, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180E, 0x200B, 0x200E, 0x2028, 0x202E, 0x2060,
    0x2064,
    0x2066, 0x3164, 0xFEFF, 0xFFA0, 0xFFF0, 0x1BCA0, 0x1D173, 0xE0000, 0xE0041, 0xE0FFF,
  ].compactMap { Unicode.Scalar($0 as UInt32) }

  @Test(arguments: hidden) func `a hidden character is spelled out`(scalar: Unicode.Scalar) {
    expectEqual(VisibleText.escaped("a\(scalar)b"), "a\\u{\(String(scalar.value, radix: 16, uppercase: true))}b")
  }

  @Test func `letters, emoji and what joins them stay`() {
    for text in [
      "é", "e\u{301}", "日本", "👩\u{200D}👧", "ن\u{200C}م", "🇩🇪", "a b", "❤\u{FE0F}\u{200D}🔥", "1\u{FE0F}\u{20E3}", "葛\u{E0100}",
      "ᠠ\u{180B}",
    ] {
      expectEqual(VisibleText.escaped(text), text)
    }
  }

  @Test func `what joins is spelled out where it joins nothing`() {
    for (text, shown) in [
      ("ad\u{200D}min", "ad\\u{200D}min"), ("\u{200C}x", "\\u{200C}x"), ("a\u{FE0F}é", "a\\u{FE0F}é"),
      ("😀\u{FE0F}\u{FE01}\u{FE02}", "😀\u{FE0F}\\u{FE01}\\u{FE02}"), ("é\u{200D}\u{200D}", "é\u{200D}\\u{200D}"),
      ("\u{3164}\u{200D}", "\\u{3164}\\u{200D}"), ("1\u{200D}\u{20E3}", "1\\u{200D}\u{20E3}"),
    ] {
      expectEqual(Array(VisibleText.escaped(text).unicodeScalars), Array(shown.unicodeScalars))
    }
  }

  @Test func `lines may be kept`() {
    expectEqual(VisibleText.escaped("a\n\tb\r"), "a\\n\\tb\\r")
    expectEqual(VisibleText.escaped(lines: "a\n\tb\r\n"), "a\n\\tb\\r\n")
    expectEqual(VisibleText.escaped(lines: "a\n\tb", keepingTabs: true), "a\n\tb")
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
