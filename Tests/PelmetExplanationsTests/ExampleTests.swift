import PelmetCompiler
import PelmetDiagnostics
import PelmetSyntax
import Testing

@testable import PelmetExplanations

/// The examples on the pages are what they say: the first has the finding of the page, those that follow have none.
@Suite struct ExampleTests {
  /// Rules whose mistakes a theme shows without a token file beside it.
  static let ofThemes = Explanation.all.filter {
    switch $0.rule.stage {
    case .decoding, .linking, .checking: ![.deprecatedToken, .lineHeightIgnored, .unusedToken].contains($0.rule)
    case .package, .reading, .tokens, .liveScreens: false
    }
  }

  /// Rules whose first theme makes the mistake in two states.
  static let twice: Set<Rule> = [.oversizedTabFont, .scalingTabFont]

  @Test(arguments: ofThemes)
  func findsTheMistakeInTheFirstThemeAlone(explanation: Explanation) throws {
    let examples = explanation.examples()
    try #require(examples.count >= 2)
    let mistakes = judged(examples[0], explanation.rule)
    #expect(Set(mistakes.map(\.rule)) == [explanation.rule])
    #expect(mistakes.count == (Self.twice.contains(explanation.rule) ? 2 : 1))
    #expect(Set(mistakes.map(\.severity)) == [explanation.rule.severity])
    for (index, example) in examples.enumerated().dropFirst() {
      #expect(judged(example, explanation.rule) == [], "example \(index + 1)")
    }
  }

  /// The findings in an example, without remarks on what iOS 26 does not draw of it: that is the subject of one page alone.
  private func judged(_ example: String, _ rule: Rule) -> [Diagnostic] {
    findings(in: example).filter { $0.rule == rule || $0.rule != .ignoredOverGlass || $0.severity != .remark }
  }

  /// Their mistakes need an app: the themes that they show are right as far as a theme alone can tell.
  @Test(arguments: Explanation.liveScreens)
  func showsRightThemesBesideAnApp(explanation: Explanation) {
    for example in explanation.examples() { #expect(findings(in: example) == []) }
  }

  @Test(arguments: [Rule.invalidJSON, .duplicateKey])
  func findsTheMistakeInTheFirstTextAlone(rule: Rule) throws {
    let explanation = try #require(Explanation.all.first { $0.rule == rule })
    let found = explanation.examples().map { example in
      var sources = SourceMap()
      var diagnostics = DiagnosticBag()
      let file = sources.add(path: "theme.json", bytes: Array(example.utf8))
      _ = JSONReader.read(file, in: sources, into: &diagnostics)
      return diagnostics.diagnostics.map(\.rule)
    }
    #expect(found == [[rule], []])
  }

  /// The findings about a theme in a module with a few others and a colour set `Brand`, beside a module `CompanyStyle`.
  private func findings(in theme: String) -> [Diagnostic] {
    var input = CompilerInput(
      module: CompilerInput.Module(name: "App"), dependencies: [CompilerInput.Module(name: "CompanyStyle")])
    let base = "{ \"pelmet\": 1, \"abstract\": true }"
    func file(_ path: String, _ text: String, isCompiled: Bool = false) -> CompilerInput.File {
      CompilerInput.File(path: path, id: input.sources.add(path: path, bytes: Array(text.utf8)), isCompiled: isCompiled)
    }
    input.module.files = [
      file("midnight.theme.json", theme, isCompiled: true), file("base.theme.json", base, isCompiled: true),
      file("shared/evening.theme.json", base, isCompiled: true),
    ]
    input.dependencies[0].files = [file("base.theme.json", base)]
    var assets = AssetNames()
    assets.colors = ["Brand"]
    input.module.assets = assets
    return Compilation.validate(input).diagnostics
  }
}
