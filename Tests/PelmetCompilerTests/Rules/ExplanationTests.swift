import PelmetDiagnostics
import Testing

@testable import PelmetCompiler

/// The examples in the pages of the rules: the first theme has the finding, the second has not.
@Suite struct ExplanationTests {
  static let rules = [
    "ButtonImageOverGlass", "ContradictoryWhen", "IncompleteItemLayouts", "IncompleteItemStates", "IncompleteSlots",
    "LeakingSlot",
    "LegacyBesideModern", "OpaqueOverGlass", "PadOnlyProperty", "PopGestureDisabled", "ShadowWithoutBackground",
    "UnavailableProperty", "UnknownAsset", "UnpairedBackIndicator", "UnscopedOverride", "UnusedWaiver",
  ]

  @Test(arguments: rules)
  func showsAWrongThemeAndARightOne(rule: String) throws {
    let explanation = try #require(Rules.explanations.first { $0.id.name == rule })
    let examples = explanation.text.components(between: "```json\n", and: "```")
    try #require(examples.count == 2)
    #expect(Self.findings(examples[0]) == [rule])
    #expect(Self.findings(examples[1]) == [])
  }

  @Test(arguments: RuleName.all)
  func explainsEveryRuleThatAThemeMayName(rule: String) {
    #expect(DiagnosticCatalogue.all.contains { $0.id.name == rule })
  }

  /// Their mistakes need an app: the themes that they show are right as far as a theme alone can tell.
  @Test(arguments: LiveScreenExplanations.all)
  func explainsHowAnAppIsLookedAt(explanation: DiagnosticExplanation) throws {
    #expect(explanation.severity == .warning)
    #expect(explanation.text.contains("simulation.audit(theme:)"))
    #expect(explanation.text.contains(/\([A-Z]{3}-[0-9]+\)/))
    #expect(explanation.text.components(between: "```", and: "```\n").count >= 2)
    for theme in explanation.text.components(between: "```json\n", and: "```") {
      #expect(Compilation.validate(ThemeFiles(theme).input).diagnostics == [])
    }
  }

  /// The findings in a theme of a module whose catalogue has a colour set `Brand`.
  private static func findings(_ theme: String) -> [String] {
    var files = ThemeFiles(theme)
    var assets = AssetNames()
    assets.colors = ["Brand"]
    files.input.module.assets = assets
    return Compilation.validate(files.input).diagnostics.map(\.id.name)
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [String] {
    var rest = self[...]
    var found: [String] = []
    while let opening = rest.firstRange(of: start) {
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<closing.lowerBound]))
      rest = rest[closing.upperBound...]
    }
    return found
  }
}
