internal import PelmetDiagnostics

/// A line of a file for a terminal: tabs are expanded, control characters spelled out, and a long line is cut around a place.
struct SnippetLine {
  /// The widest line, in columns, that is shown whole where there is no terminal.
  static let usualWidth = 120

  private struct Cell {
    var offset: Int
    var text: String
    var column: Int
    var width: Int
  }

  private var cells: [Cell] = []
  /// The offset after the last byte that is shown.
  private let end: Int
  private let isCutAtStart: Bool
  private let isCutAtEnd: Bool

  /// `range` is the line with its line end. The time depends on the part that is shown, not on the length of the line.
  /// - Parameter width: The widest line, in columns, that is shown whole. One that is cut has a third of it before the place.
  init(_ bytes: [UInt8], range: Range<Int>, around offset: Int, width maximum: Int = usualWidth) {
    var line = range
    while let last = bytes[line].last, last == 0x0A || last == 0x0D { line = line.lowerBound..<line.upperBound - 1 }

    // A character has at most four bytes, apart from combining marks; those that do not fit may be lost.
    let reach = maximum * 4
    let around = min(max(offset, line.lowerBound), line.upperBound)
    var start = max(line.lowerBound, around - reach)
    while start > line.lowerBound, bytes[start] & 0xC0 == 0x80 { start -= 1 }
    let stop = min(line.upperBound, around + reach)
    let all = Self.disarmed(Self.cells(bytes, start..<stop))

    let width = all.last.map { $0.column + $0.width } ?? 0
    if start == line.lowerBound, stop == line.upperBound, width <= maximum {
      cells = all
      (isCutAtStart, isCutAtEnd, end) = (false, false, line.upperBound)
      return
    }
    let place = all.last { $0.offset <= around }?.column ?? 0
    let from = max(0, min(place - maximum / 3, width - maximum))
    cells = all.filter { $0.column >= from && $0.column + $0.width <= from + maximum }
    isCutAtStart = start > line.lowerBound || from > 0
    let next = all.first { $0.column + $0.width > from + maximum }
    isCutAtEnd = stop < line.upperBound || next != nil
    end = next?.offset ?? stop
    let shift = (cells.first?.column ?? 0) - (isCutAtStart ? 1 : 0)
    for index in cells.indices { cells[index].column -= shift }
  }

  var text: String {
    cells.reduce(into: isCutAtStart ? "…" : "") { $0 += $1.text } + (isCutAtEnd ? "…" : "")
  }

  /// Whether a byte, or the end of the line, is in the part that is shown.
  func shows(_ offset: Int) -> Bool {
    (cells.first?.offset ?? end)...end ~= offset
  }

  /// The width of the part that is shown, in columns.
  var width: Int { cells.last.map { $0.column + $0.width } ?? 0 }

  /// The column, counted from 0, at which the character that contains a byte begins.
  func column(of offset: Int) -> Int {
    guard offset < end else { return width }
    return cells.last { $0.offset <= offset }?.column ?? (isCutAtStart ? 1 : 0)
  }

  /// The column after the character that contains the byte before `offset`.
  func endColumn(of offset: Int) -> Int {
    cells.last { $0.offset < offset }.map { $0.column + $0.width } ?? 0
  }

  /// The column of the first character that is not a space.
  var indentation: Int {
    cells.first { cell in cell.text.contains { $0 != " " } }?.column ?? 0
  }

  private static func cells(_ bytes: [UInt8], _ range: Range<Int>) -> [Cell] {
    // Most lines: every byte is a character that shows itself.
    if bytes[range].allSatisfy({ (0x20...0x7E).contains($0) }) {
      return range.map { offset in
        Cell(offset: offset, text: String(Unicode.Scalar(bytes[offset])), column: offset - range.lowerBound, width: 1)
      }
    }
    // Ill-formed bytes become one U+FFFD each, so that scalars and offsets stay in step.
    var scalars = String.UnicodeScalarView()
    var offsets: [Int] = []
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes[range].makeIterator()
    var offset = range.lowerBound
    parsing: while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let encoded):
        scalars.append(Unicode.UTF8.decode(encoded))
        offsets.append(offset)
        offset += encoded.count
      case .error(let length):
        scalars.append("\u{FFFD}")
        offsets.append(offset)
        offset += length
      case .emptyInput:
        break parsing
      }
    }
    var cells: [Cell] = []
    var column = 0
    var scalar = 0
    for character in String(scalars) {
      let (text, width) = shown(character, at: column)
      cells.append(Cell(offset: offsets[scalar], text: text, column: column, width: width))
      column += width
      scalar += character.unicodeScalars.count
    }
    return cells
  }

  /// The cells without commands to the server that prints them: what a mark points at stays above it.
  private static func disarmed(_ cells: [Cell]) -> [Cell] {
    let text = cells.map(\.text).joined()
    let safe = LogCommands.disarmed(text, beginsLines: false)
    if safe == text { return cells }
    var rest = safe.utf8[...]
    var column = 0
    return cells.map { cell in
      var cell = cell
      if !rest.starts(with: cell.text.utf8) {
        cell.text = VisibleText.spelled("#")
        cell.width = cell.text.utf8.count
      }
      rest = rest.dropFirst(cell.text.utf8.count)
      cell.column = column
      column += cell.width
      return cell
    }
  }

  private static func shown(_ character: Character, at column: Int) -> (text: String, width: Int) {
    if character == "\t" {
      let width = 4 - column % 4
      return (String(repeating: " ", count: width), width)
    }
    let text = VisibleText.escaped(String(character))
    return (text, DisplayWidth.width(of: text))
  }
}
