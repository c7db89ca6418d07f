import PelmetDiagnostics
import PelmetExplanations
import Testing

@Suite struct ExplainTests {
  @Test func explainsWhateverTheLetterCase() throws {
    let explanation = try #require(Explanation.all.first { $0.rule == .unknownKey })
    for name in ["UnknownKey", "unknownkey"] {
      let run = TestConsole("explain", name)
      #expect(run.status == 0)
      #expect(run.output == "UnknownKey (error): \(explanation.title)\nFix: \(Rule.unknownKey.fix)\n\n\(explanation.text)\n")
    }
  }

  @Test func suggestsTheNearestName() {
    let run = TestConsole("explain", "UnknwonKey")
    #expect(run.status == 64)
    #expect(run.output == "")
    #expect(run.errors.contains("'UnknwonKey' is not a rule; fix: write \"UnknownKey\""))
  }

  @Test func listsAllNamesInOrder() {
    let run = TestConsole("explain")
    #expect(run.status == 0)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } }
    #expect(names == Explanation.all.map(\.rule.name))
    #expect(names == names.sorted())
  }
}
