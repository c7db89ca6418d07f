import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

@Suite struct FigmaModesTests {
  /// A file of a mode; each token is a name, the blue of its colour, and the id of its variable.
  static func file(_ mode: String, _ tokens: [(String, Int, String)]) -> String {
    let members = tokens.map { name, blue, id in
      """
      "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \(Double(blue) / 255)] },
        "$extensions": { "com.figma.variableId": "\(id)" } }
      """
    }
    return "{ \(members.joined(separator: ", ")), \"$extensions\": { \"com.figma.modeName\": \"\(mode)\" } }"
  }

  static let files: [(path: String, text: String)] = [
    ("p/Palette.tokens.json", file("Value", [("blue", 5, "1:1"), ("red", 6, "1:2")])),
    ("look/Light.tokens.json", file("Light", [("bar", 1, "2:1"), ("line", 3, "2:2")])),
    ("look/Dark.tokens.json", file("Dark", [("bar", 2, "2:1"), ("line", 4, "2:2")])),
  ]

  static func theme(_ tokens: [String], _ inputs: String, _ files: [(path: String, text: String)] = files) -> ResolvedTheme {
    let entries = tokens.map { "\"\($0)\"" }.joined(separator: ", ")
    return ResolvedTheme(
      #"{ "pelmet": 1, "tokens": [\#(entries)], "inputs": {\#(inputs)}, "window": { "tintColor": "{bar}" } }"#, files)
  }

  @Test(arguments: [
    ["p/Palette.tokens.json", "look/Light.tokens.json", "look/Dark.tokens.json"],
    ["look/Dark.tokens.json", "p/Palette.tokens.json", "look/Light.tokens.json"], ["**/*.json"], ["p", "look/"],
  ])
  func `modes of one collection are contexts in any order`(_ tokens: [String]) throws {
    let theme = Self.theme(tokens, #""look": { "light": "Light", "dark": "Dark" }"#)
    expectEqual(theme.findings, [])
    try expectEqual(theme.variants("window.tintColor"), ["#000001", "#000002", "#000001", "#000002", "#000002"])
    let dark = Self.theme(tokens, #""look": "Dark""#)
    expectEqual(dark.diagnostics.map(\.rule), [.fixedContext])
    try expectEqual(dark.value("window.tintColor"), "#000002")
  }

  @Test func `without an input light holds, and a warning says how to follow the device`() throws {
    let theme = Self.theme(["look/"], "")
    try expectEqual(theme.value("window.tintColor", .dark), "#000001")
    expectEqual(theme.diagnostics.map(\.rule), [.fixedContext])
    #expect(
      theme.diagnostics.first?.fixIts.first?.edits.first?.text == #" "look": { "light": "Light", "dark": "Dark" } "#)
  }

  @Test func `one mode is an ordinary file, and fixes the theme if it is for dark by its name`() throws {
    let theme = Self.theme(["p/Palette.tokens.json", "look/Dark.tokens.json"], "")
    expectEqual(theme.diagnostics.map(\.rule), [.fixedContext])
    try expectEqual(theme.value("window.tintColor"), "#000002")
  }

  @Test(arguments: [
    ("Theme.Light.tokens.json", "Theme.Dark.tokens.json", "Theme"), ("light-brand.json", "dark-brand.json", "brand"),
    ("Light.json", "Dark.json", "mode"), ("a/Light.json", "a/Dark.json", "a"), ("a/b/x Light.json", "c/x Dark.json", "x"),
    ("1.json", "2.json", "mode"),
  ])
  func `the modifier is called as the files or their folder`(_ light: String, _ dark: String, _ name: String) throws {
    let files = [(path: light, text: Self.files[1].text), (path: dark, text: Self.files[2].text)]
    let theme = Self.theme([light, dark], #""\#(name)": { "light": "Light", "dark": "Dark" }"#, files)
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.tintColor", .dark), "#000002")
  }

  @Test func `collections that share a name but no variable stay apart`() throws {
    let files: [(path: String, text: String)] = [
      ("a.json", Self.file("Value", [("bar", 1, "1:1"), ("x", 1, "1:2"), ("y", 1, "1:3")])),
      ("b.json", Self.file("Light", [("bar", 2, "2:1"), ("x", 2, "2:2")])),
    ]
    let theme = Self.theme(["a.json", "b.json"], "", files)
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.tintColor"), "#000002")
  }

  @Test func `three modes of another kind ask for an input`() {
    let files = ["Solo", "Vivo", "Gala"].enumerated().map {
      (path: "brand-\($1).json", text: Self.file($1, [("bar", $0, "1:1")]))
    }
    let theme = Self.theme(files.map(\.path), "", files)
    #expect(
      theme.findings == [#"MissingInput: 'brand' has no default and no input; its modes are "Solo", "Vivo" and "Gala""#])
  }

  @Test func `a brand that lists its mode over that of its base is a layer`() throws {
    let theme = ResolvedTheme(
      #"{ "pelmet": 1, "extends": "base", "tokens": ["look/Dark.tokens.json"] }"#,
      Self.files + [
        (
          "base.theme.json",
          #"{ "pelmet": 1, "abstract": true, "tokens": ["look/Light.tokens.json"], "window": { "tintColor": "{bar}" } }"#
        )
      ])
    expectEqual(theme.diagnostics.map(\.rule), [.fixedContext])
    try expectEqual(theme.value("window.tintColor"), "#000002")
  }
}
