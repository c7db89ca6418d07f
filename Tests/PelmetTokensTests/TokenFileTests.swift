import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct TokenFileTests {
  static let blue = ##"{ "colorSpace": "srgb", "components": [0.0392, 0.3725, 0.8196], "hex": "#0a5fd1" }"##

  struct Mistake: CustomTestStringConvertible {
    var name: String
    var text: String
    var findings: [String]

    var testDescription: String { name }
  }

  static let mistakes: [Mistake] = [
    Mistake(
      name: "alias to nothing",
      text:
        ##"{ "a": { "$type": "color", "x": { "$value": "{b.blue}" } }, "b": { "bleu": { "$type": "color", "$value": "#000" } } }"##,
      findings: [
        #"UnresolvedReference /a/x/$value "{b.blue}" ({b.bleu})"#, ##"LegacyTokenSyntax /b/bleu/$value "#000""##,
      ]),
    Mistake(
      name: "token with children",
      text: #"{ "a": { "$type": "color", "x": { "$value": \#(blue), "down": { "$value": \#(blue) } } } }"#,
      findings: [#"TokenWithChildren /a/x/down "down""#]),
    Mistake(
      name: "unit", text: #"{ "a": { "x": { "$type": "dimension", "$value": { "value": 0.4, "unit": "pt" } } } }"#,
      findings: [#"InvalidTokenValue /a/x/$value/unit "pt""#]),
    Mistake(
      name: "names",
      text: ##"{ "a.b": {}, "{": {}, "$x": {}, "": {}, "ok": { "$type": "color", "$value": "#000", "$kind": 1, "$typ": 1 } }"##,
      findings: [
        #"InvalidTokenName /a.b "a.b""#, #"InvalidTokenName /{ "{""#,
        #"InvalidTokenName / """#, #"InvalidTokenName /ok/$typ "$typ" ($type)"#,
      ]),
    Mistake(
      name: "no type", text: #"{ "a": { "x": { "$value": true }, "y": { "$value": "{a.x}" } } }"#,
      findings: [#"MissingTokenType /a/x "x""#]),
    Mistake(
      name: "unknown type of a value that does not say its own", text: #"{ "a": { "$type": "colour", "$value": "blueish" } }"#,
      findings: [#"UnknownCase /a/$type "colour" (color)"#, #"LegacyTokenSyntax /a/$type "colour""#]),
    Mistake(
      name: "colour space", text: #"{ "a": { "$type": "color", "$value": { "colorSpace": "sgrb", "components": [0, 0, 0] } } }"#,
      findings: [#"InvalidTokenValue /a/$value/colorSpace "sgrb" (srgb)"#]),
    Mistake(
      name: "component range",
      text: #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1.5, "non"] } } }"#,
      findings: [
        "InvalidTokenValue /a/$value/components/1 1.5",
        #"InvalidTokenValue /a/$value/components/2 "non""#,
      ]),
    Mistake(
      name: "component count", text: #"{ "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 1] } } }"#,
      findings: ["InvalidTokenValue /a/$value/components [0, 1]"]),
    Mistake(
      name: "reference grammar",
      text: #"{ "a": { "$type": "color", "$value": "{a..b}" }, "b": { "$type": "color", "$ref": "a/b" } }"#,
      findings: [#"InvalidReference /a/$value "{a..b}""#, #"InvalidReference /b/$ref "a/b""#]),
    Mistake(
      name: "ring",
      text:
        #"{ "$type": "color", "b": { "$value": "{c}" }, "c": { "$value": "{a}" }, "a": { "$value": "{b}" }, "x": { "$value": "{c}" } }"#,
      findings: [#"ReferenceCycle /b/$value "{c}""#]),
    Mistake(
      name: "type of an alias",
      text:
        ##"{ "a": { "$type": "color", "$value": "{b}" }, "b": { "$type": "number", "$value": 1 }, "x": { "$value": "{a}" } }"##,
      findings: [#"InvalidTokenValue /a/$value "{b}""#]),
    Mistake(
      name: "member", text: #"{ "a": { "$type": "dimension", "$value": { "value": 1, "unit": "px", "units": 1 } } }"#,
      findings: [#"InvalidTokenValue /a/$value/units "units" (unit)"#]),
    Mistake(
      name: "no object", text: #"{ "a": 3, "b": { "$root": {} } }"#,
      findings: ["WrongKind /a 3", "InvalidTokenValue /b/$root {}"]),
    Mistake(
      name: "legacy, with its count",
      text: ##"{ "a": { "type": "color", "value": "#0A5FD1" }, "b": { "$type": "dimension", "$value": "16px" } }"##,
      findings: [#"LegacyTokenSyntax /a/value "value""#]),
    Mistake(
      name: "out of gamut",
      text: #"{ "a": { "$type": "color", "$value": { "colorSpace": "rec2020", "components": [0, 1, 0] } } }"#,
      findings: [#"ColorOutOfGamut /a/$value { "colorSpace": "rec2020…"#]),
  ]

  @Test(arguments: mistakes) func reportsAMistakeOnceAtItsPlace(_ mistake: Mistake) {
    var reading = TokenReading(mistake.text)
    reading.look(for: reading.library.declaredTokens.map(\.path))
    expectEqual(reading.findings, mistake.findings)
  }

  @Test func leavesDanglingAliasesAloneUntilAThemeReachesThem() {
    var reading = TokenReading(#"{ "a": { "$value": "{nothing}" } }"#)
    _ = reading.tokens()
    #expect(reading.findings.isEmpty)
  }

  @Test func countsLegacyConstructs() {
    let reading = TokenReading(
      ##"{ "a": { "type": "color", "value": "#0A5FD1" }, "b": { "$type": "dimension", "$value": "16px" } }"##)
    #expect(
      reading.bag.diagnostics.map(\.summary) == [
        "read beyond DTCG 2025.10, as Style Dictionary writes it: 1 key without \"$\", 1 colour as a text and 1 measure as a text or number"
      ])
  }

  @Test(arguments: [
    (##"{ "$type": "color", "a": { "$value": "#0A5FD1" } }"##, "#0A5FD1FF"),
    (##"{ "g": { "$type": "color", "h": { "b": { "$value": "#0A5FD180" } } }, "a": { "$value": "{g.h.b}" } }"##, "#0A5FD180"),
    (
      ##"{ "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": ["none", 1, 0], "alpha": 0.5 } }, "a": { "$ref": "#/b" } }"##,
      "#00FF0080"
    ),
    (
      ##"{ "$type": "color", "b": { "$value": { "colorSpace": "srgb", "components": [0, 1, 0] } }, "a": { "$ref": "#/b/$value" } }"##,
      "#00FF00FF"
    ),
    (
      ##"{ "b": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0.2, 0.4, 1] } }, "a": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/b/$value/components/0" }, { "$ref": "#/b/$value/components/2" }, 0] } } }"##,
      "#33FF00FF"
    ),
    (
      ##"{ "b": { "$type": "color", "$root": { "$value": "#123" }, "c": { "$value": "#456" } }, "a": { "$value": "{b.$root}" } }"##,
      "#112233FF"
    ),
    (##"{ "a": { "value": "#0A5FD1", "type": "color" } }"##, "#0A5FD1FF"),
  ])
  func followsReferences(_ text: String, _ color: String) {
    var reading = TokenReading(text)
    expectEqual(reading.color("a"), color)
  }

  @Test func namesTheSettingForMembersThatChangeNothing() {
    var reading = TokenReading(
      #"{ "$type": "number", "a": { "$value": 1, "owner": "x" }, "b": { "$value": 2, "owner": "y" } }"#)
    reading.look(for: ["a", "b"])
    let fixes = Set(reading.bag.diagnostics.compactMap(\.fix))
    expectEqual(fixes, [#"write the final values, or, if it changes nothing, add "owner" to "tokenMetadata" in pelmet.json"#])
    // One finding for the name and the file, at its first place.
    expectEqual(reading.findings, [#"InvalidTokenValue /a/owner "owner""#])
  }
}
