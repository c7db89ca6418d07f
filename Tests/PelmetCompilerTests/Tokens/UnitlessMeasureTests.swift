import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Measures without a unit are points; a file that may be Style Dictionary's, which means rem, gets a warning when a theme reaches one.
@Suite struct UnitlessMeasureTests {
  private func findings(_ file: String, _ path: String = "size.a") -> [String] {
    let theme =
      "{ \"pelmet\": 1, \"tokens\": [\"t.json\"], \"tabBar\": { \"itemPositioning\": \"centered\", \"itemSpacing\": \"{\(path)}\" } }"
    return ResolvedTheme(theme, [("t.json", file)]).diagnostics.filter { $0.rule == .unitlessMeasure }.map(\.summary)
  }

  @Test(arguments: [
    (#"{ "size": { "a": { "value": "0.75", "type": "dimension" } } }"#, "0.75", "0.75 points", "12 points"),
    (#"{ "size": { "a": { "value": 1.5, "type": "size" } } }"#, "1.5", "1.5 points", "24 points"),
    (
      #"{ "size": { "a": { "value": "1", "type": "fontSize" }, "b": { "value": ".5", "type": "fontSize" } } }"#, "1", "1 point",
      "16 points"
    ),
    (#"{ "size": { "a": { "value": "0.75" } } }"#, "0.75", "0.75 points", "12 points"),
    (#"{ "size": { "a": { "$type": "dimension", "$value": 2.25 } } }"#, "2.25", "2.25 points", "36 points"),
    (
      #"{ "size": { "a": { "$value": "{size.b}" }, "b": { "$type": "dimension", "$value": "-0.0625" } } }"#, "-0.0625",
      "-0.0625 points", "-1 points"
    ),
  ])
  func `a measure that may be rem is reported`(_ file: String, _ number: String, _ points: String, _ rem: String) {
    expectEqual(findings(file), ["'\(number)' has no unit and is read as \(points); Style Dictionary reads rem, \(rem)"])
  }

  @Test(arguments: [
    // Units, or none that is missing.
    #"{ "size": { "a": { "value": "0.75rem", "type": "dimension" } } }"#,
    #"{ "size": { "a": { "value": "0.75px", "type": "dimension" } } }"#,
    #"{ "size": { "a": { "value": 0, "type": "dimension" }, "b": { "value": "0.5px", "type": "dimension" } } }"#,
    // No fraction, or a large one.
    #"{ "size": { "a": { "value": "16", "type": "dimension" }, "b": { "value": "12.5", "type": "dimension" } } }"#,
    // Signs of Tokens Studio.
    #"{ "size": { "a": { "value": "0.75", "type": "dimension" }, "b": { "value": "1", "type": "borderWidth" } } }"#,
    ##"{ "size": { "a": { "value": "0.75", "type": "dimension" } }, "c": { "value": "#fff", "type": "color", "$extensions": { "studio.tokens": { "modify": { "type": "alpha", "value": "0.5" } } } } }"##,
    // Numbers of other kinds.
    #"{ "size": { "a": { "value": "0.75", "type": "number" } } }"#,
    #"{ "size": { "a": { "value": "0.75 * 2", "type": "dimension" } } }"#,
    // Nothing that the theme reaches.
    #"{ "size": { "a": { "value": "4px", "type": "dimension" }, "b": { "value": "0.75", "type": "dimension" } } }"#,
  ])
  func `other measures are not`(_ file: String) { #expect(findings(file) == []) }

  @Test func `a set of Tokens Studio is not reported`() {
    let file =
      #"{ "core": { "size": { "a": { "value": "0.75", "type": "dimension" } } }, "$metadata": { "tokenSetOrder": ["core"] } }"#
    expectEqual(findings(file), [])
  }

  @Test func `a file is reported once, at the first measure that a theme reaches`() {
    let file =
      #"{ "size": { "z": { "value": "0.25", "type": "dimension" }, "a": { "value": "{size.c}" }, "b": { "value": 3, "type": "dimension" }, "c": { "value": "2", "type": "dimension" } } }"#
    let theme =
      #"{ "pelmet": 1, "tokens": ["t.json"], "tabBar": { "itemPositioning": "centered", "itemSpacing": "{size.a}", "itemWidth": "{size.b}" } }"#
    let findings = ResolvedTheme(theme, [("t.json", file)]).diagnostics.filter { $0.rule == .unitlessMeasure }
    expectEqual(findings.map(\.pointer), ["/size/b/value"])
  }
}
