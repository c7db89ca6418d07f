import PelmetTestSupport
import Testing

@Suite struct MigrateTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func migrate(_ files: String...) -> TestConsole {
    TestConsole(["migrate"] + files.map { folder[$0] } + ["--output", folder["out"]])
  }

  /// The listing of the new files, which must load without a word.
  private func listing(_ arguments: String...) -> String {
    let run = TestConsole(["tokens", folder["out/tokens.resolver.json"]] + arguments)
    return run.errors + run.output
  }

  @Test func `a file of a draft becomes one of 2025.10 with aliases, descriptions and deprecations`() throws {
    try folder.write(
      ##"""
      { "brand": { "blue": { "value": "#0000FF", "type": "color", "comment": "The blue" } },
        "bar": { "$description": "Bars", "tint": { "value": "{brand.blue}", "type": "color", "$deprecated": "use more" },
          "height": { "$type": "dimension", "$value": "2rem" } } }
      """##, to: "style.tokens.json")
    let run = migrate("style.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("3 tokens in 1 context: the new files were read again, and every value is as it was\n"))
    #expect(run.output.contains("1 alias is kept as such\n"))
    expectEqual(folder.names(in: "out"), ["style.tokens.json", "tokens.resolver.json"])
    let text = try folder.text(of: "out/style.tokens.json")
    #expect(text.contains(##""$value": "{brand.blue}""##))
    #expect(text.contains(##""$description": "The blue""##))
    #expect(text.contains(##""$description": "Bars""##))
    #expect(text.contains(##""$deprecated": "use more""##))
    #expect(text.contains(##"{ "value": 2, "unit": "rem" }"##))
    let lines = listing()
    #expect(lines.hasPrefix("PATH "), "\(lines)")
    #expect(lines.contains("bar.height             dimension  32pt\n"), "\(lines)")
  }

  @Test func `the data of other tools beside a token is kept, unless it said something of the value`() throws {
    try folder.write(
      ##"""
      { "a": { "$type": "color", "$value": "#0000FF", "$extensions": {
          "com.acme": { "list": [1, "two", null, true, { "deep": {} }] }, "studio.tokens": { "modify": { "type": "alpha", "value": 0.5 } } } },
        "b": { "type": "color", "value": "#0000FF", "extensions": { "org.lukasoppermann.figmaDesignTokens": { "styleId": "S:1" } } } }
      """##, to: "style.tokens.json")
    let run = migrate("style.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    let text = try folder.text(of: "out/style.tokens.json").filter { !$0.isWhitespace }
    #expect(text.contains(##""$extensions":{"com.acme":{"list":[1,"two",null,true,{"deep":{}}]}}"##), "\(text)")
    #expect(text.contains(##""$extensions":{"org.lukasoppermann.figmaDesignTokens":{"styleId":"S:1"}}"##), "\(text)")
  }

  @Test func `modes stay modifiers, and a theme can list the result`() throws {
    try folder.write(
      ##"{ "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "base", "sources": [{ "$ref": "base.tokens.json" }] }, { "type": "modifier", "name": "mode", "contexts": { "light": [{ "$ref": "light.tokens.json" }], "dark": [{ "$ref": "dark.tokens.json" }] } }] }"##,
      to: "in/set.resolver.json")
    try folder.write(##"{ "bar": { "tint": { "$type": "color", "$value": "{page}" } } }"##, to: "in/base.tokens.json")
    for (name, color) in [("light", "#ffffff"), ("dark", "#101010")] {
      try folder.write("{ \"page\": { \"$type\": \"color\", \"$value\": \"\(color)\" } }", to: "in/\(name).tokens.json")
    }
    let run = migrate("in/set.resolver.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("2 tokens in 2 contexts"))
    #expect(run.output.contains(##""inputs": {"mode": {"light": "light", "dark": "dark"}}"##))
    #expect(listing().contains("bar.tint  color  #FFFFFF, dark #101010\n"), "\(listing())")
  }

  @Test func `a token that has no value in one mode is left out there with a count and a place`() throws {
    try folder.write(
      ##"""
      { "Core": { "blue": { "value": "#0A5FD1", "type": "color" } }, "Light": { "tint": { "value": "{blue}", "type": "color" } },
        "Dark": { "tint": { "value": "{bleu}", "type": "color" } },
        "$themes": [{ "name": "Light", "group": "Mode", "selectedTokenSets": { "Core": "source", "Light": "enabled" } },
          { "name": "Dark", "group": "Mode", "selectedTokenSets": { "Core": "source", "Dark": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["Core", "Light", "Dark"] } }
      """##, to: "x.json")
    let run = migrate("x.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("left out: 1 token without a value; first: 'tint' ("), "\(run.output)")
  }

  @Test func `what DTCG has no place for is left out with a count and a place`() throws {
    try folder.write(
      ##"{ "a": { "$type": "color", "$value": "#123" }, "f": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": "16px", "fontWeight": "Bold Italic" } } }"##,
      to: "x.tokens.json")
    let run = migrate("x.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("left out: 1 token of a typography that DTCG cannot say; first: 'f' ("), "\(run.output)")
    #expect(listing().contains("a     color  #112233\n"), "\(listing())")
  }

  @Test func `a typography that themes can read is kept, with what DTCG requires and bars do not use`() throws {
    try folder.write(
      ##"""
      { "title": { "$type": "typography", "$value": { "fontFamily": "Inter", "fontSize": { "value": 18, "unit": "px" }, "fontWeight": 600, "lineHeight": "AUTO" } },
        "plain": { "$type": "typography", "$value": { "fontSize": "16px", "lineHeight": 1.5, "letterSpacing": "1px" } } }
      """##, to: "x.tokens.json")
    let run = migrate("x.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    let text = try folder.text(of: "out/x.tokens.json")
    #expect(text.contains(##""letterSpacing": { "value": 0, "unit": "px" }"##), "\(text)")
    #expect(text.contains(##""lineHeight": 1.2"##), "\(text)")
    for line in [
      "2 tokens in 1 context",
      "added: 'lineHeight' 1.2 to 1 typography, which DTCG requires and bars do not use; first: 'title' (",
      "added: 'letterSpacing' 0 to 1 typography",
      "kept without 'fontFamily', which DTCG requires: 1 typography; first: 'plain' (",
      "kept without 'fontWeight', which DTCG requires: 1 typography",
    ] { #expect(run.output.contains(line), "\(run.output)") }
    try folder.write(
      ##"{ "pelmet": 1, "tokens": ["tokens.resolver.json"], "navigationBar": { "standardAppearance": { "titleTextAttributes": { "font": "{title}" }, "largeTitleTextAttributes": { "font": "{plain}" } } } }"##,
      to: "out/a.theme.json")
    expectEqual(TestConsole("validate", folder["out"]).status, 0)
  }

  @Test(arguments: [
    ("rgba(0, 0, 0, 0.04)", ##""components": [0, 0, 0], "alpha": 0.04"##),
    ("rgb(0 0 0 / 4.5%)", ##""components": [0, 0, 0], "alpha": 0.045"##),
    ("#0000000A", ##""components": [0, 0, 0], "alpha": 0.04"##), ("#00000080", ##""alpha": 0.5"##),
    ("hsl(210 50% 40% / .3)", ##""colorSpace": "hsl", "components": [210, 50, 40], "alpha": 0.3"##),
    ("oklch(55.3% 0.1 30)", ##""colorSpace": "oklch", "components": [0.553, 0.1, 30], "hex""##),
    ("color(srgb 1.2 0 0)", ##""colorSpace": "display-p3""##),
  ])
  func `colours keep the space and the alpha that they are written in`(_ text: String, _ expected: String) throws {
    try folder.write("{ \"a\": { \"$type\": \"color\", \"$value\": \"\(text)\" } }", to: "x.tokens.json")
    let run = migrate("x.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    let written = try folder.text(of: "out/x.tokens.json")
    #expect(written.contains(expected), "\(written)")
  }

  /// Colours at the border of sRGB, where rounding decides what stands for them: as they are, changed, and in a shadow.
  @Test func `a colour at the border of sRGB is as it was`() throws {
    var members: [String] = []
    for step in 0..<60 {
      let chroma = "0.0\(3400 + step * 4)"
      let color = "\"$type\": \"color\", \"$value\": \"oklch(10% \(chroma) 87.074)\""
      let modify =
        #""$extensions": { "studio.tokens": { "modify": { "type": "lighten", "value": "0.0\#(step)", "space": "lch" } } }"#
      members.append("\"c\(step)\": { \(color) }, \"m\(step)\": { \(color), \(modify) }")
      members.append(
        "\"s\(step)\": { \"$type\": \"shadow\", \"$value\": { \"color\": \"{m\(step)}\", \"offsetX\": \"0px\", \"offsetY\": \"0px\", \"blur\": \"1px\", \"spread\": \"0px\" } }"
      )
      members.append(
        "\"t\(step)\": { \"$type\": \"shadow\", \"$value\": { \"color\": \"oklch(10% \(chroma) 87.074)\", \"offsetX\": \"0px\", \"offsetY\": \"0px\", \"blur\": \"1px\", \"spread\": \"0px\" } }"
      )
    }
    try folder.write("{ \(members.joined(separator: ", ")) }", to: "x.tokens.json")
    let run = migrate("x.tokens.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("240 tokens in 1 context"), "\(run.output)")
  }

  @Test func `a file whose groups are empty is named`() throws {
    try folder.write("{ \"focus\": { \"ring\": {} } }", to: "in/focus.json")
    try folder.write("{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }", to: "in/a.json")
    let run = migrate("in")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("left out: 1 file with groups and no token; first: 'focus.json'\n"), "\(run.output)")
  }

  @Test func `collections of one name become one modifier with the modes of all`() throws {
    try folder.write(
      """
      { "meta": {
          "variableCollections": {
            "C1": { "name": "Modes", "modes": [{ "modeId": "a", "name": "A" }, { "modeId": "b", "name": "B" }], "defaultModeId": "a" },
            "C2": { "name": "Modes", "remote": true, "modes": [{ "modeId": "a2", "name": "A" }, { "modeId": "c", "name": "C" }], "defaultModeId": "a2" } },
          "variables": {
            "V0": { "id": "V0", "name": "own", "deletedButReferenced": true, "variableCollectionId": "C1", "resolvedType": "FLOAT", "valuesByMode": { "a": 8, "b": 9 } },
            "V1": { "id": "V1", "name": "own", "variableCollectionId": "C1", "resolvedType": "FLOAT", "valuesByMode": { "a": 1, "b": 2 } },
            "V2": { "id": "V2", "name": "lib", "variableCollectionId": "C2", "resolvedType": "FLOAT", "valuesByMode": { "a2": 10, "c": 30 } } } } }
      """, to: "figma.json")
    let run = migrate("figma.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("2 tokens in 3 contexts") && !run.output.contains("left out"), "\(run.output)")
    for (mode, values) in [
      ("A", "lib   number  10\nown   number  1\n"), ("B", "lib   number  10\nown   number  2\n"),
      ("C", "lib   number  30\nown   number  1\n"),
    ] {
      #expect(listing("--input", "Modes=\(mode)").contains(values), "\(listing("--input", "Modes=\(mode)"))")
    }
  }

  @Test func `members of composite values go on naming tokens`() throws {
    try folder.write(
      ##"{ "ink": { "$type": "color", "$value": "#000" }, "s": { "$type": "dimension", "$value": "2px" }, "shade": { "$type": "shadow", "$value": { "color": "{ink}", "offsetX": "0px", "offsetY": "{s}", "blur": "4px", "spread": "0px" } } }"##,
      to: "x.tokens.json")
    expectEqual(migrate("x.tokens.json").status, 0)
    let text = try folder.text(of: "out/x.tokens.json")
    #expect(text.contains(##""color": "{ink}""##) && text.contains(##""offsetY": "{s}""##), "\(text)")
  }

  @Test func `a group that extends another becomes aliases`() throws {
    try folder.write(
      ##"{ "a": { "x": { "$type": "number", "$value": 1 } }, "b": { "$extends": "{a}", "y": { "$type": "number", "$value": 2 } } }"##,
      to: "x.tokens.json")
    expectEqual(migrate("x.tokens.json").status, 0)
    #expect(listing().contains("b.x   number  1\n"), "\(listing())")
  }

  @Test func `a folder that is not empty is refused, and nothing is written without a value`() throws {
    try folder.write("{ \"a\": { \"$type\": \"number\", \"$value\": 1 } }", to: "x.tokens.json")
    try folder.write("mine", to: "out/mine.txt")
    let run = migrate("x.tokens.json")
    expectEqual(run.status, 1)
    #expect(run.errors.contains("is not an empty folder"))
    expectEqual(folder.names(in: "out"), ["mine.txt"])
    try folder.remove("out")
    try folder.write("{", to: "x.tokens.json")
    #expect(migrate("x.tokens.json").errors.hasSuffix("nothing was written\n"))
    expectEqual(folder.names(in: "out"), [])
    expectEqual(folder.names(), ["x.tokens.json"])
  }

  @Test func `a second run writes the same`() throws {
    try folder.write(
      ##"{ "b": { "$type": "color", "$value": "#123" }, "a": { "$type": "color", "$value": "{b}" } }"##, to: "x.tokens.json")
    let first = migrate("x.tokens.json")
    let text = try folder.text(of: "out/x.tokens.json")
    try folder.remove("out")
    expectEqual(migrate("x.tokens.json").output, first.output)
    try expectEqual(folder.text(of: "out/x.tokens.json"), text)
  }

  private static let dialects: [(file: String, tokens: Int, aliases: Int, lines: [String])] = [
    ("figma-variables", 5, 2, ["\"inputs\": {\"Theme\": {\"light\": \"Light\", \"dark\": \"Dark\"}}"]),
    ("style-dictionary", 10, 3, ["2 tokens with a calculation", "left out: 1 token of no type; first: 'bar.border' ("]),
    (
      "tokens-studio", 12, 2,
      ["6 tokens with a calculation", "\"inputs\": {\"Color\": {\"light\": \"Light\", \"dark\": \"Dark\"}}"]
    ),
    ("spectrum", 5, 1, []),
  ]

  @Test(arguments: dialects)
  func `files of every tool become files of the committee with the same values`(
    file: String, tokens: Int, aliases: Int, lines: [String]
  ) throws {
    let run = TestConsole("migrate", Fixtures.path("migration/\(file).json"), "--output", folder["out"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("\(tokens) tokens in "), "\(run.output)")
    #expect(run.output.contains("\n\(aliases) alias"), "\(run.output)")
    for line in lines { #expect(run.output.contains(line), "\(run.output)") }
    if file == "figma-variables" {
      #expect(try folder.text(of: "out/Theme/Dark.tokens.json").contains(##""$description": "Behind the bar""##))
    }
    let listing = listing()
    #expect(listing.hasPrefix("PATH ") || listing.hasPrefix("contexts: "), "\(listing)")
  }

  @Test func `choices that depend on each other are told apart, or left out with the reason`() throws {
    func color(_ digits: String) -> String { "{ \"$type\": \"color\", \"$value\": \"#\(digits)\" }" }
    try folder.write(
      """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "scheme", "contexts": {
          "light": [{ "page": \(color("ffffff")), "wash": \(color("eeeeee")) }],
          "dark": [{ "page": \(color("000000")), "wash": \(color("111111")) }] } },
        { "type": "modifier", "name": "brand", "default": "a", "contexts": {
          "a": [{ "tint": { "$type": "color", "$value": "{page}" } }],
          "b": [{ "tint": { "$type": "color", "$value": "{wash}" }, "page": \(color("808080")) }] } }] }
      """, to: "x.resolver.json")
    let run = migrate("x.resolver.json")
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains("3 tokens in 4 contexts"), "\(run.output)")
    #expect(listing("--input", "brand=b").contains("tint  color  #EEEEEE, dark #111111\n"), "\(listing("--input", "brand=b"))")
    #expect(listing().contains("page  color  #FFFFFF, dark #000000\n"))
  }

  private static let corpus = Fixtures.names(in: "tokens").filter { !$0.contains(".") && $0 != "own-dialects" }

  @Test(arguments: Share.of(corpus, oneIn: 4))
  func `the token sets of design systems keep every value`(name: String) throws {
    // Of a set without a resolver what its theme lists.
    let entries = ["bcgov": "input/tokens.json", "gcds": "tokens"]
    let resolver = Fixtures.names(in: "tokens/\(name)").first { $0.hasSuffix(".resolver.json") }
    let entry = try #require(resolver ?? entries[name])
    let run = TestConsole("migrate", Fixtures.path("tokens/\(name)/\(entry)"), "--output", folder["out"])
    expectEqual(run.status, 0, "\(run.errors)")
    #expect(run.output.contains(": the new files were read again, and every value is as it was\n"))
  }
}
