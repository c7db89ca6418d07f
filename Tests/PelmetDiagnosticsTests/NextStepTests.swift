import PelmetDiagnostics
import Testing

@Suite struct NextStepTests {
  private var finding: Diagnostic { Diagnostic(.unknownKey, at: .path("a"), "Wrong") }

  @Test func saysTheMostDefiniteStep() {
    var finding = finding
    #expect(finding.nextStep == Rule.unknownKey.fix)
    finding.suggestion = "tintColor"
    #expect(finding.nextStep == "write \"tintColor\"")
    finding.fix = "move it into \"window\""
    #expect(finding.nextStep == "move it into \"window\"")
    finding.fixIts = [.init("remove the comma", edits: []), .init("add a value", edits: [])]
    #expect(finding.nextStep == "remove the comma, or add a value")
  }

  @Test func `a long name leaves the beginning and the end of a message`() {
    let name = String(repeating: "é", count: 1_000_000)
    let finding = Diagnostic(
      .unknownKey, at: .path("a"), "'\(name)' is not a key of a theme", notes: [.init("see '\(name)'")],
      fixIts: [.init("rename it to \"\(name)\"", edits: [])], fix: "remove '\(name)' or this",
      elsewhere: .init("also \(name)", notes: []))
    let shown = [
      finding.summary, finding.notes[0].message, finding.nextStep, finding.fix ?? "", finding.elsewhere?.summary ?? "",
    ]
    for text in shown { #expect(text.count <= 1_001 && text.contains("é…é")) }
    #expect(finding.summary.hasPrefix("'éé") && finding.summary.hasSuffix("é' is not a key of a theme"))
    #expect(VisibleText.shortened(String(name.prefix(1_000))) == name.prefix(1_000))
    #expect(VisibleText.shortened(String(name.prefix(1_001))).count == 1_000)
  }

  @Test(arguments: [
    ("{accent}", "\"{accent}\""), ("#0A84FF", "\"#0A84FF\""), ("window.tintColor", "\"window.tintColor\""),
    ("{ \"system\": \"white\" }", "{ \"system\": \"white\" }"), ("[1, 2]", "[1, 2]"), ("true", "true"), ("null", "null"),
    ("17", "17"), ("0.5", "0.5"), ("\"{accent}\"", "\"{accent}\""),
  ])
  func quotesASuggestionAsJSONDoes(suggestion: String, text: String) {
    var finding = finding
    finding.suggestion = suggestion
    #expect(finding.nextStep == "write \(text)")
  }
}
