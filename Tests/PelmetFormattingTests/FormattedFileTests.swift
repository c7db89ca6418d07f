import Foundation
import PelmetDiagnostics
import PelmetTestSupport
import Testing

@testable import PelmetFormatting

/// Formatting of single files. The fixtures are folders in `Fixtures/formatting`, whose names begin with the kind of the file.
@Suite struct FormattedFileTests {
  private static let kinds: [String: FormattedFile.Kind] = [
    "theme": .theme, "settings": .settings, "tokens": .tokens, "resolver": .resolver,
  ]

  @Test(arguments: Fixtures.names(in: "formatting"))
  func formatsAsTheFixtureHasIt(name: String) throws {
    let folder = Fixtures.folder.appendingPathComponent("formatting/\(name)")
    let kind = try #require(Self.kinds[String(name.prefix { $0 != "-" })])
    let before = try Data(contentsOf: folder.appendingPathComponent("before.json"))
    let after = try #require(Formatting([UInt8](before), as: kind).text)
    expectEqual(try #require(Formatting(after, as: kind).text), after)
    let file = folder.appendingPathComponent("after.json")
    guard ProcessInfo.processInfo.environment["RECORD"] == nil else {
      try after.write(to: file, atomically: true, encoding: .utf8)
      Issue.record("recorded \(name)")
      return
    }
    expectEqual(after, try String(contentsOf: file, encoding: .utf8))
  }

  @Test(arguments: [
    "", "{", "{ \"pelmet\": 1, }", "{ \"pelmet\": 1 } x", "{ \"a\": 1, \"a\": 2 }",
    "{ \"a\": { \"b\": 1, \"\\u0062\": 2 } }",
    "\u{FEFF}{}", "{ \"a\": 01 }",
  ])
  func leavesABrokenFileAndSaysWhy(text: String) {
    let formatting = Formatting(text)
    expectEqual(formatting.outcome, .damaged)
    expectEqual(formatting.findings.count, 1)
  }

  @Test func keepsTokensWhoseNamesAreSpelledInTwoWays() throws {
    let text = "{ \"a\": { \"$value\": \"#000\" }, \"\u{E9}\": { \"$value\": 1 }, \"e\u{301}\": { \"$value\": 2 } }\n"
    expectEqual(try #require(Formatting(text, as: .tokens).text), text)
  }

  @Test func leavesTokensThatAToolHasWritten() {
    let text =
      #"{ "$themes": [], "$metadata": { "tokenSetOrder": ["core"] }, "core": { "red": { "value": "red", "type": "color" } } }"#
    expectEqual(Formatting(text, as: .tokens).outcome, .foreign)
  }

  @Test(arguments: [
    ("{\r\n\"pelmet\":1}", "\r\n"), ("{\n\"pelmet\":1}\r\n", "\n"), ("{\"pelmet\":1}", "\n"), ("{\r\"pelmet\":1}", "\n"),
  ])
  func endsLinesAsTheFirstOneEnds(text: String, lineEnd: String) throws {
    let formatted = try #require(Formatting(text).text)
    #expect(formatted.utf8.last == 0x0A)
    expectEqual(formatted.unicodeScalars.contains("\r"), lineEnd == "\r\n")
  }

  @Test func indentsAsAskedFor() throws {
    let text = "{\n \"pelmet\": 1,\n \"colors\": {\n\"a\": \"#000\" } }"
    let tabs = TextStyle(["indent_style": "tab", "end_of_line": "crlf"])
    expectEqual(
      try #require(Formatting(text, as: .theme, tabs).text),
      "{\r\n\t\"pelmet\": 1,\r\n\t\"colors\": {\r\n\t\t\"a\": \"#000\"\r\n\t}\r\n}\r\n")
    let narrow = TextStyle(["max_line_length": "20"])
    expectEqual(
      try #require(Formatting("{ \"pelmet\": 1, \"title\": \"A\" }", as: .theme, narrow).text),
      "{\n  \"pelmet\": 1,\n  \"title\": \"A\"\n}\n")
    let endless = TextStyle(["max_line_length": "off"])
    let long = "{ \"pelmet\": 1, \"title\": \"\(String(repeating: "a", count: 500))\" }\n"
    expectEqual(try #require(Formatting(long, as: .theme, endless).text), long)
  }

  @Test func countsCharactersAndNotBytes() throws {
    let title = String(repeating: "é", count: 120 - "{ \"pelmet\": 1, \"title\": \"\" }".count)
    let text = "{ \"pelmet\": 1, \"title\": \"\(title)\" }\n"
    expectEqual(try #require(Formatting(text).text), text)
  }

  @Test func goesAsDeepAsFilesMay() throws {
    let depth = 512
    let text = String(repeating: "[", count: depth) + String(repeating: "]", count: depth)
    let once = try #require(Formatting(text).text)
    expectEqual(try #require(Formatting(once).text), once)
  }

  @Test func refusesToMakeALargeFileOfASmallOne() {
    let depth = 500
    let text =
      String(repeating: "[\n", count: depth) + String(repeating: "1,", count: 9000) + "1" + String(repeating: "]", count: depth)
    let formatting = Formatting(text, as: .theme, TextStyle(["indent_size": "16"]))
    expectEqual(formatting.outcome, .damaged)
    expectEqual(formatting.findings.map(\.rule), [.fileTooLarge])
  }

  @Test(arguments: [
    ("a/b.theme.json", FormattedFile.Kind.theme), ("b.tokens.json", .tokens), ("b.resolver.json", .resolver),
    ("/x/pelmet.json", .settings), ("xpelmet.json", nil), ("b.json", nil), ("", nil),
  ])
  func knowsAFileByItsName(path: String, kind: FormattedFile.Kind?) {
    expectEqual(FormattedFile.Kind(path), kind)
  }
}
