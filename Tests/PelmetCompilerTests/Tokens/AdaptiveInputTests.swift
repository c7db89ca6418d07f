import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler
@testable import PelmetResolution
@testable import PelmetTokens

@Suite struct AdaptiveInputTests {
  static let contexts = ["day", "night", "day-hc", "night-hc", "raised"]

  /// A modifier called `look`, each of whose contexts has a colour and a number of its own.
  static let resolver: (path: String, text: String) = {
    let members = contexts.enumerated().map { index, name in
      """
      "\(name)": [{ "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, \(Double(index) / 255)] } },
        "n": { "$type": "number", "$value": \(index + 10) } }]
      """
    }
    return (
      "t.resolver.json",
      """
      { "version": "2025.10", "resolutionOrder": [
        { "type": "modifier", "name": "look", "contexts": { \(members.joined(separator: ", ")) } }] }
      """
    )
  }()

  static func theme(_ input: String, _ rest: String = "") -> ResolvedTheme {
    let text = """
      { "pelmet": 1, "tokens": ["t.resolver.json"], "inputs": { "look": \(input) }, "window": { "tintColor": "{c}" },
        "navigationBar": { "standardAppearance": { "titleTextAttributes": { "kern": "{n}" } } }\(rest) }
      """
    return ResolvedTheme(text, [resolver])
  }

  static let kern = "navigationBar.standardAppearance.titleTextAttributes.kern"

