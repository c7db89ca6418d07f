import PelmetCompiler
import PelmetDiagnostics
import Testing

@testable import PelmetExplanations

/// The examples of the pages about tokens are what they say, when a theme reaches their token: the first has the finding of the page, those
/// that follow have none.
@Suite struct TokenExampleTests {
  /// The rules, and what a theme beside the example writes.
  static let uses: [(rule: Rule, use: String)] = [
    (.invalidTokenName, #""window": { "tintColor": "{color.accent.dark}" }"#),
    (.tokenWithChildren, #""window": { "tintColor": "{accent}" }"#),
    (.missingTokenType, #""window": { "tintColor": "{bar.title}" }"#),
    (.invalidTokenValue, #""tabBar": { "itemPositioning": "centered", "itemWidth": "{kern}" }"#),
    (.legacyTokenSyntax, #""window": { "tintColor": "{accent}" }"#),
  ]

  @Test(arguments: uses) func findsTheMistakeInTheFirstTokensAlone(rule: Rule, use: String) throws {
    let explanation = try #require(Explanation.all.first { $0.rule == rule })
    let examples = explanation.examples()
    try #require(examples.count >= 2)
    #expect(findings(in: examples[0], use).contains(rule))
    #expect(findings(in: examples[0], use).allSatisfy { [rule, .legacyTokenSyntax, .unresolvedReference].contains($0) })
    for example in examples.dropFirst() {
      // The group that takes the token's place is referred to by its root.
      let use = rule == .tokenWithChildren ? use.replacing("{accent}", with: "{accent.$root}") : use
      #expect(findings(in: example, use).allSatisfy { $0 == .legacyTokenSyntax && rule != .legacyTokenSyntax })
    }
  }

  @Test func setsTheRuleOfTokenFilesWhereItHasAnEffect() throws {
    let explanation = try #require(Explanation.all.first { $0.rule == .unusedToken })
    let settings = try #require(explanation.examples().first)
    #expect(explanation.text.contains("pelmet.json"))
    let tokens = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 2 } }"#
    let use = #""tabBar": { "itemPositioning": "centered", "itemWidth": "{a}" }"#
    #expect(findings(in: tokens, use, settings: "{}") == [.unusedToken])
    #expect(findings(in: tokens, use + #", "rules": { "UnusedToken": "off" }"#, settings: "{}") == [.unusedToken])
    #expect(findings(in: tokens, use, settings: settings) == [])
  }

  /// The rules that a theme finds in tokens, beside a palette.
  private func findings(in tokens: String, _ use: String, settings: String = #"{ "rules": { "UnusedToken": "off" } }"#) -> [Rule]
  {
    var input = CompilerInput(module: CompilerInput.Module(name: "App"), dependencies: [CompilerInput.Module(name: "Palette")])
    func file(_ path: String, _ text: String) -> CompilerInput.File {
      CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: Array(text.utf8)))
    }
    let palette = #"""
      {
        "blue": { "$type": "color", "500": { "$value": "#0A84FF" }, "700": { "$value": "#0060DF" } },
        "palette": { "navy": { "$type": "color", "$value": "#001F3F" } }
      }
      """#
    let theme = #"{ "pelmet": 1, "tokens": ["Palette:palette.tokens.json", "a.tokens.json"], \#(use) }"#
    input.module.settings = input.settings(in: input.sources.add(path: ModuleSettings.fileName, bytes: Array(settings.utf8)))
    input.module.files = [file("a.theme.json", theme), file("a.tokens.json", tokens)]
    input.dependencies[0].files = [file("palette.tokens.json", palette)]
    let compilation = Compilation.validate(input)
    return compilation.diagnostics.filter { finding in
      guard case .span(let span) = finding.location else { return true }
      return compilation.sources[span.file].path != "palette.tokens.json"
    }.map(\.rule)
  }
}
