import PelmetDiagnostics
import PelmetExplanations
import PelmetTestSupport
import Testing

@Suite struct ExplainTests {
  @Test func explainsWhateverTheLetterCase() throws {
    let explanation = try #require(Explanation.all.first { $0.rule == .unknownKey })
    for name in ["UnknownKey", "unknownkey"] {
      let run = TestConsole("explain", name)
      expectEqual(run.status, 0)
      expectEqual(run.output, "UnknownKey (error): \(explanation.title)\nFix: \(Rule.unknownKey.fix)\n\n\(explanation.text)\n")
    }
  }

  @Test func suggestsTheNearestName() {
    let run = TestConsole("explain", "UnknwonKey")
    expectEqual(run.status, 64)
    expectEqual(run.output, "")
    #expect(run.errors.contains("'UnknwonKey' is not a rule; fix: write \"UnknownKey\""))
  }

  @Test func listsAllNamesInOrder() {
    let run = TestConsole("explain")
    expectEqual(run.status, 0)
    let names = run.output.split(separator: "\n").compactMap { $0.split(separator: " ").first.map { String($0) } }
    expectEqual(names, Explanation.all.map(\.rule.name))
    expectEqual(names, names.sorted())
  }
}
