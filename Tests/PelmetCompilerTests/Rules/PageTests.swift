import Foundation
import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// The examples on the pages of rules are what they say: the first has findings of the page's rule, those that follow have none.
@Suite struct PageTests {
  @Test(arguments: RulePageFile.all.filter { $0.rule.stage != .reading })
  func reportsWhatTheExamplesSay(page: RulePageFile) throws {
    let cases = page.examples.map(page.annotated)
    try Fixtures.expectGolden(page.text(examples: cases.map(\.firstFile)), at: page.url)
    // The mistakes of code and of live screens are in apps: the themes on their pages are right as far as a theme alone can tell.
    let isWrong = ![.sources, .liveScreens].contains(page.rule.stage)
    for (index, example) in cases.enumerated() {
      guard index == 0, isWrong else {
        expectEqual(example.findings.map(\.rule), [], "example \(index + 1)")
        continue
      }
      expectEqual(Set(example.findingsInFirstFile.map(\.rule)), [page.rule])
      expectEqual(Set(example.findingsInFirstFile.map(\.severity)), [page.rule.severity])
    }
    #expect(!isWrong || cases.count != 1, "an example of the mistake, and one of its repair")
  }

  @Test(arguments: RulePageFile.all.filter { $0.rule.stage == .reading })
  func reportsWhatTheTextsSay(page: RulePageFile) throws {
    let readings = page.examples.map { example in
      var sources = SourceMap()
      var diagnostics = DiagnosticBag()
      let text = AnnotatedCase.text(of: example.text)
      let file = sources.add(path: "theme.json", bytes: Array(text.utf8))
      _ = JSONReader.read(file, in: sources, into: &diagnostics)
      return (
        rules: diagnostics.diagnostics.map(\.rule), text: AnnotatedCase.annotated(text, diagnostics.diagnostics, in: sources)
      )
    }
    try Fixtures.expectGolden(page.text(examples: readings.map(\.text)), at: page.url)
    guard !readings.isEmpty else { return }
    expectEqual(readings.map(\.rules), [[page.rule], []])
  }

  @Test(arguments: RulePageFile.all.filter { $0.rule.stage != .reading })
  func `validate finds what compile finds`(page: RulePageFile) {
    for example in page.examples.map(page.annotated) {
      expectEqual(Compilation.validate(example.input.input).diagnostics, Compilation.compile(example.input.input).diagnostics)
    }
  }

  @Test func setsTheRuleOfTokenFilesWhereItHasAnEffect() throws {
    let page = try String(contentsOf: RulePageFile(.unusedToken).url, encoding: .utf8)
    let settings = try #require(page.firstMatch(of: /```json\n(.+"rules".+)\n```/)?.output.1)
    #expect(page.contains("pelmet.json"))
    func findings(_ use: String, settings: String) -> [Rule] {
      let tokens = #"{ "a": { "$type": "number", "$value": 1 }, "b": { "$type": "number", "$value": 2 } }"#
      let theme = #"{ "pelmet": 1, "tokens": ["a.tokens.json"], \#(use) }"#
      let files = ThemeFiles([("pelmet.json", settings), ("a.theme.json", theme), ("a.tokens.json", tokens)])
      return Compilation.validate(files.input).diagnostics.map(\.rule)
    }
    let use = #""tabBar": { "itemPositioning": "centered", "itemWidth": "{a}" }"#
    expectEqual(findings(use, settings: "{}"), [.unusedToken])
    expectEqual(findings(use + #", "rules": { "UnusedToken": "off" }"#, settings: "{}"), [.unusedToken])
    expectEqual(findings(use, settings: String(settings)), [])
  }
}