  @Test(
    arguments: [
      (#""night""#, [1, 1, 1, 1, 1]), (#"{ "light": "night" }"#, [1, 1, 1, 1, 1]),
      (#"{ "light": "day", "dark": "night" }"#, [0, 1, 0, 1, 1]),
      (#"{ "light": "day", "lightHighContrast": "day-hc" }"#, [0, 0, 2, 0, 0]),
      (#"{ "light": "day", "darkHighContrast": "night-hc" }"#, [0, 0, 0, 3, 0]),
      (#"{ "light": "day", "darkElevated": "raised" }"#, [0, 0, 0, 0, 4]),
      (#"{ "darkElevated": "raised", "dark": "night", "light": "day" }"#, [0, 1, 0, 1, 4]),
      (
        #"{ "light": "day", "dark": "night", "lightHighContrast": "day-hc", "darkHighContrast": "night-hc", "darkElevated": "raised" }"#,
        [0, 1, 2, 3, 4]
      ),
    ] as [(String, [Int])])
  func `each appearance has the tokens of its context, or of the one that replaces it`(_ input: String, _ expected: [Int]) throws
  {
    let theme = Self.theme(input)
    expectEqual(theme.findings, [])
    try expectEqual(theme.variants("window.tintColor"), expected.map { "#00000\($0)" })
    try expectEqual(theme.variants(Self.kern), expected.map { "\($0 + 10)" })
  }

  @Test func `colours become one adaptive colour, and other values rows`() throws {
    let theme = Self.theme(#"{ "light": "day", "dark": "night", "darkHighContrast": "night-hc" }"#)
    let table = try #require(theme.compilation.module.themes.first?.tables.first)
    #expect(table.rows.count > 2)
    let colors = Set(table.rows.map { $0.node.colors.first })
    expectEqual(colors.count, 1)
    #expect(
      colors.first
        == Theme.Color.adaptive { variant in
          let blue: UInt8 = variant == .dark || variant == .darkElevated ? 1 : variant == .darkHighContrast ? 3 : 0
          return .rgb(Theme.Color.RGB(red: 0, green: 0, blue: blue))
        })
  }

  @Test func `tables say what a resolved theme says`() throws {
    let theme = Self.theme(
      #"{ "light": "day", "dark": "night", "lightHighContrast": "day-hc", "darkHighContrast": "night-hc", "darkElevated": "raised" }"#
    )
    let table = try #require(theme.compilation.module.themes.first?.tables.first)
    for scheme in Theme.Traits.Scheme.allCases {
      for contrast in Theme.Traits.Contrast.allCases {
        for level in Theme.Traits.Level.allCases {
          let traits = Theme.Traits(scheme: scheme, contrast: contrast, level: level)
          let row = try #require(table.rows.first { $0.condition.holds(for: traits) })
          let index = Theme.Color.Variant.allCases.firstIndex(of: traits.colorVariant)
          let expected = [0, 1, 2, 3, 4][index ?? 0]
          expectEqual(row.node.colors.first?.variant(traits.colorVariant).rgb?.blue, UInt8(expected))
          #expect("\(row.node)".contains("\(expected + 10).0"))
        }
      }
    }
  }

  @Test func `a forced style reads only its half`() throws {
    let half = """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "look", "contexts": { "day": [], "night": [
        { "c": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0] } } }] } }] }
      """
    func theme(_ style: String) -> ResolvedTheme {
      ResolvedTheme(
        """
        { "pelmet": 1, \(style)"tokens": ["t.resolver.json"], "inputs": { "look": { "light": "day", "dark": "night" } },
          "window": { "tintColor": "{c}" } }
        """, [("t.resolver.json", half)])
    }
    expectEqual(theme(#""userInterfaceStyle": "dark", "#).findings, [])
    try expectEqual(theme(#""userInterfaceStyle": "dark", "#).value("window.tintColor"), "#000000")
    expectEqual(theme("").diagnostics.map(\.rule), [.unresolvedReference])
  }

  @Test func `inputs merge by modifier, and one is replaced whole`() throws {
    let base = """
      { "pelmet": 1, "abstract": true, "tokens": ["t.resolver.json"], "inputs": { "look": { "light": "day", "dark": "night" } },
        "window": { "tintColor": "{c}" } }
      """
    let theme = ResolvedTheme(
      #"{ "pelmet": 1, "extends": "base", "inputs": { "look": { "light": "raised" } } }"#,
      [("base.theme.json", base), Self.resolver])
    try expectEqual(theme.variants("window.tintColor"), Array(repeating: "#000004", count: 5))
    let same = ResolvedTheme(#"{ "pelmet": 1, "extends": "base" }"#, [("base.theme.json", base), Self.resolver])
    try expectEqual(same.value("window.tintColor", .dark), "#000001")
  }

  @Test func `two adaptive inputs are independent`() throws {
    func modifier(_ name: String) -> String {
      """
      { "type": "modifier", "name": "\(name)", "contexts": {
        "a": [{ "\(name)": { "$type": "number", "$value": 1 } }], "b": [{ "\(name)": { "$type": "number", "$value": 2 } }] } }
      """
    }
    let theme = ResolvedTheme(
      """
      { "pelmet": 1, "tokens": ["t.resolver.json"],
        "inputs": { "x": { "light": "a", "dark": "b" }, "y": { "light": "a", "lightHighContrast": "b" } },
        "navigationBar": { "standardAppearance": { "titleTextAttributes": { "kern": "{x}" } } },
        "toolbar": { "standardAppearance": { "buttonAppearance": { "normal": { "titleTextAttributes": { "kern": "{y}" } } } } } }
      """,
      [("t.resolver.json", #"{ "version": "2025.10", "resolutionOrder": [\#(modifier("x")), \#(modifier("y"))] }"#)])
    expectEqual(theme.findings, [])
    try expectEqual(theme.variants(Self.kern), ["1", "2", "1", "2", "2"])
    let other = "toolbar.standardAppearance.buttonAppearance.normal.titleTextAttributes.kern"
    try expectEqual(theme.variants(other), ["1", "1", "2", "1", "1"])
  }

  @Test func `the history of a value names the context`() throws {
    var query = ResolveQuery(traits: Theme.Traits(scheme: .dark))
    query.trace("window.tintColor")
    let theme = Self.theme(#"{ "light": "day", "dark": "night" }"#)
    let history = try Resolution.resolve(theme.files.input, query).history
    #expect(history?.steps.map(\.text).contains(#"the input 'look' takes "night""#) == true)
  }

  @Test func `a hard-wired input can be replaced by its fix-it`() throws {
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "theme", "default": "light",
        "contexts": { "light": [], "dark": [], "light-hc": [], "dark_ax": [] } }] }
      """
    for text in [
      #"{ "pelmet": 1, "tokens": ["t.resolver.json"] }"#, #"{ "pelmet": 1, "inputs": {}, "tokens": ["t.resolver.json"] }"#,
      #"{ "pelmet": 1, "tokens": ["t.resolver.json"], "inputs": { "theme": "dark" } }"#,
      "{\n  \"pelmet\": 1,\n  \"tokens\": [\"t.resolver.json\"]\n}",
    ] {
      let theme = ResolvedTheme(text, [("t.resolver.json", resolver)])
      let finding = try #require(theme.diagnostics.first)
      expectEqual(finding.rule, .fixedContext)
      let edit = try #require(finding.fixIts.first?.edits.first)
      var bytes = Array(text.utf8)
      bytes.replaceSubrange(edit.span.range, with: Array(edit.text.utf8))
      let fixed = String(decoding: bytes, as: UTF8.self)
      #expect(
        fixed.contains(
          #""theme": { "light": "light", "dark": "dark", "lightHighContrast": "light-hc", "darkHighContrast": "dark_ax" }"#))
      expectEqual(ResolvedTheme(fixed, [("t.resolver.json", resolver)]).findings, [])
    }
  }

  @Test func `a modifier without an input is told both looks`() {
    let resolver = """
      { "version": "2025.10", "resolutionOrder": [{ "type": "modifier", "name": "theme", "contexts": { "dark": [], "light": [] } }] }
      """
    let theme = ResolvedTheme(#"{ "pelmet": 1, "tokens": ["t.resolver.json"] }"#, [("t.resolver.json", resolver)])
    #expect(
      theme.diagnostics.map(\.fix) == [
        #"add "inputs": { "theme": { "light": "light", "dark": "dark" } }, or one context for all"#
      ])
  }
}

@Suite struct ContextLookTests {
  @Test(arguments: [
    (["light", "dark"], ["light", "dark"]), (["Dark", "Light"], ["Light", "Dark"]),
    (["light", "light-hc", "dark", "dark-hc"], ["light", "dark", "light-hc", "dark-hc"]),
    (
      ["Light", "Dark", "Light High Contrast", "Dark High Contrast"],
      ["Light", "Dark", "Light High Contrast", "Dark High Contrast"]
    ),
    (["lightHighContrast", "light", "dark", "darkHighContrast"], ["light", "dark", "lightHighContrast", "darkHighContrast"]),
    (["light", "dark", "highcontrast", "highcontrast-dark"], ["light", "dark", "highcontrast-dark"]),
    (["hcLight", "light", "dark", "hcDark"], ["light", "dark", "hcLight", "hcDark"]),
    (["light_ax", "light", "dark", "dark_ax"], ["light", "dark", "light_ax", "dark_ax"]),
    (["Light HC", "Light", "Dark", "Dark HC"], ["Light", "Dark", "Light HC", "Dark HC"]),
    (["lightmode", "darkmode"], ["lightmode", "darkmode"]),
    (["blackbaud-light", "blackbaud-dark", "modern"], ["blackbaud-light", "blackbaud-dark"]),
    (["dark-protanopia", "light", "dark", "light-protanopia"], ["light", "dark"]),
    (["Light Increased Contrast", "Light", "Dark"], ["Light", "Dark", "Light Increased Contrast"]),
  ])
  func `names of contexts tell their appearances`(_ names: [String], _ expected: [String]) {
    expectEqual(ContextLooks(names)?.choices.map(\.name), expected)
  }

  @Test(arguments: [
    ["light"], ["light", "bold"], ["a-light", "b-dark"], ["highlight", "darkness"], ["light-dark", "light"], [],
  ])
  func `other names tell none`(_ names: [String]) {
    #expect(ContextLooks(names) == nil)
  }
}
