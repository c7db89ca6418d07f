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
