import PelmetDiagnostics
import PelmetTestSupport
import Testing

/// Texts that a server which prints them would obey.
@Suite struct LogCommandsTests {
  @Test func `no text commands a server`() {
    for name in HostileNames.all { Self.expectHarmless(name) }
  }

  private static func expectHarmless(_ name: String) {
    for text in [
      VisibleText.escaped(name), VisibleText.escaped(lines: "\(name)\n\(name)"), VisibleText.escaped(patch: " \(name)"),
    ] {
      #expect(HostileNames.obeyed(in: text) == [], "\(text.debugDescription)")
    }
    let json = JSONText.string(name)
    #expect(HostileNames.obeyed(in: json) == [], "\(json.debugDescription)")
  }

  @Test func `one character of a command is spelled out`() {
    // Not as arguments, which Swift Testing prints.
    let spellings = [
      ("::warning", "\\u{3A}:warning"), (" \u{3000}::x", " \u{3000}\\u{3A}:x"), ("a\n::b\n:c", "a\n\\u{3A}:b\n:c"),
      ("a\r::b", "a\r\\u{3A}:b"),
      ("a ::b", "a ::b"), ("##[error]", "#\\u{23}[error]"), ("###[a", "##\\u{23}[a"), ("##VSO[a", "#\\u{23}VSO[a"),
      ("##teamcity[", "#\\u{23}teamcity["), ("## [a", "## [a"), ("### vso[", "### vso["), ("##{", "##{"),
      ("e\u{301}##[a", "e\u{301}#\\u{23}[a"),
    ]
    for (text, shown) in spellings {
      #expect(Array(LogCommands.disarmed(text).unicodeScalars) == Array(shown.unicodeScalars))
    }
  }

  @Test func `a text that begins no line keeps its colons`() {
    #expect(LogCommands.disarmed("::error file=a::##[b\n::c", beginsLines: false) == "::error file=a::#\\u{23}[b\n::c")
  }

  @Test func `a path that would command is still a path`() {
    #expect(LogCommands.path("::warning/a.json") == "./::warning/a.json")
    #expect(LogCommands.path("\t::warning/a.json") == "./\t::warning/a.json")
    for path in ["a/::warning", "/\n::warning", "\n/a"] { #expect(LogCommands.path(path) == path) }
    let sources = SourceMap()
    var locator = SourceLocator(sources)
    #expect(locator.prefix(of: .path("::error::x/a.theme.json")) == "./::error::x/a.theme.json")
  }

  @Test func `a patch keeps its lines, and letters that nobody sees`() {
    let patch = "--- a\n+++ a\n@@ -1 +1 @@\n-\t\u{FEFF}{\r\n+\t{\r\n"
    #expect(VisibleText.escaped(patch: patch) == patch)
    #expect(
      VisibleText.escaped(patch: " \u{1B}[0Ksection_start:1:x\r\u{1B}[0K\n ::x\n")
        == " \\u{1B}[0Ksection_start:1:x\r\\u{1B}[0K\n \\u{3A}:x\n")
  }
}
