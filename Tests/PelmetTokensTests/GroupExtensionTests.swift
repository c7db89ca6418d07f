import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetTokens

@Suite struct GroupExtensionTests {
  static let base = #"""
    "button": { "$type": "dimension",
      "width": { "$value": { "value": 12, "unit": "px" } },
      "inner": { "gap": { "$value": { "value": 4, "unit": "px" } } } }
    """#

  @Test func inheritsWhatAGroupLacksAndItsType() {
    var reading = TokenReading(
      #"{ \#(Self.base), "big": { "$extends": "{button}", "width": { "$value": { "value": 2, "unit": "rem" } } } }"#)
    expectEqual(reading.value("big.width"), .dimension(points: 32))
    expectEqual(reading.value("big.inner.gap"), .dimension(points: 4))
    expectEqual(reading.value("button.width"), .dimension(points: 12))
    #expect(reading.findings.isEmpty)
  }

  @Test func extendsAnExtension() {
    var reading = TokenReading(##"{ "c": { "$extends": "#/b" }, "b": { "$extends": "{button}" }, \##(Self.base) }"##)
    expectEqual(reading.value("c.inner.gap"), .dimension(points: 4))
    #expect(reading.tokens().extendedPaths.contains("button.inner.gap"))
  }

  @Test func extendsAGroupThatOnlyAnExtensionMakes() {
    var reading = TokenReading(#"{ "c": { "$extends": "{b.inner}" }, "b": { "$extends": "{button}" }, \#(Self.base) }"#)
    expectEqual(reading.value("c.gap"), .dimension(points: 4))
  }

  @Test func bindsToTheFinalTokens() {
    var reading = TokenReading([
      ("a.tokens.json", #"{ \#(Self.base), "big": { "$extends": "{button}" } }"#),
      ("b.tokens.json", #"{ "button": { "width": { "$value": { "value": 99, "unit": "px" } } } }"#),
    ])
    expectEqual(reading.value("big.width"), .dimension(points: 99))
    #expect(reading.findings.isEmpty)
  }

  @Test(arguments: [
    (
      #"{ "a": { "$extends": "{b}" }, "b": { "$extends": "{c}" }, "c": { "$extends": "{a}" } }"#,
      [#"ReferenceCycle /a/$extends "{b}""#]
    ),
    (
      #"{ "a": { "$type": "number", "x": { "$value": 1 }, "b": { "$extends": "{a}" } } }"#,
      [#"ReferenceCycle /a/b/$extends "{a}""#]
    ),
    (#"{ "a": { "$extends": "{c}" }, "b": { "$type": "number" } }"#, [#"UnresolvedReference /a/$extends "{c}""#]),
    (#"{ "a": { "$extends": "{buton}" }, "button": { } }"#, [#"UnresolvedReference /a/$extends "{buton}" ({button})"#]),
    (
      ##"{ "a": { "$extends": "#/b" }, "b": { "$type": "number", "$value": 1 } }"##,
      [##"UnresolvedReference /a/$extends "#/b""##]
    ),
    (#"{ "a": { "$extends": "b" }, "b": { } }"#, [#"InvalidReference /a/$extends "b""#]),
    (#"{ "a": { "$extends": "{b}" }, "b": { } }"#, []),
  ])
  func reportsExtensionsThatLeadNowhere(_ text: String, _ findings: [String]) {
    var reading = TokenReading(text)
    _ = reading.tokens()
    expectEqual(reading.findings, findings)
  }

  @Test func extendsAThousandGroupsInARow() {
    let groups = (1...1000).map { "\"g\($0)\": { \"$extends\": \"{g\($0 - 1)}\" }" }
    var reading = TokenReading(
      "{ \(groups.joined(separator: ", ")), \"g0\": { \"$type\": \"number\", \"x\": { \"$value\": 7 } } }")
    expectEqual(reading.value("g1000.x"), .number(7))
  }

  @Test func stopsGroupsThatDoubleWithEveryStep() {
    let groups = (1...40).map { #""g\#($0)": { "x": { "$extends": "{g\#($0 - 1)}" }, "y": { "$extends": "{g\#($0 - 1)}" } }"# }
    let reading = TokenReading(#"{ "$type": "number", "g0": { "t": { "$value": 1 } }, \#(groups.joined(separator: ", ")) }"#)
    var winners = [Int32](repeating: -1, count: reading.library.paths.count)
    winners[Int(reading.library.declarations[0].path)] = 0
    var paths = reading.library.paths
    var bag = DiagnosticBag()
    var extensions = GroupExtensions(reading.library, documents: [0], maximumTokens: 1000)
    let extended = extensions.apply(to: &winners, paths: &paths, into: &bag)
    expectEqual(extended.count, 1000)
    expectEqual(bag.diagnostics.map(\.rule.name), ["OutOfRange"])
  }

  @Test func deprecatesWhatADeprecatedGroupTakes() {
    var reading = TokenReading(
      #"""
      { \#(Self.base), "old": { "$extends": "{button}", "$deprecated": "Use button." },
        "kept": { "$extends": "{button}", "$deprecated": true, "inner": { "$deprecated": false } },
        "older": { "$extends": "{old}" } }
      """#)
    let tokens = reading.tokens()
    func deprecation(_ path: String) -> Deprecation? {
      if case .found(let token) = tokens.lookup(path) { token.deprecation } else { nil }
    }
    #expect(deprecation("button.width") == nil)
    expectEqual(deprecation("old.width"), .deprecated(message: "Use button."))
    expectEqual(deprecation("old.inner.gap"), .deprecated(message: "Use button."))
    expectEqual(deprecation("older.inner.gap"), .deprecated(message: "Use button."))
    expectEqual(deprecation("kept.width"), .deprecated(message: nil))
    expectEqual(deprecation("kept.inner.gap"), .current)
  }

  @Test func aTokensOwnWordOnItsDeprecationGoesWithIt() {
    var reading = TokenReading(
      #"""
      { "a": { "$type": "number", "one": { "$value": 1, "$deprecated": false }, "two": { "$value": 2 } },
        "b": { "$extends": "{a}", "$deprecated": true } }
      """#)
    let tokens = reading.tokens()
    guard case .found(let one) = tokens.lookup("b.one"), case .found(let two) = tokens.lookup("b.two") else {
      Issue.record("no value")
      return
    }
    expectEqual(one.deprecation, .current)
    expectEqual(two.deprecation, .deprecated(message: nil))
  }
}
