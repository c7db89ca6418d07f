/// Columns as editors count them. Ours are UTF-8 bytes; the formats of other tools want code units of UTF-16.
extension SourceLocator {
  /// A place whose column, counted from 1, is in code units of UTF-16.
  package mutating func utf16Position(of offset: UInt32, in file: FileID) -> SourcePosition {
    let position = lines(of: file).position(of: Int(offset))
    let before = sources[file].bytes[(Int(offset) - position.column + 1)..<Int(offset)]
    return SourcePosition(line: position.line, column: 1 + before.reduce(0) { $0 + Self.utf16Units(for: $1) })
  }

  /// Code units that the character led by a byte takes; bytes in the middle of a character take none.
  private static func utf16Units(for byte: UInt8) -> Int {
    switch byte {
    case 0x80..<0xC0: 0
    case 0xF0...0xFF: 2
    default: 1
    }
  }
}
