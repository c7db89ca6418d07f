import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Completions in a resolver, at a cursor, which is `|` in the text.
@Suite struct ResolverCompletionTests {
  private func labels(_ marked: String) throws -> [String] {
    let open = try OpenFolder(
      ["pelmet.json": "{}", "t/a.tokens.json": "{}", "b.theme.json": #"{ "pelmet": 1, "tokens": ["t/c.resolver.json"] }"#],
      open: "t/c.resolver.json", marked)
    return open.workspace.completions(in: open.path, at: open.cursor)?.items.map(\.label) ?? []
  }

  @Test(
    arguments: [
      (##"{ | }"##, ["name", "version", "description", "sets", "modifiers", "resolutionOrder", "$defs"]),
      (##"{ "version": "|"##, ["2025.10"]), (##"{ "sets": { "a": { "|" } } }"##, ["description", "sources"]),
      (##"{ "modifiers": { "m": { "contexts": { "x": [{ "|" }] }, "|"##, ["$ref"]),
      (##"{ "resolutionOrder": [{ "type": "|" }] }"##, ["set", "modifier"]),
      (
        ##"{ "sets": { "a/b": {} }, "modifiers": { "m": {} }, "resolutionOrder": [{ "$ref": "#/|"##,
        ["a.tokens.json"]
      ),
      (
        ##"{ "sets": { "a/b": {} }, "modifiers": { "m": {} }, "resolutionOrder": [{ "$ref": "#/|" }] }"##,
        ["#/sets/a~1b", "#/modifiers/m", "a.tokens.json"]
      ),
      (##"{ "sets": { "a": { "sources": [{ "$ref": "|" }] }, "b": {} } }"##, ["#/sets/b", "a.tokens.json"]),
      (##"{ "modifiers": { "m": { "contexts": { "x": [], "y": [] }, "default": "|" } } }"##, ["x", "y"]),
      (##"{ "name": "|" }"##, []),
    ] as [(String, [String])])
  func areThoseOfTheFormat(marked: String, expected: [String]) throws {
    expectEqual(try labels(marked), expected)
  }
}
