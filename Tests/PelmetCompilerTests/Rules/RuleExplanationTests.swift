import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

/// The pages of the rules of legibility: their first theme is wrong, and all that follow are right.
@Suite struct RuleExplanationTests {
  @Test(arguments: Rules.explanations.filter { legibilityRules.contains($0.id.name) })
  func findsTheMistakeInTheFirstExampleAlone(explanation: DiagnosticExplanation) throws {
    let examples = explanation.text.split(separator: "```json\n").dropFirst().compactMap {
      $0.split(separator: "```").first.map(String.init)
    }
    try #require(examples.count >= 2)
    for (index, example) in examples.enumerated() {
      let found = CheckedFolder([("theme", example)]).compilation.diagnostics.filter { legibilityRules.contains($0.id.name) }
      #expect(found.allSatisfy { $0.id == explanation.id })
      #expect(found.isEmpty == (index > 0), "example \(index + 1)")
    }
  }

  @Test func listsTheRulesByName() {
    let names = Rules.all.map { $0.id.name }
    #expect(names == names.sorted())
  }
}
