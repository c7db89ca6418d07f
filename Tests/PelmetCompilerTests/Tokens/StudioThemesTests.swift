import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

@Suite struct StudioThemesTests {
  static func color(_ blue: Int) -> String {
    #"{ "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \#(Double(blue) / 255)] } }"#
  }

  static func theme(_ entry: String, _ inputs: String, _ files: [(path: String, text: String)]) -> ResolvedTheme {
    ResolvedTheme(
      #"{ "pelmet": 1, "tokens": ["\#(entry)"], "inputs": {\#(inputs)}, "window": { "backgroundColor": "{bar}" } }"#, files)
  }

  static let themes = """
    [{ "name": "Base", "group": "Core", "selectedTokenSets": { "core": "enabled" } },
     { "name": "Light", "group": "Color", "selectedTokenSets": { "core": "source", "a/light": "enabled", "dark": "disabled" } },
     { "name": "Dark", "group": "Color", "selectedTokenSets": { "core": "source", "dark": "enabled" } }]
    """
  static let metadata = #"{ "tokenSetOrder": ["core", "a/light", "dark"] }"#
  static let sets = [
    ("core", #"{ "one": \#(color(1)), "two": \#(color(2)), "bar": \#(color(9)) }"#),
    ("a/light", #"{ "bar": { "$value": "{one}" } }"#), ("dark", #"{ "bar": { "$value": "{two}" } }"#),
  ]
  static let single = [
    (
      path: "all.json",
      text: "{ " + sets.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
        + ", \"$themes\": \(themes), \"$metadata\": \(metadata), \"$figmaStyleReferences\": {} }"
    )
  ]
  static let several =
    sets.map { (path: "t/\($0).json", text: $1) } + [("t/$themes.json", themes), ("t/$metadata.json", metadata)]

  static let exports: [(String, [(path: String, text: String)])] = [
    ("all.json", single), ("t/$themes.json", several), ("t/", several), ("t/**/*.json", several), ("t/$metadata.json", several),
  ]

  @Test(arguments: exports.indices) func `groups are modifiers, and themes their contexts`(_ index: Int) throws {
    let (entry, files) = Self.exports[index]
    let theme = Self.theme(entry, #""Color": { "light": "Light", "dark": "Dark" }"#, files)
    expectEqual(theme.findings, [])
    try expectEqual(theme.variants("window.backgroundColor"), ["#000001", "#000002", "#000001", "#000002", "#000002"])
    let named = Self.theme(entry, #""Core": "Base", "Color": "Dark""#, files)
    expectEqual(named.diagnostics.map(\.rule), [.fixedContext])
    try expectEqual(named.value("window.backgroundColor"), "#000002")
  }

  @Test func `a group of several themes needs a choice`() {
    let theme = Self.theme("all.json", "", Self.single)
    expectEqual(theme.findings, [#"MissingInput: 'Color' has no default and no input; its themes are "Light" and "Dark""#])
    #expect(
      theme.diagnostics.first?.fix == #"add "inputs": { "Color": { "light": "Light", "dark": "Dark" } }, or one theme for all"#)
  }

  // MARK: Groups that are brands

  /// Each brand is a group with one theme.
  static func brands(_ rest: String = "") -> [(path: String, text: String)] {
    let sets = ["base", "north", "south"].enumerated().map { "\"\($1)\": { \"bar\": \(color($0 + 1))\(rest) }" }
    let themes = ["base", "north", "south"].map {
      "{ \"name\": \"\($0)\", \"group\": \"\($0)\", \"selectedTokenSets\": { \"\($0)\": \"enabled\" } }"
    }
    return [
      (
        "all.json",
        "{ \(sets.joined(separator: ", ")), \"$themes\": [\(themes.joined(separator: ", "))], "
          + "\"$metadata\": { \"tokenSetOrder\": [\"base\", \"north\", \"south\"] } }"
      )
    ]
  }

  @Test(arguments: [
    (#""north": "north", "south": null"#, "#000002"), (#""south": "south", "north": null"#, "#000003"),
    (#""north": null, "south": null"#, "#000001"), (#""north": "north", "south": "south""#, "#000003"), ("", "#000003"),
  ])
  func `null leaves a group out`(_ inputs: String, _ bar: String) throws {
    let theme = Self.theme("all.json", inputs, Self.brands())
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), bar)
  }

  @Test func `a brand that nothing chooses and that replaces one that is chosen is reported`() throws {
    let theme = Self.theme("all.json", #""north": "north""#, Self.brands(#", "same": \#(Self.color(9)), "n": \#(Self.color(8))"#))
    expectEqual(theme.findings, ["UnchosenGroup: 'south', which nothing chooses, replaces 1 token of 'north'"])
    expectEqual(theme.diagnostics.first?.fixIts.first?.message, #"add "south": null, which leaves it out"#)
    expectEqual(theme.diagnostics.first?.fixIts.first?.edits.map(\.text), [#", "south": null"#])
    try expectEqual(theme.value("window.backgroundColor"), "#000003")
  }

  @Test func `a group with several themes is left out by null, too`() throws {
    let theme = Self.theme("all.json", #""Color": null"#, Self.single)
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000009")
  }

  @Test(arguments: [
    (#""Core": "Base""#, #", or one theme for all, or null, which leaves the group out"#), ("", ", or one theme for all"),
  ])
  func `null is offered where the chosen tokens need no others`(_ inputs: String, _ ending: String) {
    let fix = Self.theme("all.json", inputs, Self.single).diagnostics.first?.fix
    expectEqual(fix, #"add "inputs": { "Color": { "light": "Light", "dark": "Dark" } }"# + ending)
  }

  @Test func `null is not offered where tokens are missing`() {
    let files = Self.single.map {
      ($0.path, $0.text.replacing("\"core\": {", with: "\"core\": { \"z\": { \"$value\": \"{other}\" },"))
    }
    let fix = Self.theme("all.json", #""Core": "Base""#, files).diagnostics.first { $0.rule == .missingInput }?.fix
    #expect(fix?.hasSuffix("or one theme for all") == true)
  }

  @Test func `null for a modifier that is no group is a mistake`() {
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "look", "contexts": { "a": [{ "bar": \(Self.color(1)) }], "b": [] }, "default": "a" }] }
      """
    let theme = Self.theme("t.resolver.json", #""look": null"#, [("t.resolver.json", resolver)])
    #expect(
      theme.findings.first
        == #"WrongKind: null leaves out a group of themes, and 'look' is none; expected "a" or "b""#)
  }

  @Test func `sources of all themes come before what any enables`() throws {
    // `z` is a source of the later group, and does not cover what the first enables.
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "z": { "bar": \(Self.color(2)) },
        "$themes": [{ "name": "A", "group": "G", "selectedTokenSets": { "a": "enabled" } },
          { "name": "Z", "group": "H", "selectedTokenSets": { "z": "source" } }],
        "$metadata": { "tokenSetOrder": ["a", "z"] } }
      """
    let theme = Self.theme("all.json", "", [("all.json", text)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000001")
  }

  @Test func `the order of the sets decides, not that of the groups`() throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "z": { "bar": \(Self.color(2)) },
        "$themes": [{ "name": "Z", "group": "G", "selectedTokenSets": { "z": "enabled" } },
          { "name": "A", "group": "H", "selectedTokenSets": { "a": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["a", "z"] } }
      """
    try expectEqual(Self.theme("all.json", "", [("all.json", text)]).value("window.backgroundColor"), "#000002")
  }

  @Test(arguments: [#""$themes": [], "#, ""]) func `without themes all sets hold, in their order`(_ themes: String) throws {
    let text = """
      { "z": { "bar": \(Self.color(2)) }, "new": { "x": \(Self.color(3)) }, "a": { "bar": \(Self.color(1)) },
        \(themes)"$metadata": { "tokenSetOrder": ["a", "z", "gone"] } }
      """
    let theme = Self.theme("all.json", "", [("all.json", text)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000002")
    let several = [
      ("t/a.json", #"{ "bar": \#(Self.color(1)) }"#), ("t/z.json", #"{ "bar": \#(Self.color(2)) }"#),
      ("t/b.json", #"{ "bar": \#(Self.color(3)) }"#), ("t/$metadata.json", #"{ "tokenSetOrder": ["z", "a"] }"#),
      ("t/$themes.json", "[]"),
    ]
    let folder = Self.theme("t", "", several.map { (path: $0.0, text: $0.1) })
    expectEqual(folder.findings, [])
    try expectEqual(folder.value("window.backgroundColor"), "#000003")
  }

  @Test func `themes without a group are one`() throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "$themes": [{ "name": "One", "selectedTokenSets": { "a": "enabled" } },
        { "name": "Two", "group": "", "selectedTokenSets": {} }] }
      """
    try expectEqual(Self.theme("all.json", #""theme": "One""#, [("all.json", text)]).value("window.backgroundColor"), "#000001")
  }

  @Test func `a file of a set is one, whatever its groups are called`() throws {
    var files = Self.several
    let index = try #require(files.firstIndex { $0.0 == "t/dark.json" })
    // By its contents it could be of Spectrum.
    files[index].1 = #"{ "bar": { "$value": "{two}" }, "sets": { "x": { "value": 1, "type": "number" } } }"#
    let theme = Self.theme("t/$themes.json", #""Color": { "light": "Light", "dark": "Dark" }"#, files)
    try expectEqual(theme.variants("window.backgroundColor"), ["#000001", "#000002", "#000001", "#000002", "#000002"])
  }

  @Test(arguments: ["scheme", "contrast", "idiom", "os"])
  func `a group with the name of a trait takes an input as any other`(_ name: String) throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "z": { "bar": \(Self.color(2)) },
        "$themes": [{ "name": "Day", "group": "\(name)", "selectedTokenSets": { "a": "enabled" } },
          { "name": "Night", "group": "\(name)", "selectedTokenSets": { "z": "enabled" } }] }
      """
    let theme = Self.theme("all.json", "\"\(name)\": \"Night\"", [("all.json", text)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.value("window.backgroundColor"), "#000002")
    #expect(Self.theme("all.json", "", [("all.json", text)]).diagnostics.map(\.rule).contains(.missingInput))
  }

  @Test func `sets of themes that are not chosen are not read`() {
    let log = TokenFileNameTests.Log()
    var files = ThemeFiles([
      (
        "a.theme.json",
        #"{ "pelmet": 1, "tokens": ["t/$themes.json"], "inputs": { "Color": { "light": "Light" } }, "rules": { "FixedContext": "off" }, "window": { "backgroundColor": "{bar}" } }"#
      )
    ])
    let texts = Dictionary(uniqueKeysWithValues: Self.several.map { ($0.0, $0.1) })
    files.input.module.unread = TokenFileNameTests.unread(texts, log)
    #expect(Compilation.compile(files.input).diagnostics.filter { $0.rule != .unusedToken }.isEmpty)
    expectEqual(log.read, ["t/$themes.json", "t/$metadata.json", "t/core.json", "t/a/light.json"])
  }
}
