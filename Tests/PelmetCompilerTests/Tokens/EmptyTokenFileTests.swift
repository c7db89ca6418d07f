import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Files with groups and without tokens are allowed beside files with tokens.
@Suite struct EmptyTokenFileTests {
  private func findings(_ tokens: String, _ files: [(path: String, text: String)]) -> [String] {
    let theme = ResolvedTheme(
      "{ \"pelmet\": 1, \"tokens\": [\(tokens)], \"window\": { \"backgroundColor\": \"#102030\" } }", files)
    var locator = SourceLocator(theme.compilation.sources)
    return theme.diagnostics.filter { $0.rule != .unusedToken && $0.rule != .legacyTokenSyntax }.map {
      "\(locator.prefix(of: $0.location)): \($0.rule)"
    }
  }

  private static let empty = #"{ "utrecht": { "focus": { "$description": "Rings", "color": {} } } }"#
  private static let color = ##"{ "a": { "$type": "color", "$value": "#112233" } }"##
  private static let files = [
    ("in/a.json", color), ("in/focus.json", empty), ("in/none/ring.json", empty), ("in/values.json", #"{ "a": { "b": 1 } }"#),
  ]

  @Test(arguments: [
    (#""in/a.json", "in/focus.json""#, ["in/focus.json:1:1: EmptyTokenFile"]),
    (#""in/""#, ["in/focus.json:1:1: EmptyTokenFile", "in/none/ring.json:1:1: EmptyTokenFile"]),
    (#""in/a.json", "in/focus.json#/utrecht""#, []),
    (#""in/focus.json""#, ["in/focus.json:1:1: WrongKind"]),
    (#""in/focus.json", "in/none/ring.json""#, ["in/focus.json:1:1: WrongKind"]),
    (#""in/none/""#, ["theme.theme.json:1:27: UnknownFile"]),
    (#""in/a.json", "in/values.json""#, ["in/values.json:1:1: WrongKind"]),
  ])
  func `a file without tokens is an error only if the list has none`(_ tokens: String, _ expected: [String]) {
    expectEqual(findings(tokens, Self.files), expected)
  }

  @Test func `a group that takes the tokens of another is not empty`() {
    let files = [
      ("a.json", #"{ "b": { "x": { "$type": "number", "$value": 1 } } }"#), ("c.json", #"{ "d": { "$extends": "{b}" } }"#),
    ]
    expectEqual(findings(#""a.json", "c.json""#, files), [])
  }
}
