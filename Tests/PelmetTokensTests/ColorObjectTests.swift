import Pelmet
import PelmetDiagnostics
import PelmetSyntax
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct ColorObjectTests {
  @Test(
    arguments: [
      (#"{ "colorSpace": "srgb", "components": [1, 0, 0], "alpha": 0.5 }"#, Theme.Color.rgba(0xFF00_0080), []),
      (#"{ "colorSpace": "srgb", "components": [1, 0] }"#, nil, ["InvalidTokenValue"]),
      (##"{ "colorSpace": "srgb", "components": { "$ref": "#/a/$value/components" } }"##, nil, ["WrongKind"]),
      (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": { "$ref": "#/a/$value/hex" } }"##, nil, ["WrongKind"]),
      (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "{a}" }"##, nil, ["WrongKind"]),
      (##"{ "colorSpace": "srgb", "components": [1, 0, 0], "hex": "#FF0000" }"##, Theme.Color.rgb(0xFF0000), []),
    ] as [(String, Theme.Color?, [String])])
  func readsAColorOfATheme(_ text: String, _ color: Theme.Color?, _ rules: [String]) throws {
    var sources = SourceMap()
    var bag = DiagnosticBag()
    let document = JSONReader.read(sources.add(path: "", bytes: Array(text.utf8)), in: sources, into: &bag)
    let root = try #require(document?.root)
    expectEqual(ColorObject.read(root, into: &bag), color)
    expectEqual(bag.diagnostics.map(\.rule.name), rules)
  }
}
