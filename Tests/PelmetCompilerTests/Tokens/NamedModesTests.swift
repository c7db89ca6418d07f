import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Files whose names say a mode: `COLLECTION.MODE.json`, or `light.json` beside `dark.json`.
@Suite struct NamedModesTests {
  /// A file of colours with their blues.
  private static func file(_ tokens: (String, Int)...) -> String {
    let members = tokens.map { name, blue in
      """
      "\(name)": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \(Double(blue) / 255)] } }
      """
    }
    return "{ \(members.joined(separator: ", ")) }"
  }

  private static func theme(
    _ tokens: [String], _ files: [(path: String, text: String)], inputs: String = "", style: String = ""
  ) -> ResolvedTheme {
    let entries = tokens.map { "\"\($0)\"" }.joined(separator: ", ")
    return ResolvedTheme(
      #"{ "pelmet": 1, "tokens": [\#(entries)], "inputs": {\#(inputs)}, \#(style)"window": { "tintColor": "{bar}" } }"#, files)
  }

  private static func pair(_ light: String, _ dark: String) -> [(path: String, text: String)] {
    [(light, file(("bar", 1), ("line", 3))), (dark, file(("bar", 2), ("line", 4)))]
  }

  private static let both: [String?] = ["#000001", "#000002", "#000001", "#000002", "#000002"]

  // MARK: Light and dark

  @Test(arguments: [
    ("t/light.json", "t/dark.json"), ("t/Light.tokens.json", "t/Dark.tokens.json"), ("t/theme-light.json", "t/theme-dark.json"),
    ("t/theme_day.json", "t/theme_night.json"), ("t/Color scheme.Light.json", "t/Color scheme.Dark.json"),
    ("t/light/colors.json", "t/dark/colors.json"), ("t/light-theme.json", "t/dark-theme.json"),
  ])
  func `files for light and dark follow the device, listed or in a folder, in any order`(_ light: String, _ dark: String) throws {
    let files = Self.pair(light, dark)
    for tokens in [["t/"], [light, dark], [dark, light], ["t/**/*.json"]] {
      let theme = Self.theme(tokens, files)
      try expectEqual(theme.variants("window.tintColor"), Self.both, "\(tokens)")
      expectEqual(theme.diagnostics.map(\.rule), [.legacyTokenSyntax], "\(tokens)")
    }
  }

  @Test func `one remark says so, at the entry`() {
    let theme = Self.theme(["t/"], Self.pair("t/Color scheme.Light.json", "t/Color scheme.Dark.json"))
    #expect(
      theme.findings == [
        "LegacyTokenSyntax: 'Color scheme.Dark.json' and 'Color scheme.Light.json' are read as light and dark, by their names"
      ])
  }

