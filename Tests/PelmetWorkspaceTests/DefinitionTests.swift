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
      ("#/modifiers/s|ize~1a", [#"a.resolver.json: "size/a""#]), ("b.tokens|.json#/x", [#"b.tokens.json: "x""#]),
      ("b.tok|ens.json", ["b.tokens.json: "]), ("no.js|on", []), ("|", []), ("#|", ["a.resolver.json: "]),
    ] as [(String, [String])])
  func areFoundInResolvers(reference: String, expected: [String]) throws {
    let resolver = try #require(Self.files["a.resolver.json"]).replacing("#/modifiers/size~1a", with: reference)
    let open = try OpenFolder(["pelmet.json": "{}", "b.tokens.json": #"{ "x": {} }"#], open: "a.resolver.json", resolver)
    expectEqual(open.texts(open.workspace.definitions(in: open.path, at: open.cursor)), expected)
    let links = open.workspace.links(in: open.path)
    #expect(links.map(\.target) == (reference.hasPrefix("b.") ? [open.folder["b.tokens.json"]] : []))
  }

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
