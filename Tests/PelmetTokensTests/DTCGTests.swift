import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Values as DTCG 2025.10 defines them. The article DesignTokensConformance names the test of each requirement.
@Suite struct DTCGTests {
  private static let navy = #"{ "colorSpace": "srgb", "components": [0, 0, 0.5] }"#

  @Test func `the type is the token's own, else that of the nearest group`() {
    var reading = TokenReading(
      #"""
      { "$type": "number", "outer": { "$type": "dimension", "inner": {
        "own": { "$type": "duration", "$value": { "value": 1, "unit": "s" } },
        "group": { "$value": { "value": 1, "unit": "rem" } } } }, "file": { "$value": 3 } }
      """#)
    expectEqual(reading.value("outer.inner.own"), .duration(milliseconds: 1000))
    expectEqual(reading.value("outer.inner.group"), .dimension(points: 16))
    expectEqual(reading.value("file"), .number(3))
  }

  @Test func `an alias has the type of its target, not that of its group`() {
    var reading = TokenReading(
      #"{ "a": { "$type": "number", "b": { "$value": "{c}" } }, "c": { "$type": "duration", "$value": { "value": 2, "unit": "ms" } } }"#
    )
    expectEqual(reading.value("a.b"), .duration(milliseconds: 2))
  }

  @Test func `pointers lead to tokens and into values, and may escape names`() {
    var reading = TokenReading(
      #"""
      { "$type": "color", "a/b": { "c~d": { "$value": \#(Self.navy) } },
        "whole": { "$ref": "#/a~1b/c~0d" }, "value": { "$value": { "$ref": "#/a~1b/c~0d/$value" } },
        "part": { "$value": { "colorSpace": "srgb", "components": [{ "$ref": "#/a~1b/c~0d/$value/components/2" }, 0, 0] } },
        "braces": { "$value": "{a/b.c~d}" } }
      """#)
    expectEqual(reading.color("whole"), "#000080FF")
    expectEqual(reading.color("value"), "#000080FF")
    expectEqual(reading.color("part"), "#800000FF")
    expectEqual(reading.color("braces"), "#000080FF")
    expectEqual(reading.findings, [])
  }

  @Test func `names that differ in case are two tokens`() {
    var reading = TokenReading(#"{ "$type": "number", "a": { "$value": 1 }, "A": { "$value": 2 } }"#)
    expectEqual(reading.value("a"), .number(1))
    expectEqual(reading.value("A"), .number(2))
  }

  @Test func `a group has a value of its own in a root token`() {
    var reading = TokenReading(#"{ "a": { "$type": "number", "$root": { "$value": 1 }, "b": { "$value": "{a.$root}" } } }"#)
    expectEqual(reading.value("a.$root"), .number(1))
    expectEqual(reading.value("a.b"), .number(1))
    expectEqual(reading.findings, [])
  }

  @Test func `a colour without alpha is opaque, and a missing component is 0`() {
    var reading = TokenReading(
      #"""
      { "$type": "color", "a": { "$value": \#(Self.navy) },
        "b": { "$value": { "colorSpace": "srgb", "components": ["none", 0, 1], "alpha": 0.5, "hex": "#0000ff" } } }
      """#)
    expectEqual(reading.color("a"), "#000080FF")
    expectEqual(reading.color("b"), "#0000FF80")
    expectEqual(reading.findings, [])
  }

  @Test func `positions of a gradient outside of 0 to 1 are cut off`() {
    var reading = TokenReading(
      #"""
      { "a": { "$type": "gradient", "$value": [
        { "color": \#(Self.navy), "position": -99 }, { "color": \#(Self.navy), "position": 42 }] } }
      """#)
    guard case .gradient(let stops)? = reading.value("a") else {
      Issue.record("no gradient")
      return
    }
    expectEqual(stops.map(\.position), [0, 1])
  }

  @Test(arguments: [("small", 2.0), ("large", 4.0)])
  func `later sources win, a context may name a set, and aliases are resolved last`(context: String, expected: Double) {
    var reading = TokenReading(
      [
        (
          "a.resolver.json",
          #"""
          { "version": "2025.10",
            "sets": {
              "base": { "sources": [
                { "$type": "number", "x": { "$value": 1 }, "alias": { "$value": "{x}" } }, { "x": { "$type": "number", "$value": 2 } }] },
              "last": { "sources": [{ "x": { "$type": "number", "$value": 4 } }] } },
            "modifiers": { "size": { "contexts": {
              "small": [], "large": [{ "x": { "$type": "number", "$value": 3 } }, { "$ref": "#/sets/last" }] } } },
            "resolutionOrder": [{ "$ref": "#/sets/base" }, { "$ref": "#/modifiers/size" }] }
          """#
        )
      ], inputs: [("size", context)])
    expectEqual(reading.value("alias"), .number(expected))
    expectEqual(reading.findings, [])
  }
}
