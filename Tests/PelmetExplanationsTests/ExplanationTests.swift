import PelmetDiagnostics
import Testing

@testable import PelmetExplanations

/// Every rule has one page, in the form that `pelmet explain` and reports expect.
@Suite struct ExplanationTests {
  @Test func explainsEveryRuleOnce() {
    #expect(Explanation.all.map(\.rule) == Rule.allCases.sorted())
  }

  @Test(arguments: Explanation.all)
  func hasATitleWithoutAFullStop(explanation: Explanation) {
    #expect(!explanation.title.hasSuffix("."))
    #expect(explanation.title.count <= 72)
    #expect(!explanation.text.isEmpty)
  }

  @Test(arguments: Explanation.all.filter { $0.rule.stage == .liveScreens })
  func explainsHowAnAppIsLookedAt(explanation: Explanation) {
    #expect(explanation.rule.severity == (explanation.rule == .sceneRequired ? .error : .warning))
    #expect(explanation.text.contains("simulation.audit(theme:)"))
    #expect(explanation.text.contains(/\([A-Z]{3}-[0-9]+\)/))
    #expect(explanation.examples("```").count >= 2)
  }
}

extension Explanation: CustomTestStringConvertible {
  package var testDescription: String { rule.name }

  /// The blocks of code that begin with a line, in order.
  func examples(_ opening: String = "```json") -> [String] {
    var blocks: [String] = []
    var isOpen = false
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line.hasPrefix("```") {
        isOpen = !isOpen && line.hasPrefix(opening)
        if isOpen { blocks.append("") }
      } else if isOpen {
        blocks[blocks.count - 1] += line + "\n"
      }
    }
    return blocks
  }
}