  @Test func `an input takes one of them, or others for each appearance`() throws {
    let files = Self.pair("t/theme-light.json", "t/theme-dark.json")
    let dark = Self.theme(["t/"], files, inputs: #""theme": "dark""#)
    try expectEqual(dark.variants("window.tintColor"), Array(repeating: "#000002", count: 5))
    #expect(dark.diagnostics.map(\.rule).contains(.fixedContext))
    let swapped = Self.theme(["t/"], files, inputs: #""theme": { "light": "dark", "dark": "light" }"#)
    try expectEqual(swapped.value("window.tintColor"), "#000002")
    try expectEqual(swapped.value("window.tintColor", .dark), "#000001")
  }

  @Test func `files for high contrast lie over those of their scheme`() throws {
    let files =
      Self.pair("t/light.json", "t/dark.json") + [
        ("t/dark-high-contrast.json", Self.file(("bar", 5))), ("t/light.hc.json", Self.file(("line", 6))),
      ]
    let theme = Self.theme(["t/"], files)
    try expectEqual(theme.variants("window.tintColor"), ["#000001", "#000002", "#000001", "#000005", "#000002"])
  }

  @Test func `dark has the values of light that it lacks`() throws {
    let files = [("t/light.json", Self.file(("bar", 1), ("line", 3))), ("t/dark.json", Self.file(("line", 4)))]
    let theme = Self.theme(["t/"], files)
    try expectEqual(theme.value("window.tintColor", .dark), "#000001")
    expectEqual(theme.diagnostics.map(\.rule), [.legacyTokenSyntax])
  }

  @Test func `they hold at the place of the first`() throws {
    let files = Self.pair("b/light.json", "b/dark.json") + [("a.json", Self.file(("bar", 7))), ("c.json", Self.file(("bar", 8)))]
    try expectEqual(Self.theme(["a.json", "b/"], files).variants("window.tintColor"), Self.both)
    try expectEqual(Self.theme(["b/light.json", "c.json", "b/dark.json"], files).value("window.tintColor", .dark), "#000008")
  }

  @Test func `a mode of another kind beside them is for an input`() throws {
    let files = Self.pair("t/Look.Light.json", "t/Look.Dark.json") + [("t/Look.Sepia.json", Self.file(("bar", 9), ("line", 9)))]
    try expectEqual(Self.theme(["t/"], files).variants("window.tintColor"), Self.both)
    try expectEqual(Self.theme(["t/"], files, inputs: #""Look": "Sepia""#).value("window.tintColor"), "#000009")
  }

  // MARK: Other modes

  private static let density: [(path: String, text: String)] = [
    ("t/🌗 Density.Comfortable.json", file(("bar", 1), ("x", 1))), ("t/🌗 Density.Spacious.json", file(("bar", 2), ("x", 2))),
  ]

  @Test func `an input called as the collection chooses among other words`() throws {
    let spacious = Self.theme(["t/"], Self.density, inputs: #""Density": "Spacious""#)
    try expectEqual(spacious.value("window.tintColor"), "#000002")
    expectEqual(spacious.findings, [])
    let none = Self.theme(Self.density.map(\.path), Self.density)
    #expect(
      none.findings == [#"MissingInput: 'Density' has no default and no input; its modes are "Comfortable" and "Spacious""#])
  }

  @Test(arguments: [
    ["base.json", "brand.json"], ["colors-base.json", "colors-brand.json"], ["colors.base.json", "colors.brand.json"],
    ["a.1.json", "a.2.json"],
    ["a/Look.Light.json", "b/Look.Dark.json"], ["Color Light.Mode 1.json", "Color Dark.Mode 1.json"],
  ])
  func `files whose names say no mode of one collection are layers`(_ names: [String]) throws {
    let files = [(path: names[0], text: Self.file(("bar", 1))), (path: names[1], text: Self.file(("bar", 2)))]
    let theme = Self.theme(names, files)
    try expectEqual(theme.value("window.tintColor"), "#000002")
    expectEqual(theme.diagnostics.filter { $0.rule != .fixedContext }.map(\.rule), [])
  }

  @Test func `files with other tokens are layers`() throws {
    let files = [
      (path: "Color.Light.json", text: Self.file(("bar", 1), ("x", 1))),
      (path: "Color.Dark.json", text: Self.file(("bar", 2), ("y", 2), ("z", 2))),
    ]
    let theme = Self.theme(files.map(\.path), files)
    #expect(try theme.value("window.tintColor") == "#000001" || theme.value("window.tintColor") == "#000002")
    let apart = [
      (path: "Color.Light.json", text: Self.file(("bar", 1))), (path: "Color.Dark.json", text: Self.file(("line", 2))),
    ]
    let layers = Self.theme(apart.map(\.path), apart)
    try expectEqual(layers.value("window.tintColor", .dark), "#000001")
    expectEqual(layers.findings, [])
  }

  // MARK: One file

  @Test func `one file for dark fixes the theme`() throws {
    let files = Self.pair("t/light.json", "t/dark.json")
    let theme = Self.theme(["t/dark.json"], files)
    try expectEqual(theme.value("window.tintColor"), "#000002")
    #expect(
      theme.findings == [
        "FixedContext: by its name 'dark.json' is for dark, and it is used in light and dark: the theme does not follow the device"
      ])
    expectEqual(Self.theme(["t/dark.json"], files, style: #""userInterfaceStyle": "dark", "#).findings, [])
  }

  @Test func `a resolver that names the files decides alone`() throws {
    let resolver = """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "t/light.json" }, { "$ref": "t/dark.json" }] } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }] }
      """
    let theme = Self.theme(["r.resolver.json"], Self.pair("t/light.json", "t/dark.json") + [("r.resolver.json", resolver)])
    try expectEqual(theme.value("window.tintColor"), "#000002")
    expectEqual(theme.findings, [])
  }
}
