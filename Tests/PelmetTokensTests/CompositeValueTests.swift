import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct CompositeValueTests {
  static let parts = ##"""
    "ink": { "$type": "color", "$value": { "colorSpace": "srgb", "components": [0, 0, 0], "alpha": 0.5 } },
    "thin": { "$type": "dimension", "$value": { "value": 1, "unit": "px" } },
    "zero": { "$type": "dimension", "$value": { "value": 0, "unit": "px" } },
    "soft": { "$type": "shadow", "$value": { "color": "{ink}", "offsetX": "{zero}", "offsetY": "{thin}", "blur": "{thin}", "spread": "{zero}" } },
    "sans": { "$type": "fontFamily", "$value": ["Inter", "Helvetica"] },
    "body": { "$type": "typography", "$value": { "fontFamily": "{sans}", "fontSize": { "value": 1, "unit": "rem" }, "fontWeight": "bold",
      "letterSpacing": { "value": 0.2, "unit": "px" }, "lineHeight": 1.5 } }
    """##

  static let ink = Theme.Color.rgba(0x0000_0080)

  static func layer(inset: Bool = false) -> TokenValue.Shadow {
    TokenValue.Shadow(color: ink, offsetX: 0, offsetY: 1, blur: 1, spread: 0, isInset: inset)
  }

  static let values: [(String, TokenValue)] = [
    (#""$type": "dimension", "$value": { "value": 1.5, "unit": "rem" }"#, .dimension(points: 24)),
    (#""$type": "dimension", "$value": "-0.5rem""#, .dimension(points: -8)),
    (#""$type": "duration", "$value": { "value": 0.2, "unit": "s" }"#, .duration(milliseconds: 200)),
    (#""$type": "duration", "$value": "150ms""#, .duration(milliseconds: 150)),
    (#""$type": "number", "$value": -2.5"#, .number(-2.5)), (#""$type": "fontWeight", "$value": "demi-bold""#, .fontWeight(600)),
    (#""$type": "fontFamily", "$value": "Inter""#, .fontFamily(["Inter"])),
    (#""$type": "cubicBezier", "$value": [0.2, -1, 0.8, 2]"#, .cubicBezier(.init(x1: 0.2, y1: -1, x2: 0.8, y2: 2))),
    (
      #""$type": "strokeStyle", "$value": { "dashArray": ["{thin}", { "value": 2, "unit": "px" }], "lineCap": "round" }"#,
      .strokeStyle(.dashes([1, 2], lineCap: "round"))
    ),
    (
      #""$type": "border", "$value": { "color": "{ink}", "width": "{thin}", "style": "solid" }"#,
      .border(.init(color: ink, width: 1, style: .named("solid")))
    ),
    (
      #""$type": "transition", "$value": { "duration": { "value": 1, "unit": "s" }, "delay": { "value": 5, "unit": "ms" }, "timingFunction": [0, 0, 1, 1] }"#,
      .transition(.init(duration: 1000, delay: 5, timingFunction: .init(x1: 0, y1: 0, x2: 1, y2: 1)))
    ),
    (#""$type": "shadow", "$value": "{soft}""#, .shadow([layer()])),
    (
      #""$type": "shadow", "$value": ["{soft}", { "color": "{ink}", "offsetX": "{zero}", "offsetY": "{thin}", "blur": "{thin}", "spread": "{zero}", "inset": true }]"#,
      .shadow([layer(), layer(inset: true)])
    ),
    (
      #""$type": "gradient", "$value": [{ "color": "{ink}", "position": -1 }, { "color": "{ink}", "position": 0.5 }]"#,
      .gradient([.init(color: ink, position: 0), .init(color: ink, position: 0.5)])
    ),
    (
      #""$value": "{body}""#,
      .typography(.init(fontFamily: ["Inter", "Helvetica"], fontSize: 16, fontWeight: 700, letterSpacing: 0.2, lineHeight: 1.5))
    ),
    (
      ##""$type": "typography", "$value": { "fontFamily": { "$ref": "#/body/$value/fontFamily/1" }, "fontSize": "{thin}", "fontWeight": { "$ref": "#/body/$value/fontWeight" } }"##,
      .typography(.init(fontFamily: ["Helvetica"], fontSize: 1, fontWeight: 700))
    ),
    (
      ##""$type": "dimension", "$value": { "value": { "$ref": "#/body/$value/lineHeight" }, "unit": { "$ref": "#/thin/$value/unit" } }"##,
      .dimension(points: 1.5)
    ),
    (##""$type": "number", "$ref": "#/body/$value/fontSize/value""##, .number(1)),
  ]

  @Test(arguments: values) func readsAValue(_ token: String, _ value: TokenValue) {
    var reading = TokenReading("{ \(Self.parts), \"a\": { \(token) } }")
    expectEqual(reading.value("a"), value)
    #expect(reading.rules.allSatisfy { $0 == "LegacyTokenSyntax" })
  }

  @Test(arguments: [
    (
      #""$type": "border", "$value": { "color": "{thin}", "width": "{thin}", "style": "solid" }"#,
      #"InvalidTokenValue /a/$value/color "{thin}""#
    ),
    (
      #""$type": "border", "$value": { "color": "{nik}", "width": "{thin}", "style": "solid" }"#,
      #"UnresolvedReference /a/$value/color "{nik}" ({ink})"#
    ),
    (
      #""$type": "border", "$value": { "color": "{ink}", "width": "{thin}", "style": "sold" }"#,
      #"InvalidTokenValue /a/$value/style "sold" (solid)"#
    ),
    (
      #""$type": "border", "$value": { "color": "{ink}", "width": "{thin}" }"#,
      #"InvalidTokenValue /a/$value { "color": "{ink}", "wid…"#
    ),
    (#""$type": "duration", "$value": { "value": 2, "unit": "{thin}" }"#, #"InvalidTokenValue /a/$value/unit "{thin}""#),
    (##""$type": "number", "$ref": "#/thin/$value/unit""##, ##"InvalidTokenValue /a/$ref "#/thin/$value/unit""##),
    (##""$type": "number", "$ref": "#/thin/$value/size""##, ##"UnresolvedReference /a/$ref "#/thin/$value/size""##),
    (##""$type": "number", "$ref": "#/a/$value/x""##, ##"ReferenceCycle /a/$ref "#/a/$value/x""##),
    (#""$type": "shadow", "$value": []"#, "InvalidTokenValue /a/$value []"),
    (#""$type": "shadow", "$value": ["{a}"]"#, #"InvalidTokenValue /a/$value/0 "{a}""#),
    (#""$type": "cubicBezier", "$value": [2, 0, 1, 1]"#, "InvalidTokenValue /a/$value/0 2"),
    (#""$type": "fontWeight", "$value": "bolt""#, #"InvalidTokenValue /a/$value "bolt" (bold)"#),
    (#""$type": "fontWeight", "$value": 0"#, "InvalidTokenValue /a/$value 0"),
    (#""$type": "dimension", "$value": true"#, "InvalidTokenValue /a/$value true"),
    (#""$type": "number", "$value": [12]"#, "InvalidTokenValue /a/$value [12]"),
  ])
  func reportsAMistakeAtItsNarrowestPart(_ token: String, _ finding: String) {
    var reading = TokenReading("{ \(Self.parts), \"a\": { \(token) } }")
    reading.look(for: ["a"])
    expectEqual(reading.findings, [finding])
  }

  @Test(
    arguments: [
      ("a", Deprecation.deprecated(message: "use b")), ("g.x", .deprecated(message: nil)), ("g.y", .current), ("b", nil),
      ("toG", nil),
    ] as [(String, Deprecation?)])
  func inheritsDeprecation(_ path: String, _ deprecation: Deprecation?) {
    var reading = TokenReading(
      #"""
      { "$type": "number", "a": { "$value": 1, "$deprecated": "use b" }, "b": { "$value": 1 }, "toG": { "$value": "{g.x}" },
        "g": { "$deprecated": true, "x": { "$value": 1 }, "y": { "$value": 1, "$deprecated": false } } }
      """#)
    guard case .found(let token) = reading.tokens().lookup(path) else { return #expect(Bool(false), "\(path)") }
    expectEqual(token.deprecation, deprecation)
  }

  @Test func takesATypeFromAGroupOfAnotherFile() {
    var reading = TokenReading([
      ("a.tokens.json", #"{ "space": { "$type": "dimension", "$deprecated": "gone" } }"#),
      ("b.tokens.json", #"{ "space": { "s": { "$value": { "value": 4, "unit": "px" } }, "t": { "$value": true } } }"#),
    ])
    reading.look(for: ["space.t"])
    expectEqual(reading.value("space.s"), .dimension(points: 4))
    expectEqual(reading.findings, ["InvalidTokenValue /space/t/$value true"])
  }
}
