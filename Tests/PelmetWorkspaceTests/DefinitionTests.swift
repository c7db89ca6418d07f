import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Definitions of what resolvers declare, and of appearances that others are like.
@Suite struct DefinitionTests {
  private static let files = [
    "pelmet.json": "{}",
    "a.resolver.json":
      ##"{ "version": "2025.10", "modifiers": { "size/a": { "contexts": { "small": [], "large": [{ "gap": { "$type": "number", "$value": 1 } }] } } }, "resolutionOrder": [{ "$ref": "#/modifiers/size~1a" }, { "type": "modifier", "name": "brand", "contexts": { "red": [{ "ink": { "$type": "color", "$value": "#FF0000" } }] } }] }"##,
    "base.theme.json": ##"{ "pelmet": 1, "navigationBar": { "compactAppearance": { "backgroundColor": "#FFFFFF" } } }"##,
  ]

  @Test(
    arguments: [
      (#""inputs": { "siz|e/a": "small" }"#, [#"a.resolver.json: "size/a""#]),
      (#""inputs": { "size/a": "sm|all" }"#, [#"a.resolver.json: "small""#]),
      (#""inputs": { "size/a": { "light": "small", "dark": "lar|ge" } }"#, [#"a.resolver.json: "large""#]),
      (#""inputs": { "bra|nd": "red" }"#, [#"a.resolver.json: "brand""#]), (#""inputs": { "brand": "bl|ue" }"#, []),
      (
        #""navigationBar": { "standardAppearance": {}, "scrollEdgeAppearance": "standard|Appearance" }"#,
        [#"a.theme.json: "standardAppearance""#]
      ),
      (
        #""navigationBar": { "standardAppearance": {}, "scrollEdgeAppearance": { "like": "standard|Appearance" } }"#,
        [#"a.theme.json: "standardAppearance""#]
      ),
      (
        #""screens": { "a": { "navigationBar": { "scrollEdgeAppearance": "compact|Appearance" } } }"#,
        [#"base.theme.json: "compactAppearance""#]
      ), (#""navigationBar": { "scrollEdgeAppearance": "compact|Scroll" }"#, []),
    ] as [(String, [String])])
  func areFound(marked: String, expected: [String]) throws {
    let open = try OpenFolder(
      Self.files, open: "a.theme.json", #"{ "pelmet": 1, "extends": "base", "tokens": ["a.resolver.json"], "# + marked + " }")
    expectEqual(open.texts(open.workspace.definitions(in: open.path, at: open.cursor)), expected)
  }
}
