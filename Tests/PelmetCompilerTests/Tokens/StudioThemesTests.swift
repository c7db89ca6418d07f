import Pelmet
import PelmetDiagnostics
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
    #expect(theme.findings == [])
    #expect(try theme.variants("window.backgroundColor") == ["#000001", "#000002", "#000001", "#000002", "#000002"])
    let named = Self.theme(entry, #""Core": "Base", "Color": "Dark""#, files)
    #expect(named.diagnostics.map(\.rule) == [.fixedContext])
    #expect(try named.value("window.backgroundColor") == "#000002")
  }

  @Test func `a group of several themes needs a choice`() {
    let theme = Self.theme("all.json", "", Self.single)
    #expect(theme.findings == [#"MissingInput: 'Color' has no default and no input; its themes are "Light" and "Dark""#])
    #expect(
      theme.diagnostics.first?.fix == #"add "inputs": { "Color": { "light": "Light", "dark": "Dark" } }, or one theme for all"#)
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
    #expect(theme.findings == [])
    #expect(try theme.value("window.backgroundColor") == "#000001")
  }

  @Test func `the order of the sets decides, not that of the groups`() throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "z": { "bar": \(Self.color(2)) },
        "$themes": [{ "name": "Z", "group": "G", "selectedTokenSets": { "z": "enabled" } },
          { "name": "A", "group": "H", "selectedTokenSets": { "a": "enabled" } }],
        "$metadata": { "tokenSetOrder": ["a", "z"] } }
      """
    #expect(try Self.theme("all.json", "", [("all.json", text)]).value("window.backgroundColor") == "#000002")
  }

  @Test(arguments: [#""$themes": [], "#, ""]) func `without themes all sets hold, in their order`(_ themes: String) throws {
    let text = """
      { "z": { "bar": \(Self.color(2)) }, "new": { "x": \(Self.color(3)) }, "a": { "bar": \(Self.color(1)) },
        \(themes)"$metadata": { "tokenSetOrder": ["a", "z", "gone"] } }
      """
    let theme = Self.theme("all.json", "", [("all.json", text)])
    #expect(theme.findings == [])
    #expect(try theme.value("window.backgroundColor") == "#000002")
    let several = [
      ("t/a.json", #"{ "bar": \#(Self.color(1)) }"#), ("t/z.json", #"{ "bar": \#(Self.color(2)) }"#),
      ("t/b.json", #"{ "bar": \#(Self.color(3)) }"#), ("t/$metadata.json", #"{ "tokenSetOrder": ["z", "a"] }"#),
      ("t/$themes.json", "[]"),
    ]
    let folder = Self.theme("t", "", several.map { (path: $0.0, text: $0.1) })
    #expect(folder.findings == [])
    #expect(try folder.value("window.backgroundColor") == "#000003")
  }

  @Test func `themes without a group are one`() throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "$themes": [{ "name": "One", "selectedTokenSets": { "a": "enabled" } },
        { "name": "Two", "group": "", "selectedTokenSets": {} }] }
      """
    #expect(try Self.theme("all.json", #""theme": "One""#, [("all.json", text)]).value("window.backgroundColor") == "#000001")
  }

  @Test func `a file of a set is one, whatever its groups are called`() throws {
    var files = Self.several
    let index = try #require(files.firstIndex { $0.0 == "t/dark.json" })
    // By its contents it could be of Spectrum.
    files[index].1 = #"{ "bar": { "$value": "{two}" }, "sets": { "x": { "value": 1, "type": "number" } } }"#
    let theme = Self.theme("t/$themes.json", #""Color": { "light": "Light", "dark": "Dark" }"#, files)
    #expect(try theme.variants("window.backgroundColor") == ["#000001", "#000002", "#000001", "#000002", "#000002"])
  }

  @Test(arguments: ["scheme", "contrast", "idiom", "os"])
  func `a group with the name of a trait takes an input as any other`(_ name: String) throws {
    let text = """
      { "a": { "bar": \(Self.color(1)) }, "z": { "bar": \(Self.color(2)) },
        "$themes": [{ "name": "Day", "group": "\(name)", "selectedTokenSets": { "a": "enabled" } },
          { "name": "Night", "group": "\(name)", "selectedTokenSets": { "z": "enabled" } }] }
      """
    let theme = Self.theme("all.json", "\"\(name)\": \"Night\"", [("all.json", text)])
    #expect(theme.findings == [])
    #expect(try theme.value("window.backgroundColor") == "#000002")
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
    #expect(log.read == ["t/$themes.json", "t/$metadata.json", "t/core.json", "t/a/light.json"])
  }
}
