import PelmetDiagnostics
import PelmetReports
import PelmetTestSupport
import Testing

@Suite struct SnippetRendererTests {
  @Test func showsTheFindingWithLabelsFixAndNotes() {
    let file = OneFile("{\n  \"pelmet\": 1,\n  \"bar\": { \"tint\": \"blue\" },\n  \"bar\": 2\n}\n")
    var finding = file.finding(at: file.span(of: "\"blue\""), "No color")
    finding.labels = [.init("of this", at: file.span(of: "\"tint\"")), .init("format", at: file.span(of: "1"))]
    finding.fixIts = [.init("write it in hex", edits: [])]
    finding.suggestion = "{blue}"
    finding.notes = [.init("the first is here", at: file.span(of: "\"bar\": 2"))]
    var renderer = SnippetRenderer(file.sources, colored: false)
    #expect(
      renderer.render(finding) == """
        app.theme.json:3:20: error: No color [UnknownKey]
         2 |   "pelmet": 1,
           |             - format
         3 |   "bar": { "tint": "blue" },
           |            ------ of this
           |                    ^^^^^^
           = fix: write it in hex
        app.theme.json:4:3: note: the first is here
         4 |   "bar": 2
           |   ^^^^^^^^

        """)
  }

  @Test func quotesTheTextOfANoteUnlessItsLineIsThere() {
    let file = OneFile("[1,\n 2]")
    var finding = file.finding(at: file.span(of: "1"))
    finding.notes = [
      .init("first", at: file.span(of: "[")), .init("second", at: file.span(of: "2")), .init("third", at: file.span(of: "]")),
    ]
    #expect(
      file.text(finding) == """
         1 | [1,
           |  ^
           = fix: \(finding.nextStep)
        app.theme.json:1:1: note: first
        app.theme.json:2:2: note: second
         2 |  2]
           |  ^
        app.theme.json:2:3: note: third

        """)
  }

  @Test func `marks stay under a text in which a command to a server is spelled out`() {
    for (text, shown, gap) in [("##[a é", "#\\u{23}[a é", 11), ("##[a e", "#\\u{23}[a e", 11), ("## [é", "## [é", 5)] {
      let file = OneFile("[\"\(text)\", 2]")
      let start = file.span(of: "2").range.lowerBound
      #expect(
        file.snippet(file.finding(at: file.span(start..<start + 1)))
          == " 1 | [\"\(shown)\", 2]\n   | " + String(repeating: " ", count: gap + 5) + "^\n")
    }
  }

  @Test func quotesTheTextOfWarningsOnceUnlessVerbose() {
    let file = OneFile("[1,\n 2]")
    var finding = file.finding(at: file.span(of: "1"))
    finding.severity = .warning
    finding.notes = [.init("second", at: file.span(of: "2"))]
    #expect(!file.text(finding).contains("2 |"))
    #expect(file.text(finding, isVerbose: true).contains("note: second\n 2 |  2]\n"))
  }

  @Test func sumsUpFurtherPlacesUnlessVerbose() {
    let file = OneFile("[1,\n 2]")
    var finding = file.finding(at: file.span(of: "1"))
    finding.notes = [.init("without a place")]
    finding.elsewhere = .init(
      "also on 2 screens (album, player)", notes: [.init("on the screen 'album'", at: file.span(of: "1")), .init("and so on")])
    #expect(
      file.text(finding) == """
         1 | [1,
           |  ^
           = fix: \(finding.nextStep)
           = note: also on 2 screens (album, player)
           = note: without a place

        """)
    #expect(
      file.text(finding, isVerbose: true) == """
         1 | [1,
           |  ^
           = fix: \(finding.nextStep)
           = note: without a place
           = note: and so on
        app.theme.json:1:2: note: on the screen 'album'

        """)
  }

  @Test(arguments: [
    ("\t\"a\":\t1", "1", "    \"a\":    1", "            ^"),
    ("\"a\": 1\r\n2", "1", "\"a\": 1", "     ^"),
    ("\"😀\": x", "x", "\"😀\": x", "      ^"),
    ("\"漢字\": x", "漢字", "\"漢字\": x", " ^^^^"),
    ("\"e\u{301}\": x", "x", "\"e\u{301}\": x", "     ^"),
    ("\"👨‍👩‍👧🇨🇭\": x", "x", "\"👨‍👩‍👧🇨🇭\": x", "        ^"),
    ("\"\u{1B}[31m\": x", "x", "\"\\u{1B}[31m\": x", "              ^"),
    ("\"\u{202E}\": x", "\u{202E}", "\"\\u{202E}\": x", " ^^^^^^^^"),
  ])
  func underlinesTheColumnsThatATerminalShows(text: String, place: String, line: String, underline: String) {
    let file = OneFile(text)
    expectEqual(file.snippet(file.finding(at: file.span(of: place))), " 1 | \(line)\n   | \(underline)\n")
  }

  @Test(arguments: [
    ("", 0..<0, " 1 |\n   | ^\n"),
    ("[1", 2..<2, " 1 | [1\n   |   ^\n"),
    ("[1\n", 3..<3, " 2 |\n   | ^\n"),
    ("[\"a\r\n]", 3..<3, " 1 | [\"a\n   |    ^\n"),
    ("[\"a\r\n]", 3..<4, " 1 | [\"a\n   |    ^\n"),
    ("[1]\n", 0..<4, " 1 | [1]\n   | ^^^\n"),
    ("a: {\n  b\n}", 3..<10, " 1 | a: {\n   |    ^\n   ...\n 3 | }\n   | ^\n"),
    ("a: {\n  b }", 3..<10, " 1 | a: {\n   |    ^\n 2 |   b }\n   |   ^^^\n"),
  ])
  func showsSpansAtEndsAndOverLines(text: String, range: Range<Int>, snippet: String) {
    let file = OneFile(text)
    expectEqual(file.snippet(file.finding(at: file.span(range))), snippet)
  }

  @Test func marksBytesThatAreNoText() {
    let file = OneFile([0x22, 0xE9, 0x22])
    expectEqual(file.snippet(file.finding(at: file.span(1..<2))), " 1 | \"\u{FFFD}\"\n   |  ^\n")
  }

  @Test func alignsTheGutter() {
    let file = OneFile(String(repeating: "\n", count: 99) + "x")
    var finding = file.finding(at: file.span(99..<100))
    finding.notes = [.init("first", at: file.span(0..<0))]
    #expect(
      file.text(finding) == """
         100 | x
             | ^
             = fix: \(finding.nextStep)
        app.theme.json:1:1: note: first
           1 |
             | ^

        """)
  }

  @Test(arguments: [0, 50, 5000, 9_960, 9_999])
  func cutsLongLinesAroundThePlace(offset: Int) throws {
    let line = (0..<1000).map { "«\($0 % 10)234567»" }.joined().utf8.prefix(10_000)
    let file = OneFile(Array(line))
    let rows = file.snippet(file.finding(at: file.span(offset..<offset + 1))).split(separator: "\n")
    try #require(rows.count == 2)
    #expect(rows[0].count <= 5 + 122)
    expectEqual(rows[0].hasPrefix(" 1 | …"), (offset >= 50))
    expectEqual(rows[0].hasSuffix("…"), (offset < 9900))
    let shown = Array(rows[0])[rows[1].count - 1]
    #expect(
      String(decoding: line.prefix(offset), as: UTF8.self) + String(shown)
        == String(decoding: line.prefix(offset + String(shown).utf8.count), as: UTF8.self))
  }

  @Test func repeatsALongLineForAPlaceThatWasCutOff() {
    let file = OneFile("a" + String(repeating: " ", count: 5000) + "b")
    var finding = file.finding(at: file.span(5001..<5002))
    finding.labels = [.init("here", at: file.span(0..<1))]
    let rows = file.snippet(finding).split(separator: "\n")
    expectEqual(rows.count, 4)
    #expect(rows[0].hasPrefix(" 1 | a "))
    expectEqual(rows[1], "   | - here")
    #expect(rows[2].hasPrefix(" 1 | … ") && rows[2].hasSuffix("b"))
    #expect(rows[3].count == rows[2].count && rows[3].hasSuffix("^"))
  }

  @Test func colorsOnlyWhenAsked() {
    let file = OneFile("[1")
    var plain = SnippetRenderer(file.sources, colored: false)
    var colored = SnippetRenderer(file.sources, colored: true)
    let finding = file.finding(at: file.span(1..<2))
    #expect(!plain.render(finding).contains("\u{1B}"))
    #expect(
      colored.render(finding) == """
        app.theme.json:1:2: \u{1B}[1;31merror:\u{1B}[0m Wrong [UnknownKey]
        \u{1B}[34m 1 |\u{1B}[0m [1
        \u{1B}[34m   |\u{1B}[0m  \u{1B}[1;31m^\u{1B}[0m
        \u{1B}[34m   =\u{1B}[0m \u{1B}[32mfix:\u{1B}[0m \(finding.nextStep)

        """)
  }

  @Test func noControlReachesTheTerminal() {
    let controls = (0...0x9F).compactMap(Unicode.Scalar.init).filter { $0.value < 0x20 || $0.value > 0x7E }
    let text = controls.map(String.init).joined(separator: "x")
    let file = OneFile(text, path: "a\u{1B}\nb.json")
    var finding = file.finding(at: file.span(0..<1), text)
    finding.labels = [.init(text, at: file.span(2..<3))]
    finding.notes = [.init(text, at: file.span(0..<text.utf8.count))]
    finding.fixIts = [.init(text, edits: [])]
    finding.suggestion = text + "?"
    var snippet = SnippetRenderer(file.sources, colored: false)
    var line = LineRenderer(file.sources)
    for output in [snippet.render(finding), line.render(finding)] {
      #expect(!output.unicodeScalars.contains { $0 != "\n" && controls.contains($0) })
    }
  }
}
