import PelmetTestSupport
import PelmetWorkspace
import Testing

/// Completions at a cursor, which is `|` in the text.
@Suite struct CompletionTests {
  private static let files = [
    "pelmet.json": "{}",
    "base.theme.json":
      ##"{ "pelmet": 1, "abstract": true, "parameters": { "brand": { "type": "color" } }, "colors": { "ink": "#112233" }, "screens": { "photo": {} } }"##,
    "a.tokens.json":
      ##"{ "color": { "text": { "primary": { "$type": "color", "$value": "#112233", "$description": "Of titles." } }, "line": { "$type": "color", "$value": "{color.text.primary}" } }, "gap": { "$type": "dimension", "$value": { "value": 4, "unit": "px" } } }"##,
  ]

  private func completions(_ marked: String, in name: String = "a.theme.json", after whole: String? = nil) throws -> Completions?
  {
    let folder = try TemporaryFolder(Self.files.merging([name: whole ?? "{}"]) { first, _ in first })
    let workspace = Workspace([folder.path])
    if let whole {
      workspace.setText(Array(whole.utf8), of: folder[name])
      _ = workspace.findings(in: folder[name])
    }
    let parts = marked.split(separator: "|", maxSplits: 1, omittingEmptySubsequences: false)
    workspace.setText(Array(parts.joined().utf8), of: folder[name])
    return workspace.completions(in: folder[name], at: parts[0].utf8.count)
  }

  private func labels(_ marked: String, in name: String = "a.theme.json", after whole: String? = nil) throws -> [String] {
    try completions(marked, in: name, after: whole)?.items.map(\.label) ?? []
  }

