import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetCompiler

/// Names that are one for Unicode, and written with other characters.
@Suite struct RespelledNameTests {
  private static let (composed, decomposed) = ("\u{E9}", "e\u{301}")

  private static func theme(_ members: String) -> String { "{ \"pelmet\": 1, \(members) }" }

  @Test(arguments: [
    ##""colors": { "C": "#111111", "D": "#EEEEEE" }"##, #""parameters": { "C": { "type": "color" }, "D": { "type": "color" } }"#,
    #""screens": { "C": {}, "D": {} }"#, #""contexts": { "C": {}, "D": {} }"#, #""inputs": { "C": "a", "D": "b" }"#,
    #""window": { "C": 1, "D": 2 }"#,
  ])
  func `a theme cannot have one name twice`(members: String) throws {
    let text = members.replacing("C", with: Self.composed).replacing("D", with: Self.decomposed)
    let findings = Compilation.compile(ThemeFiles(Self.theme(text)).input).diagnostics.filter { $0.rule == .duplicateKey }
    expectEqual(findings.count, 1)
    expectEqual(findings.first?.notes.map(\.message), ["the first is here"])
  }

  @Test func `settings cannot have one name twice`() {
    let files = ThemeFiles([
      ("pelmet.json", #"{ "\#(Self.composed)": 1, "\#(Self.decomposed)": 2 }"#), ("a.theme.json", Self.theme("")),
    ])
    #expect(files.input.diagnostics.diagnostics.contains { $0.rule == .duplicateKey })
  }

  @Test func `a reference finds a name in whatever spelling`() throws {
    for (declared, used) in [(Self.composed, Self.decomposed), (Self.decomposed, Self.composed)] {
      let theme = ResolvedTheme(
        Self.theme(
          ##""tokens": ["t.json", "all.json#/\##(used)"], "colors": { "\##(declared)": "#102030" }, "window": { "tintColor": "{\##(used)}" },"##
            + ##""navigationBar": { "barTintColor": "{g.\##(used)}", "tintColor": "{p}" }"##),
        [
          ("t.json", ##"{ "g": { "\##(declared)": { "$type": "color", "$value": "#405060" } } }"##),
          ("all.json", ##"{ "\##(declared)": { "p": { "$type": "color", "$value": "#708090" } } }"##),
        ])
      try expectEqual(theme.value("window.tintColor"), "#102030")
      try expectEqual(theme.value("navigationBar.barTintColor"), "#405060")
      try expectEqual(theme.value("navigationBar.tintColor"), "#708090")
    }
  }

  private static let color = ##"{ "$type": "color", "$value": "#102030" }"##

  @Test(arguments: [
    #"{ "C": V, "D": V, "x": V }"#, #"{ "C": { "a": V }, "D": { "b": V }, "x": V }"#,
    #"{ "g": { "C": V, "x": V, "D": V }, "x": V }"#,
    #"{ "C": { "a": { "b": V } }, "D": V, "x": V }"#,
  ])
  func `a token file may have one name twice where no theme reaches it`(text: String) throws {
    let tokens = text.replacing("C", with: Self.composed).replacing("D", with: Self.decomposed).replacing("V", with: Self.color)
    func rules(_ reference: String) -> [Rule] {
      ResolvedTheme(Self.theme(#""tokens": ["t.json"], "window": { "tintColor": "{\#(reference)}" }"#), [("t.json", tokens)])
        .diagnostics.filter { $0.severity == .error }.map(\.rule)
    }
    expectEqual(rules("x"), [])
    let paths = ["\u{E9}", "\u{E9}.a", "e\u{301}.b", "g.\u{E9}", "\u{E9}.a.b"]
    let reached = paths.map(rules)
    #expect(reached.contains([.duplicateKey]))
    // The others are no tokens of the file.
    #expect(
      reached.allSatisfy {
        $0 == [.duplicateKey] || $0 == [.unresolvedReference] || $0 == [.duplicateKey, .unresolvedReference]
      }, "\(reached)")
  }

  @Test func `layers override each other in whatever spelling`() throws {
    let theme = ResolvedTheme(
      Self.theme(#""tokens": ["a.json", "b.json"], "window": { "tintColor": "{\#(Self.composed)}" }"#),
      [
        ("a.json", ##"{ "\##(Self.composed)": { "$type": "color", "$value": "#111111" } }"##),
        ("b.json", ##"{ "\##(Self.decomposed)": { "$type": "color", "$value": "#222222" } }"##),
      ])
    try expectEqual(theme.value("window.tintColor"), "#222222")
  }

  @Test func `a resolver cannot have one name twice`() {
    let resolver = #"""
      { "version": "2025.10", "sets": { "C": { "sources": [] }, "D": { "sources": [] } },
        "modifiers": { "m": { "contexts": { "C": [], "D": [] }, "default": "C" } },
        "resolutionOrder": [{ "$ref": "#/sets/C" }, { "$ref": "#/modifiers/m" }] }
      """#.replacing("C", with: Self.composed).replacing("D", with: Self.decomposed)
    let theme = ResolvedTheme(Self.theme(#""tokens": ["t.resolver.json"]"#), [("t.resolver.json", resolver)])
    expectEqual(theme.diagnostics.map(\.rule), [.duplicateKey, .duplicateKey])
  }

  @Test func `two files of one name are not read`() {
    var files = ThemeFiles([
      ("a.theme.json", Self.theme(#""tokens": ["\#(Self.composed).json"], "window": { "tintColor": "{c}" }"#))
    ])
    let texts = [(Self.composed, "#111111"), (Self.decomposed, "#222222")]
    files.input.module.unread = UnreadFiles {
      texts.map { $0.0 + ".json" }
    } read: { path in
      .text(path: "/" + path, bytes: Array(##"{ "c": { "$type": "color", "$value": "#111111" } }"##.utf8))
    }
    let diagnostics = Compilation.compile(files.input).diagnostics
    expectEqual(diagnostics.map(\.rule), [.unreadableFile])
    #expect(diagnostics.first?.summary.hasPrefix("there are two files of this name") == true)
  }
}
