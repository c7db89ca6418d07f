import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Mistakes take as long as there are of them: each of these inputs took minutes when a mistake looked at all the others.
@Suite struct ManyMistakesTests {
  private static let count = 10_000

  @Test func `references to nothing`() async {
    let findings = await ManyOfOne.colors(Self.count) { "\"{nothing\($0)}\"" }.findings()
    expectEqual(findings.count, Self.count)
  }

  @Test func `texts that are no colours`() async {
    await expectEqual(ManyOfOne.colors(Self.count) { "\"blurb\($0)\"" }.findings().count, Self.count)
  }

  @Test func `a misspelt reference in an ordinary file is understood`() async {
    let findings = await ManyOfOne.colors(1000) { $0 % 2 == 0 ? "\"#000000\"" : "\"{C\($0 - 1)}\"" }.findings()
    expectEqual(findings.count, 500)
    #expect(findings.allSatisfy { $0.suggestion?.hasPrefix("{c") == true })
  }

  @Test func `unknown keys beside each other`() async {
    let keys = ManyOfOne.members("tintColr", Self.count - 1) { _ in "1" }
    let findings = await ThemeFiles("{ \"pelmet\": 1, \"navigationBar\": { \"tintColr\": 1, \(keys) } }").findings()
    expectEqual(findings.count, Self.count)
    #expect(findings.first?.suggestion != nil)
  }

  @Test func `arguments of parameters that are not there`() async {
    let parameters = ManyOfOne.members("p", 5000) { _ in "{ \"type\": \"number\" }" }
    let files = ThemeFiles([
      ("base.theme.json", "{ \"pelmet\": 1, \"abstract\": true, \"parameters\": { \(parameters) } }"),
      (
        "child.theme.json",
        "{ \"pelmet\": 1, \"extends\": \"base\", \"arguments\": { \(ManyOfOne.members("q", 5000) { _ in "7" }) } }"
      ),
    ])
    await expectEqual(files.findings().count { $0.rule == .unknownKey }, 5000)
  }

  /// The last token, and the one before it whose alias leads there.
  @Test(arguments: [##"{ "$type": "color", "$value": "blurb" }"##, ##"{ "$type": "color", "$value": "{nothing}" }"##])
  func `tokens that lead to a mistake`(_ end: String) async {
    let findings = await ManyOfOne.tokens(Self.count) { $0 == Self.count - 1 ? end : "{ \"$value\": \"{t\($0 + 1)}\" }" }
      .findings()
    expectEqual(findings.count, 1)
  }

  @Test func `tokens in a ring`() async {
    for isUsed in [true, false] {
      let files = ManyOfOne.tokens(Self.count, isUsed: isUsed) {
        "{ \"$type\": \"color\", \"$value\": \"{t\(($0 + 1) % Self.count)}\" }"
      }
      await expectEqual(files.findings().count, 1)
    }
  }

  @Test func `screens that extend nothing, and waivers of nothing`() async {
    let screens = ManyOfOne.members("s", 5000) { "{ \"extends\": \"nothing\($0)\" }" }
    await expectEqual(ThemeFiles("{ \"pelmet\": 1, \"screens\": { \(screens) } }").findings().count, 5000)
    let waivers = (0..<5000).map { _ in ##"{ "rule": "LowContrast", "at": "/colors", "why": "x" }"## }
    let theme = "{ \"pelmet\": 1, \"waive\": [\(waivers.joined(separator: ","))] }"
    await expectEqual(ThemeFiles(theme).findings().count, 5000)
  }
}
