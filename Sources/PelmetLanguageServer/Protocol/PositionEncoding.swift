internal import PelmetDiagnostics

/// The units in which a client counts the columns of a line.
enum PositionEncoding: String {
  case utf8 = "utf-8"
  case utf16 = "utf-16"

  /// The number of units of the character that begins with a byte; 0 for a byte inside a character.
  fileprivate func units(for byte: UInt8) -> Int {
    switch byte {
    case _ where self == .utf8: 1
    case 0x80..<0xC0: 0
    case 0xF0...0xFF: 2
    default: 1
    }
  }
}

/// A place in a text as the protocol has it: line and column, counted from 0.
struct Position: Equatable {
  var line: Int
  var character: Int
}

/// Converts places of one text.
struct TextPositions {
  let bytes: [UInt8]
  private let lines: LineTable
  private let encoding: PositionEncoding
  /// For a text with long lines, which would otherwise be gone through for each place.
  private let units: UTF16Table?

  private static let longLine = 4096

  init(_ bytes: [UInt8], _ encoding: PositionEncoding) {
    (self.bytes, self.encoding) = (bytes, encoding)
    let lines = LineTable(bytes)
    let isLong = encoding == .utf16 && (1...lines.count).contains { lines.range(ofLine: $0).count > Self.longLine }
    (self.lines, units) = (lines, isLong ? UTF16Table(bytes) : nil)
  }

  /// The place of a byte.
  func position(of offset: Int) -> Position {
    let offset = min(max(offset, 0), bytes.count)
    let position = lines.position(of: offset)
    let start = offset - position.column + 1
    let character =
      units.map { $0.units(upTo: offset) - $0.units(upTo: start) }
      ?? bytes[start..<offset].reduce(0) { $0 + encoding.units(for: $1) }
    return Position(line: position.line - 1, character: character)
  }

  /// The byte at a place. One behind the end of a line is that end; one inside a character is where that begins.
  func offset(of position: Position) -> Int {
    guard position.line >= 0 else { return 0 }
    guard position.line < lines.count else { return bytes.count }
    let line = lines.range(ofLine: position.line + 1)
    var end = line.upperBound
    while end > line.lowerBound, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    var (offset, character) = (line.lowerBound, 0)
    while offset < end {
      var next = offset + 1
      while next < end, bytes[next] & 0xC0 == 0x80 { next += 1 }
      character += bytes[offset..<next].reduce(0) { $0 + encoding.units(for: $1) }
      guard character <= position.character else { break }
      offset = next
    }
    return offset
  }

  func range(_ range: Range<Int>) -> (start: Position, end: Position) {
    (position(of: range.lowerBound), position(of: range.upperBound))
  }
}
