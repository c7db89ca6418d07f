import PelmetDiagnostics
import Testing

@Suite struct LineTableTests {
  struct Case: Sendable {
    var text: String
    var offset: Int
    var line: Int
    var column: Int
  }

  @Test(arguments: [
    Case(text: "", offset: 0, line: 1, column: 1),
    Case(text: "ab\ncd", offset: 2, line: 1, column: 3),
    Case(text: "ab\ncd", offset: 3, line: 2, column: 1),
    Case(text: "ab\ncd", offset: 5, line: 2, column: 3),
    Case(text: "ab\r\ncd", offset: 3, line: 1, column: 4),
    Case(text: "ab\r\ncd", offset: 4, line: 2, column: 1),
    Case(text: "a\rb", offset: 2, line: 2, column: 1),
    Case(text: "a\r\r\nb", offset: 2, line: 2, column: 1),
    Case(text: "a\r\r\nb", offset: 4, line: 3, column: 1),
    Case(text: "é\n", offset: 2, line: 1, column: 3),
    Case(text: "a\n", offset: 2, line: 2, column: 1),
  ])
  func findsPositions(of example: Case) {
    let position = LineTable(Array(example.text.utf8)).position(of: example.offset)
    #expect(position == SourcePosition(line: example.line, column: example.column))
  }

  @Test func givesLinesWithTheirEnds() {
    let table = LineTable(Array("a\nbc\r\n\rd".utf8))
    #expect((1...4).map { table.range(ofLine: $0) } == [0..<2, 2..<6, 6..<7, 7..<8])
  }

  /// Line ends are looked for in several bytes at once.
  @Test(arguments: ["\n", "\r\n", "\r", "\t\n", "\u{F}\r"]) func `line ends are found wherever they stand`(end: String) {
    for before in 0...20 {
      for after in [0, 1, 7, 8, 9, 20] {
        let text = Array((String(repeating: "é", count: before / 2) + String(repeating: "a", count: before % 2) + end).utf8)
        let table = LineTable(text + Array(repeating: 0x7F, count: after))
        #expect(table.range(ofLine: 1) == 0..<text.count)
        #expect(table.range(ofLine: 2) == text.count..<text.count + after)
      }
    }
  }

  @Test func `columns of UTF-16 are right anywhere in a long line`() {
    let line = String(repeating: "aé𝄞", count: 2000)
    var sources = SourceMap()
    let file = sources.add(path: "a", bytes: Array(("ä\n" + line).utf8))
    var locator = SourceLocator(sources)
    for count in stride(from: 0, through: 2000, by: 7) {
      let position = locator.utf16Position(of: UInt32(3 + count * 7), in: file)
      #expect(position == SourcePosition(line: 2, column: 1 + count * 4))
    }
  }
}
