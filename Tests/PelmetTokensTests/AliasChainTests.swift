import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct AliasChainTests {
  /// `t0` is a number, each further token an alias of the one before.
  static func chain(_ length: Int, end: String = #""$type": "number", "$value": 7"#) -> String {
    let aliases = (1..<length).map { "\"t\($0)\": { \"$value\": \"{t\($0 - 1)}\" }" }
    return "{ \(([ "\"t0\": { \(end) }"] + aliases).joined(separator: ",\n")) }"
  }

  @Test(arguments: [1, 2, 100, 20_000]) func followsAChainOfAnyLength(_ length: Int) {
    var reading = TokenReading(Self.chain(length))
    let set = reading.tokens()
    expectEqual(reading.value("t\(length - 1)"), .number(7))
    expectEqual(set.chain(from: "t\(length - 1)").count, length)
    #expect(reading.findings.isEmpty)
  }

  @Test func reportsALongRingOnceWithItsFirstAndLastSteps() {
    var reading = TokenReading(Self.chain(500, end: #""$value": "{t499}""#))
    reading.look(for: (0..<500).map { "t\($0)" })
    expectEqual(reading.rules, ["ReferenceCycle"])
    expectEqual(reading.bag.diagnostics.first?.notes.count, 7)
  }

  @Test func reportsADanglingChainAtItsLastAlias() {
    var reading = TokenReading(Self.chain(50, end: #""$value": "{u}""#))
    reading.look(for: (0..<50).map { "t\($0)" })
    expectEqual(reading.findings, [#"UnresolvedReference /t0/$value "{u}""#])
  }

  @Test func reportsOneCycleForEachRing() {
    let text =
      #"{ "$type": "number", "a": { "$value": "{b}" }, "b": { "$value": "{a}" }, "c": { "$value": "{c}" }, "d": { "$value": "{c}" } }"#
    var reading = TokenReading(text)
    reading.look(for: ["a", "b", "c", "d"])
    expectEqual(reading.rules, ["ReferenceCycle", "ReferenceCycle"])
  }

  @Test func reportsARingAtTheMemberLeastByPathAndOffset() {
    var reading = TokenReading([
      ("z.tokens.json", #"{ "a": { "$value": "{b}" } }"#), ("m.tokens.json", #"{ "b": { "$value": "{a}" } }"#),
    ])
    reading.look(for: ["a", "b"])
    expectEqual(reading.findings, [#"ReferenceCycle /b/$value "{a}""#])
  }

  @Test func seesTheFinalTokens() {
    var reading = TokenReading([
      ("base.tokens.json", ##"{ "$type": "color", "accent": { "$value": "#111" }, "tint": { "$value": "{accent}" } }"##),
      ("brand.tokens.json", ##"{ "accent": { "$type": "color", "$value": "#222" } }"##),
    ])
    expectEqual(reading.color("tint"), "#222222FF")
    expectEqual(reading.tokens().chain(from: "tint").map(\.path), ["tint", "accent"])
  }

  @Test func marksEverythingThatATokenNeedsAsUsed() {
    var reading = TokenReading(
      ##"""
      { "color": { "$type": "color", "x": { "$value": "#000" }, "y": { "$value": "{color.x}" }, "z": { "$value": "#FFF" } },
        "width": { "$type": "dimension", "$value": { "value": { "$ref": "#/count/$value" }, "unit": "px" } },
        "count": { "$type": "number", "$value": 2 },
        "line": { "$type": "border", "$value": { "color": "{color.y}", "width": "{width}", "style": "solid" } } }
      """##)
    var used: Set<String> = []
    reading.tokens().markUsed("line", in: &used)
    expectEqual(used, ["line", "color.y", "color.x", "width", "count"])
  }

  @Test func suggestsTheNearestPath() {
    var reading = TokenReading(
      ##"{ "color": { "$type": "color", "accent": { "$root": { "$value": "#000" } }, "paper": { "$value": "#FFF" } } }"##)
    let set = reading.tokens()
    func nearest(_ path: String) -> String?? { if case .missing(let nearest) = set.lookup(path) { nearest } else { nil } }
    expectEqual(nearest("color.papr"), "color.paper")
    expectEqual(nearest("color.accent"), "color.accent.$root")
    expectEqual(nearest("fish"), .some(nil))
  }
}
