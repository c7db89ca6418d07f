import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Values of tokens in modes, which tools write into extensions.
@Suite struct ModeTests {
  /// A token with a table of modes, beside a palette.
  private static func tokens(_ members: String, extension name: String = "mode", _ table: String) -> TokenReading {
    TokenReading(file(members, extension: name, table))
  }

  private static func file(_ members: String, extension name: String = "mode", _ table: String) -> String {
    """
    { "ink": { "$type": "color", "$value": "#000000" }, "sky": { "$type": "color", "$value": "#0a84ff" },
      "bar": { "$type": "color", \(members)"$extensions": { "\(name)": { \(table) } } }, "title": { "$type": "color", "$value": "{bar}" } }
    """
  }

  private static let looks: [TokenContext] = [
    TokenContext(), TokenContext(scheme: .dark), TokenContext(contrast: .high), TokenContext(scheme: .dark, contrast: .high),
  ]

  private static let white = ##""$value": "#ffffff", "##

  @Test(arguments: [
    (##""light": "#eeeeee", "dark": "{ink}""##, ["#EEEEEEFF", "#000000FF", "#EEEEEEFF", "#000000FF"]),
    (##""dark": "{ink}""##, ["#FFFFFFFF", "#000000FF", "#FFFFFFFF", "#000000FF"]),
    (##""Night": { "$value": "{ink}" }"##, ["#FFFFFFFF", "#000000FF", "#FFFFFFFF", "#000000FF"]),
    (##""dark": { "alpha": 0.5 }, "dark-high-contrast": "{sky}""##, ["#FFFFFFFF", "#FFFFFF80", "#FFFFFFFF", "#0A84FFFF"]),
    (
      ##""dark": { "colorSpace": "srgb", "components": [0, 0, 1], "alpha": 0.2 }, "lightHC": { "value": "#111" }"##,
      ["#FFFFFFFF", "#0000FF33", "#111111FF", "#0000FF33"]
    ),
  ])
  func `modes for light and dark follow the device, also for what refers to the token`(_ table: String, _ values: [String])
    throws
  {
    for name in ["mode", "org.primer.overrides", "carbon.themes"] {
      var tokens = Self.tokens(Self.white, extension: name, table)
      expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, values)
      expectEqual(Self.looks.map { tokens.color("title", in: $0) }, values)
      expectEqual(tokens.rules, ["LegacyTokenSyntax"])
    }
  }

  @Test(arguments: [
    (##""dark": "#000000""##, "#00000040"), (##""dark": { "$value": "#000000" }"##, "#00000040"),
    (##""dark": { "$value": "#000000", "alpha": 0.5 }"##, "#00000080"), (##""dark": { "alpha": 0.5 }"##, "#FFFFFF80"),
    (##""dark": { "$value": "#000000", "alpha": null }"##, "#000000FF"), (##""dark": { "alpha": null }"##, "#FFFFFFFF"),
  ])
  func `an alpha stays unless the mode names one`(_ table: String, _ value: String) {
    var tokens = Self.tokens(Self.white + "\"alpha\": 0.25, ", table)
    expectEqual(tokens.color("bar", in: TokenContext(scheme: .dark)), value)
    expectEqual(tokens.color("bar"), "#FFFFFF40")
  }

  @Test func `a measure is a value, although it has a member called value`() {
    var tokens = TokenReading(
      ##"{ "gap": { "$type": "dimension", "$value": { "value": 8, "unit": "px" }, "$extensions": { "mode": { "dark": { "value": 1, "unit": "rem" } } } } }"##
    )
    expectEqual(tokens.value("gap"), .dimension(points: 8))
    expectEqual(tokens.value("gap", in: TokenContext(scheme: .dark)), .dimension(points: 16))
  }

  // MARK: Other modes

  private static let carbon = """
    { "gray": { "10": { "$type": "color", "$value": "#f4f4f4" }, "100": { "$type": "color", "$value": "#161616" } },
      "background": { "$type": "color", "$extensions": { "carbon.themes": { "g10": "{gray.10}", "g100": "{gray.100}" } },
        "hover": { "$type": "color", "$extensions": { "carbon.themes": { "g10": { "value": "{gray.100}", "alpha": 0.5 } } } } } }
    """

  @Test func `other modes are for the input mode, which may be adaptive`() {
    var tokens = TokenReading([("a.json", Self.carbon)], inputs: [("mode", "g10")])
    expectEqual(tokens.color("background"), "#F4F4F4FF")
    expectEqual(tokens.color("background.hover"), "#16161680")
    tokens = TokenReading([("a.json", Self.carbon)], adaptive: [("mode", [.light: "g10", .dark: "g100"])])
    expectEqual(tokens.color("background"), "#F4F4F4FF")
    expectEqual(tokens.color("background", in: TokenContext(scheme: .dark)), "#161616FF")
    #expect(!tokens.rules.contains("UnchosenModes"))
  }

  @Test func `without a mode, a token without a value asks for one when it is reached`() throws {
    var tokens = TokenReading([("a.json", Self.carbon)])
    #expect(tokens.rules.contains("UnchosenModes"))
    #expect(!tokens.rules.contains("MissingInput"))
    tokens.look(for: ["background"])
    let finding = try #require(tokens.bag.sorted(in: tokens.sources).first { $0.rule == .missingInput })
    #expect(
      finding.summary == #"'background' has no value of its own, and none of its modes is chosen: "g10" and "g100""#)
    expectEqual(finding.fix, #"add "inputs": { "mode": "g10" } to the theme, or another mode"#)
  }

  @Test func `without a mode, a token has its own value, and a remark names what nothing chooses`() throws {
    var tokens = Self.tokens(Self.white, ##""dim": "{ink}", "dark": "{sky}""##)
    expectEqual(tokens.color("bar"), "#FFFFFFFF")
    let finding = try #require(tokens.bag.sorted(in: tokens.sources).first { $0.rule == .unchosenModes })
    expectEqual(finding.summary, #"1 token of this file has values in modes that nothing chooses: "dim""#)
    tokens = TokenReading(
      [("a.json", Self.file(Self.white, ##""dim": "{ink}", "dark": "{sky}""##))], inputs: [("mode", "dim")])
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, Array(repeating: "#000000FF", count: 4))
    expectEqual(tokens.rules, ["LegacyTokenSyntax"])
  }

  @Test func `a mode that is not there is reported with those that are`() throws {
    let tokens = TokenReading([("a.json", Self.carbon)], inputs: [("mode", "g80")])
    let finding = try #require(tokens.bag.sorted(in: tokens.sources).first { $0.rule == .unknownCase })
    #expect(
      finding.summary == #"'g80' is not a context of the modifier 'mode'; expected "default", "g10" or "g100""#)
  }

  @Test func `a mode that a token lacks leaves it its own value`() {
    let text = ##"""
      { "a": { "$type": "color", "$value": "#111111", "$extensions": { "mode": { "x": "#222222" } } },
        "b": { "$type": "color", "$value": "#333333", "$extensions": { "mode": { "y": "#444444" } } } }
      """##
    var tokens = TokenReading([("a.json", text)], inputs: [("mode", "y")])
    expectEqual(tokens.color("a"), "#111111FF")
    expectEqual(tokens.color("b"), "#444444FF")
  }

  // MARK: Behind a resolver

  private static func resolver(_ contexts: [String]) -> String {
    let members = contexts.map { "\"\($0)\": []" }.joined(separator: ", ")
    return """
      { "version": "2025.10", "sets": { "all": { "sources": [{ "$ref": "a.json" }] } },
        "modifiers": { "theme": { "contexts": { \(members) } } },
        "resolutionOrder": [{ "$ref": "#/sets/all" }, { "$ref": "#/modifiers/theme" }] }
      """
  }

  @Test(arguments: [
    ("dark", "#0A84FFFF"), ("dark-hc", "#000000FF"), ("darkHighContrast", "#000000FF"), ("dark_ax", "#000000FF"),
    ("Dark.Contrast", "#000000FF"), ("dark-dimmed", "#0A84FFFF"), ("light", "#FFFFFFFF"), ("dim dark", "#FFFFFFFF"),
  ])
  func `the mode of the chosen context holds, else that of its first word, else the own value`(_ context: String, _ value: String)
  {
    let text = Self.file(Self.white, ##""dark": "{sky}", "dark-high-contrast": "{ink}""##)
    let resolver = Self.resolver(["dark", "other"] + (context == "dark" ? [] : [context]))
    var tokens = TokenReading(
      [("a.json", text), ("r.resolver.json", resolver)], entries: ["r.resolver.json"], inputs: [("theme", context)])
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, Array(repeating: value, count: 4))
  }

  @Test func `an adaptive input of the resolver chooses modes for each look`() {
    let text = Self.file(Self.white, ##""dark": "{sky}", "dark-high-contrast": "{ink}", "dimmed": "#777777""##)
    let files = [("a.json", text), ("r.resolver.json", Self.resolver(["light", "dark", "dark-hc"]))]
    let choices: [Theme.Color.Variant: String] = [.light: "light", .dark: "dark", .darkHighContrast: "dark-hc"]
    var tokens = TokenReading(files, entries: ["r.resolver.json"], adaptive: [("theme", choices)])
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, ["#FFFFFFFF", "#0A84FFFF", "#FFFFFFFF", "#000000FF"])
    #expect(tokens.rules.contains("UnchosenModes"))
    // The input chooses the rest.
    tokens = TokenReading(files, entries: ["r.resolver.json"], inputs: [("mode", "dimmed")], adaptive: [("theme", choices)])
    expectEqual(tokens.color("bar"), "#777777FF")
  }

  @Test func `a later file replaces the token with its modes, and an earlier one nothing`() {
    let plain = ##"{ "bar": { "$type": "color", "$value": "#123456" } }"##
    let text = Self.file(Self.white, ##""dark": "{sky}""##)
    var tokens = TokenReading([("a.json", text), ("b.json", plain)])
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, Array(repeating: "#123456FF", count: 4))
    tokens = TokenReading([("b.json", plain), ("a.json", text)])
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, ["#FFFFFFFF", "#0A84FFFF", "#FFFFFFFF", "#0A84FFFF"])
  }

  // MARK: Guesses

  @Test func `an extension of another name is read if its keys are looks and its values are some`() {
    var tokens = Self.tokens(Self.white, extension: "com.acme", ##""light": "{sky}", "dark-hc": "#000""##)
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, ["#0A84FFFF", "#FFFFFFFF", "#0A84FFFF", "#000000FF"])
    expectEqual(tokens.rules, ["LegacyTokenSyntax"])
  }

  @Test(arguments: [
    ##""light": "{sky}", "dark": "{nowhere}""##, ##""light": "#ffffff", "dark": 7"##, ##""light": "#ffffff", "dark": "soft""##,
    ##""light": "#ffffff", "dark": { "name": "Night" }"##,
  ])
  func `otherwise the value is unchanged, and a remark says so`(_ table: String) {
    var tokens = Self.tokens(Self.white, extension: "com.acme", table)
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, Array(repeating: "#FFFFFFFF", count: 4))
    #expect(tokens.rules.contains("UnchosenModes"))
  }

  @Test(arguments: [
    ##""light": "{sky}", "scopes": []"##, ##""collection": "mode", "group": "component""##, ##""brand": "#000""##,
  ])
  func `an extension with other keys is none`(_ table: String) {
    var tokens = Self.tokens(Self.white, extension: "com.acme", table)
    expectEqual(Self.looks.map { tokens.color("bar", in: $0) }, Array(repeating: "#FFFFFFFF", count: 4))
    #expect(!tokens.rules.contains("UnchosenModes"))
  }

  // MARK: Mistakes

  @Test func `a mistake in a mode is an error where it is reached, at its place`() {
    var tokens = Self.tokens(Self.white, ##""dark": "{skye}""##)
    tokens.look(for: ["bar"])
    expectEqual(tokens.rules, ["LegacyTokenSyntax"])
    tokens.look(for: ["bar"], in: TokenContext(scheme: .dark))
    #expect(tokens.findings.contains(#"UnresolvedReference /bar/$extensions/mode/dark "{skye}" ({sky})"#))
  }

  @Test func `a mode changes no value in a way that nobody knows`() {
    var tokens = Self.tokens(Self.white, ##""dark": { "$value": "{sky}", "transform": "shade" }"##)
    #expect(tokens.color("bar", in: TokenContext(scheme: .dark)) == nil)
    expectEqual(tokens.color("bar"), "#FFFFFFFF")
  }
}
