import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Themes after the fixes that findings offer.
@Suite struct FixItTests {
  @Test(
    arguments: [
      ("{ \"pelmet\": 1, \"content\": { \"backgroundColor\": \"#FFF\" } }", "\"userInterfaceStyle\": \"light\", \"content\""),
      (
        "{ \"pelmet\": 1, \"userInterfaceStyle\": \"unspecified\", \"content\": { \"backgroundColor\": \"#111\" } }",
        "\"userInterfaceStyle\": \"dark\", \"content\""
      ),
      (
        "{ \"pelmet\": 1, \"screens\": { \"photo\": { \"content\": { \"backgroundColor\": \"#000\" } } } }",
        "{ \"userInterfaceStyle\": \"dark\", \"content\""
      ),
    ])
  func forcesTheStyleOfAFixedPage(theme: String, change: String) throws {
    let finding = try #require(CheckedFolder([("theme", theme)]).compilation.diagnostics.first { $0.rule == .fixedAppearance })
    let fixed = String(decoding: try #require(finding.fixIts.first).applied(to: Array(theme.utf8)), as: UTF8.self)
    #expect(fixed.contains(change))
    expectEqual(CheckedFolder([("theme", fixed)]).lines(of: legibilityRules), [])
  }

  @Test func offersNothingInsideACondition() throws {
    let theme = """
      { "pelmet": 1, "when": [{ "is": { "os": ">=26" }, "content": { "backgroundColor": "#FFF" } }] }
      """
    let finding = try #require(CheckedFolder([("theme", theme)]).compilation.diagnostics.first { $0.rule == .fixedAppearance })
    #expect(finding.fixIts.isEmpty)
  }

  @Test func quotesAValueOfSeveralLinesOnOne() throws {
    let theme = """
      {
        "pelmet": 1,
        "navigationBar": {
          "standardAppearance": {
            "background": "default",
            "backIndicatorImage": {
              "symbol": "arrow.left"
            }
          }
        }
      }
      """
    let finding = try #require(
      CheckedFolder([("theme", theme)]).compilation.diagnostics.first { $0.rule == .unpairedBackIndicator })
    expectEqual(finding.fixIts.map(\.message), ["add \"backIndicatorTransitionMaskImage\": { \"symbol\": \"arrow.left\" }"])
    #expect(finding.fixIts[0].edits[0].text.contains("{\n        \"symbol\""))
  }
}
