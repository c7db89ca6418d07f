import Pelmet
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Parts of values that lie behind references, and members beside them: each counts, or is reported.
@Suite struct TokenPartTests {
  static let parts = ##"""
    "stack": { "$type": "fontFamily", "$value": ["A", "B"] },
    "mixed": { "$type": "fontFamily", "$value": "{stack}, serif" },
    "wide": { "value": "-2%", "type": "letterSpacing" }, "auto": { "value": "AUTO", "type": "lineHeights" },
    "slant": { "value": "italic", "type": "fontStyle" }, "size": { "value": "20", "type": "fontSizes" },
    "ink": { "value": "#000000", "type": "color" }, "raw": { "value": "black" }, "time": { "value": "200ms" },
    "shade": { "$type": "shadow", "$value": { "color": "#000", "offsetX": 0, "offsetY": 1, "blur": 1, "spread": 0 } },
    "soft": { "$value": "{shade}", "alpha": 0.5 }
    """##

  func lookup(_ token: String) -> Lookup {
    var reading = TokenReading([("a.json", "{ \(Self.parts), \"a\": { \(token) } }")])
    return reading.tokens().lookup("a")
  }

  func value(_ token: String) -> TokenValue? { if case .found(let found) = lookup(token) { found.value } else { nil } }

  @Test func `names of fonts in other tokens are all kept`() {
    expectEqual(value(#""$type": "fontFamily", "$value": "{stack}, serif""#), .fontFamily(["A", "B", "serif"]))
    expectEqual(value(#""$type": "fontFamily", "$value": "{mixed}, mono""#), .fontFamily(["A", "B", "serif", "mono"]))
    expectEqual(value(#""$type": "fontFamily", "$value": "$stack""#), .fontFamily(["A", "B"]))
    #expect(value(#""$type": "fontFamily", "$value": "$gone""#) == nil)
  }

  @Test func `a typography reads what only it has a use for`() {
    let text =
      #""type": "typography", "value": { "fontSize": "$size", "fontWeight": "500 Italic", "letterSpacing": "{wide}", "lineHeight": "{auto}" }"#
    #expect(
      value(text)
        == .typography(.init(fontFamily: [], fontSize: 20, fontWeight: 500, isItalic: true, letterSpacing: -0.4, lineHeight: nil))
    )
    guard case .typography(let font)? = value(#""type": "typography", "value": { "fontSize": 12, "fontStyle": "{slant}" }"#)
    else {
      Issue.record("no font")
      return
    }
    #expect(font.isItalic)
    #expect(value(#""$value": "{wide}""#) == nil)
  }

  @Test(arguments: [("Bold Italic", 700.0), ("bold normal", 700), ("500 Italic", 500), ("Extra Bold", 800), ("oblique", 400)])
  func `weights are read with styles behind them`(_ text: String, _ weight: Double) {
    expectEqual(value(#""type": "fontWeights", "value": "\#(text)""#), .fontWeight(weight))
  }

  @Test(arguments: [
    #""type": "fontWeights", "value": "0x1F4""#,
    #""$type": "shadow", "$value": ["{soft}"]"#,
    ##""type": "boxShadow", "value": { "x": 0, "y": 1, "blur": 1, "spread": 0, "color": "#000", "type": "inset" }"##,
    ##""value": "#000", "type": "color", "alpha": 70"##,
    #""type": "spacing", "value": "1e308rem""#,
    ##""value": "#000", "type": "color", "width": { "value": "4px", "type": "sizing" }"##,
    #""type": "color", "value": "rgba({shade}, .5)""#,
  ]) func `what is not understood has no value`(_ token: String) {
    guard case .broken(let failure) = lookup(token) else {
      Issue.record("\(lookup(token))")
      return
    }
    expectEqual(failure.findings.count, 1, "\(failure.findings.map(\.summary))")
  }

  @Test func `a type along the way decides`() {
    var reading = TokenReading([
      ("a.json", ##"{ "raw": { "value": "black" }, "a": { "value": "{raw}", "type": "color" }, "c": { "value": "{a}" } }"##)
    ])
    expectEqual(reading.color("c"), "#000000FF")
    expectEqual(value(#""value": "{time} * 2""#), .duration(milliseconds: 400))
    #expect(value(#""value": "{size} * 2", "type": "custom-space""#) != nil)
    expectEqual(value(#""value": " {ink} ""#), .color(.rgb(.init(red: 0, green: 0, blue: 0))))
  }
}
