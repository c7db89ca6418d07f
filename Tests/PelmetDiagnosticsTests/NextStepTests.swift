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
