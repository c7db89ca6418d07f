import PelmetTestSupport
import Testing

@Suite struct TokensTests {
  private static let blue = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 1] } }"##
  private static let white = ##"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [1, 1, 1] } }"##
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder([
      "themes/app.theme.json":
        ##"{ "pelmet": 1, "tokens": ["t/brand.resolver.json"], "inputs": { "mode": { "light": "day-light", "dark": "day-dark" } }, "window": { "tintColor": "{bar.tint}" } }"##,
      "themes/t/brand.resolver.json":
        ##"{ "version": "2025.10", "sets": { "base": { "sources": [{ "$ref": "base.tokens.json" }] } }, "modifiers": { "mode": { "contexts": { "day-light": [], "day-dark": [{ "$ref": "dark.tokens.json" }] } } }, "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/mode" }] }"##,
      "themes/t/base.tokens.json":
        ##"{ "bar": { "tint": { "$type": "color", "$value": "{blue}" }, "inset": { "$type": "dimension", "$value": { "value": 1, "unit": "rem" }, "$deprecated": true } }, "blue": \##(Self.blue) }"##,
      "themes/t/dark.tokens.json": ##"{ "bar": { "tint": \##(Self.white) } }"##,
    ])
  }

  @Test func `the tokens of themes are listed with their looks and users`() {
    let run = TestConsole("tokens", "--themes", folder["themes"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(
      run.output == """
        tokens of app
        contexts: mode=day-light (dark: day-dark)
        PATH                    TYPE       VALUE                  USED BY
        bar.inset (deprecated)  dimension  16pt
        bar.tint                color      #0000FF, dark #FFFFFF  app
        blue                    color      #0000FF                app

        """)
  }

  @Test func `a file is listed with the contexts that its names tell`() {
    let run = TestConsole("tokens", folder["themes/t/brand.resolver.json"], "--themes", folder["themes"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("bar.tint                color      #0000FF, dark #FFFFFF  app\n"))
    let one = TestConsole("tokens", folder["themes/t/brand.resolver.json"], "--input", "mode=day-dark")
    #expect(one.output.contains("bar.tint                color      #FFFFFF\n"), "\(one.output)")
    #expect(one.output.hasPrefix("contexts: mode=day-dark\n"), "\(one.output)")
    let json = TestConsole("tokens", folder["themes/t/brand.resolver.json"], "--format", "json")
    #expect(json.errors.contains("contexts: mode=day-light (dark: day-dark)\n"), "\(json.errors)")
  }

  @Test func `a group of themes is left out by null`() throws {
    try folder.write(
      ##"""
      { "north": { "tint": \##(Self.blue) }, "south": { "tint": \##(Self.white) },
        "$themes": [{ "name": "n", "group": "north", "selectedTokenSets": { "north": "enabled" } },
          { "name": "s", "group": "south", "selectedTokenSets": { "south": "enabled" } }] }
      """##, to: "brands.json")
    let run = TestConsole("tokens", folder["brands.json"], "--input", "south=null")
    #expect(run.output.contains("tint  color  #0000FF\n"), "\(run.output) \(run.errors)")
    #expect(TestConsole("tokens", folder["brands.json"]).output.contains("tint  color  #FFFFFF\n"))
    let refused = TestConsole("tokens", folder["themes/t/brand.resolver.json"], "--input", "mode=null")
    #expect(refused.errors.contains("'null' is not a context of 'mode'"), "\(refused.errors)")
  }

  @Test func `a folder with themes stands for them, and a schema beside them is no file of tokens`() {
    let byFolder = TestConsole("tokens", folder["themes"])
    expectEqual(byFolder.output, TestConsole("tokens", "--themes", folder["themes"]).output)
    expectEqual(TestConsole("schema", "--output", folder["themes/t/theme.schema.json"]).status, 0)
    #expect(!TestConsole("tokens", folder["themes/t"]).output.contains("additionalProperties"))
  }

  @Test func `a look in which a token has no value is said`() throws {
    try folder.write(##"{ "bar": { "tint": { "$type": "color", "$value": "{gone}" } } }"##, to: "themes/t/dark.tokens.json")
    #expect(TestConsole("tokens", folder["themes/t/brand.resolver.json"]).output.contains("#0000FF, dark no value\n"))
    let catalogue = TestConsole(
      "tokens", folder["themes/t/brand.resolver.json"], "--format", "xcassets", "--output", folder["B.xcassets"])
    #expect(catalogue.errors.contains("left out: 1 colour without a value in some look"), "\(catalogue.errors)")
  }

  @Test func `a name with what ends a path, or what nobody sees, is a name of a folder`() throws {
    try folder.write(
      ##"{ "a\u0000b": { "$type": "color", "$value": "#102030" }, "g\u0000h": { "c\u3164\u001bd": { "$type": "color", "$value": "#102030" } } }"##,
      to: "odd.json")
    let run = TestConsole("tokens", folder["odd.json"], "--format", "xcassets", "--output", folder["Odd.xcassets"])
    expectEqual(run.status, 0, "\(run.errors)")
    expectEqual(folder.names(in: "Odd.xcassets"), ["Contents.json", "a-b.colorset", "g-h"])
    expectEqual(folder.names(in: "Odd.xcassets/g-h"), ["Contents.json", "c--d.colorset"])
    try folder.write(
      ##"{ "a\u0000b": { "$type": "color", "$value": "#102030" }, "a-b": { "$type": "color", "$value": "#102030" } }"##,
      to: "two.json")
    let two = TestConsole("tokens", folder["two.json"], "--format", "xcassets", "--output", folder["Two.xcassets"])
    #expect(two.errors.hasSuffix("would have one name in an asset catalogue\n"), "\(two.errors)")
    expectEqual(folder.names(in: "Two.xcassets"), [])
  }

  @Test func `files whose tokens all lack a value are not files without tokens`() throws {
    try folder.write(##"{ "isRound": { "$type": "boolean", "$value": true } }"##, to: "flags.json")
    let run = TestConsole("tokens", folder["flags.json"])
    expectEqual(run.output, "1 token has no value that themes can use; first: 'isRound'\n")
    expectEqual(run.status, 0)
    #expect(!run.errors.contains("there is no token"), "\(run.errors)")
    let json = TestConsole("tokens", folder["flags.json"], "--format", "json")
    #expect((json.output, json.status) == ("[]\n", 0))
  }

  @Test func `the look of elevated levels is listed where it is not that of dark`() throws {
    try folder.write(
      ##"{ "pelmet": 1, "tokens": ["a.resolver.json"], "inputs": { "mode": { "light": "day", "dark": "night", "darkElevated": "raised" } }, "window": { "tintColor": "{tint}" } }"##,
      to: "elevated/app.theme.json")
    try folder.write(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "mode", "contexts": { "day": [{ "tint": \##(Self.blue) }], "night": [{ "tint": \##(Self.white) }], "raised": [{ "tint": \##(Self.blue) }] } }] }"##,
      to: "elevated/a.resolver.json")
    let run = TestConsole("tokens", "--themes", folder["elevated"])
    #expect(run.output.contains("#0000FF, dark #FFFFFF, darkElevated #0000FF  app\n"), "\(run.output)\(run.errors)")
    let written = TestConsole(
      "tokens", folder["elevated"], "--format", "xcassets", "--output", folder["Elevated.xcassets"])
    #expect(
      written.errors
        == "contexts: mode=day (dark: night, darkElevated: raised)\n1 colour; a catalogue has no place for \"darkElevated\" of 1 colour\n"
    )
  }

  @Test func `a wrong context suggests the nearest`() {
    let run = TestConsole("tokens", folder["themes/t/brand.resolver.json"], "--input", "mode=day-drak")
    expectEqual(run.status, 64)
    expectEqual(run.errors, "Error: 'day-drak' is not a context of 'mode'; fix: write \"day-dark\"\n")
  }

  @Test func `JSON has values as DTCG writes them, and places`() throws {
    let run = TestConsole("tokens", folder["themes/t/base.tokens.json"], "--format", "json")
    expectEqual(run.status, 0, "\(run.errors)")
    let line = try #require(run.output.split(separator: "\n").first { $0.contains("bar.inset") })
    #expect(line.contains(#""values": {"light": {"value": 16, "unit": "px"}}"#))
    #expect(line.contains(#""deprecated": true"#))
    #expect(line.contains("base.tokens.json:1:"))
  }

  @Test func `an asset catalogue has all appearances, and reads back as the same colours`() throws {
    let catalogue = folder["themes/Brand.xcassets"]
    let first = TestConsole(
      "tokens", folder["themes/t/brand.resolver.json"], "--format", "xcassets", "--output", catalogue)
    expectEqual(first.status, 0, "\(first.errors)")
    #expect(first.output.contains("wrote \(catalogue)/bar/tint.colorset/Contents.json\n"))
    expectEqual(first.errors, "contexts: mode=day-light (dark: day-dark)\n2 colours, and 1 token without a colour\n")
    let second = TestConsole(
      "tokens", folder["themes/t/brand.resolver.json"], "--format", "xcassets", "--output", catalogue)
    expectEqual(second.output, "")
    #expect(second.errors.contains("\nnothing changed\n"))
    try folder.write(#"{ "assets": ["Brand.xcassets"] }"#, to: "themes/pelmet.json")
    try folder.write(#"{ "pelmet": 1, "window": { "tintColor": { "asset": "bar/tint" } } }"#, to: "themes/two.theme.json")
    let dark = TestConsole("resolve", folder["themes/two.theme.json"], "--scheme", "dark")
    #expect(dark.output.contains("asset:bar/tint (#FFFFFFFF)"), "\(dark.output)\(dark.errors)")
    let light = TestConsole("resolve", folder["themes/two.theme.json"])
    #expect(light.output.contains("asset:bar/tint (#0000FFFF)"))
  }

  @Test func `a catalogue keeps what others have made`() throws {
    try folder.write("mine", to: "Own.xcassets/blue.colorset/Contents.json")
    let run = TestConsole(
      "tokens", folder["themes/t/base.tokens.json"], "--format", "xcassets", "--output", folder["Own.xcassets"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("Pelmet did not write this file"))
    expectEqual(folder.names(in: "Own.xcassets"), ["blue.colorset"])
  }

  @Test func `a colour set whose token is gone is removed`() throws {
    let catalogue = folder["Brand.xcassets"]
    _ = TestConsole("tokens", folder["themes/t/base.tokens.json"], "--format", "xcassets", "--output", catalogue)
    try folder.write("{ \"blue\": \(Self.blue) }", to: "themes/t/base.tokens.json")
    let run = TestConsole("tokens", folder["themes/t/base.tokens.json"], "--format", "xcassets", "--output", catalogue)
    expectEqual(run.output, "removed \(catalogue)/bar/tint.colorset/Contents.json\n")
  }

  @Test func `what a killed run has left of a catalogue is fixed`() throws {
    let catalogue = folder["Brand.xcassets"]
    let arguments = ["tokens", folder["themes/t/base.tokens.json"], "--format", "xcassets", "--output", catalogue]
    try folder.write("half", to: ".pelmet-0123456789abcdef.tmp/Contents.json")
    expectEqual(TestConsole(arguments).status, 0)
    #expect(!folder.names().contains { $0.hasPrefix(".pelmet") })
    for path in ["gone.colorset/x", "blue.colorset/.pelmet-0123456789abcdef.tmp"] {
      try folder.write("", to: "Brand.xcassets/\(path)")
    }
    for path in ["gone.colorset/x", "blue.colorset/Contents.json"] { try folder.remove("Brand.xcassets/\(path)") }
    let run = TestConsole(arguments)
    expectEqual(run.output, "wrote \(catalogue)/blue.colorset/Contents.json\n")
    expectEqual(folder.names(in: "Brand.xcassets/blue.colorset"), ["Contents.json"])
    #expect(!folder.names(in: "Brand.xcassets").contains("gone.colorset"))
  }

  @Test func `arguments that make no sense are refused`() {
    expectEqual(TestConsole("tokens", "--format", "xcassets").status, 64)
    expectEqual(TestConsole("tokens", "a.json", "--format", "xcassets", "--output", "x").status, 64)
    expectEqual(TestConsole("tokens", "--input", "a=b").status, 64)
    let run = TestConsole("tokens", folder["missing.json"])
    expectEqual(run.status, 1)
    #expect(run.errors.contains("there is no such file"))
  }
}