  @Test(
    arguments: [
      (#"{ "pelmet": 1, | }"#, "navigationBar", "pelmet"), (#"{ "pelmet": 1, "nav|" }"#, "navigationBar", "pelmet"),
      (#"{ "navigationBar": { "|"#, "tintColor", "tabBar"), (#"{ "navigationBar": { tint|"#, "tintColor", "tabBar"),
      (#"{ "navigationBar": { "standardAppearance": { "titleTextAttributes": { "font": { |"#, "textStyle", "font"),
      (#"{ "screens": { "photo": { "|": 1, "tabBar": {} } } }"#, "extends", "tabBar"),
      (#"{ "when": [ { "is": { "|" } } ] }"#, "scheme", "is"),
      (#"{ "toolbar": { "tintColor": { "system": "label", "|" } } }"#, "alpha", "system"),
      (#"{ "rules": { "|" } }"#, "LowContrast", "error"), (#"{ "screens": { "|" } }"#, "photo", "navigationBar"),
    ] as [(String, String, String)])
  func offersKeysThatAreNotThere(marked: String, present: String, absent: String) throws {
    let labels = try labels(marked)
    #expect(labels.contains(present), "\(labels)")
    #expect(!labels.contains(absent), "\(labels)")
  }

  @Test(
    arguments: [
      (#"{ "navigationBar": { "barStyle": "|" } }"#, "black"), (#"{ "navigationBar": { "isTranslucent": | } }"#, "false"),
      (#"{ "extends": "|" }"#, "base"), (#"{ "rules": { "LowContrast": "|" } }"#, "off"),
      (#"{ "tokens": ["|"] }"#, "a.tokens.json"),
      (#"{ "toolbar": { "tintColor": { "system": "|" } } }"#, "label"),
      (#"{ "navigationBar": { "scrollEdgeAppearance": "|" } }"#, "standardAppearance"),
      (#"{ "when": [ { "is": { "scheme": "|" } } ] }"#, "dark"), (#"{ "screens": { "a": { "extends": "|" } } }"#, "photo"),
      (#"{ "navigationBar": { "titleVerticalPositionAdjustment": "|"#, "gap"),
      (#"{ "navigationBar": { "tintColor": "|"#, "ink"), (#"{ "navigationBar": { "tintColor": "{|"#, "brand"),
      (#"{ "navigationBar": { "tintColor": { "color": "|"#, "color.text.primary"),
    ] as [(String, String)])
  func offersValues(marked: String, present: String) throws {
    let whole = #"{ "pelmet": 1, "extends": "base", "tokens": ["a.tokens.json"] }"#
    let labels = try labels(marked, after: whole)
    #expect(labels.contains(present), "\(labels)")
  }

  @Test func findsTokensByAnyPartOfTheirPaths() throws {
    let whole = #"{ "pelmet": 1, "tokens": ["a.tokens.json"], "toolbar": { "tintColor": "{color.line}" } }"#
    let marked = whole.replacing("{color.line}", with: "{Prim|")
    let item = try #require(try completions(marked, after: whole)?.items.first)
    expectEqual(item.label, "color.text.primary")
    expectEqual(item.text, #""{color.text.primary}""#)
    expectEqual(item.detail, "#112233FF")
    expectEqual(item.documentation, "Of titles.")
    #expect(try completions(marked, after: whole)?.items.count == 1)
  }

  @Test(
    arguments: [
      (#""toolbar": { "tintColor": { "asset": "|" } }"#, ["ink"]),
      (#""toolbar": { "tintColor": { "dark": { "asset": "|" } } }"#, ["ink"]),
      (#""navigationBar": { "shadowImage": { "asset": "|" } }"#, ["glow"]),
      (#""toolbar": { "tintColor": { "asset": "ink", "approximately": "|" } }"#, []),
    ] as [(String, [String])])
  func offersAssets(marked: String, expected: [String]) throws {
    let open = try OpenFolder(
      [
        "pelmet.json": #"{ "assets": ["A.xcassets"] }"#, "A.xcassets/ink.colorset/Contents.json": "{}",
        "A.xcassets/glow.imageset/Contents.json": "{}",
      ], open: "a.theme.json", #"{ "pelmet": 1, "# + marked + " }")
    expectEqual(open.workspace.completions(in: open.path, at: open.cursor)?.items.map(\.label) ?? [], expected)
  }

  @Test func offersTokensInABaseOfOtherThemes() throws {
    let open = try OpenFolder(
      Self.files.merging(["b.theme.json": #"{ "pelmet": 1, "extends": "c" }"#]) { $1 }, open: "c.theme.json",
      #"{ "pelmet": 1, "abstract": true, "tokens": ["a.tokens.json"], "toolbar": { "tintColor": "{color.l|ine}" } }"#)
    expectEqual(open.workspace.completions(in: open.path, at: open.cursor)?.items.map(\.label), ["color.line"])
    #expect(open.workspace.hover(in: open.path, at: open.cursor) != nil)
    #expect(open.workspace.definitions(in: open.path, at: open.cursor).count == 1)
    #expect(open.workspace.references(in: open.path, at: open.cursor, withDeclarations: false).count == 1)
  }

  @Test func tellsTheNearestColorOfSRGB() throws {
    let tokens = ##"{ "red": { "$type": "color", "$value": { "colorSpace": "display-p3", "components": [1, 0, 0] } } }"##
    let open = try OpenFolder(
      ["b.tokens.json": tokens], open: "a.theme.json",
      #"{ "pelmet": 1, "tokens": ["b.tokens.json"], "toolbar": { "tintColor": "{re|d}" } }"#)
    expectEqual(
      open.workspace.completions(in: open.path, at: open.cursor)?.items.map(\.detail), ["#FF0B0CFF, in Display P3 1, 0, 0"])
  }

  @Test func replacesTheWholeStringAndKeepsItsValue() throws {
    let found = try #require(try completions(#"{ "navi|x": {} }"#))
    expectEqual(found.range, 2..<9)
    let item = try #require(found.items.first { $0.label == "navigationBar" })
    expectEqual(item.text, #""navigationBar""#)
    #expect(item.snippet == nil)
  }

  @Test func fillsInValuesThatFit() throws {
    let items = try completions(#"{ "navigationBar": { | } }"#)?.items ?? []
    let snippets = Dictionary(items.map { ($0.label, $0.snippet) }) { first, _ in first }
    expectEqual(snippets["tintColor"], #""tintColor": "$1""#)
    expectEqual(snippets["isTranslucent"], #""isTranslucent": ${1|true,false|}"#)
    expectEqual(snippets["standardAppearance"], #""standardAppearance": { $1 }"#)
  }

  @Test(arguments: ["|", "{ \"pelmet\" | : 1 }", "{ } |", "{ \"title\": \"|\" }", "{ \"a\": { \"|\" } }", "]]}|"])
  func offersNothingWhereNothingIsKnown(marked: String) throws {
    #expect(try completions(marked) == nil)
  }

  @Test func knowsSettingsAndTokens() throws {
    #expect(try labels(#"{ "|" }"#, in: "pelmet.json").contains("minimumOS"))
    #expect(try labels(#"{ "rules": { "UnusedToken": "|" } }"#, in: "pelmet.json").contains("off"))
    #expect(try labels(#"{ "a": { "$type": "|" } }"#, in: "b.tokens.json").contains("color"))
    #expect(try labels(#"{ "a": { "$|" } }"#, in: "b.tokens.json").contains("$value"))
  }
}
