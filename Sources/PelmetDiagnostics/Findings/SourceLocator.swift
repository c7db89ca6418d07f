/// Converts spans to lines and columns. Builds the ``LineTable`` of a file once, when it is first needed.
package struct SourceLocator {
  package let sources: SourceMap
  private var tables: [LineTable?]
  private var units: [FileID: UTF16Table] = [:]

  package init(_ sources: SourceMap) {
    self.sources = sources
    self.tables = Array(repeating: nil, count: sources.files.count)
  }

  package mutating func lines(of file: FileID) -> LineTable {
    if let table = tables[Int(file.index)] { return table }
    let table = LineTable(sources[file].bytes)
    tables[Int(file.index)] = table
    return table
  }

  package mutating func start(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: Int(span.start))
  }

  package mutating func end(of span: SourceSpan) -> SourcePosition {
    lines(of: span.file).position(of: Int(span.end))
  }

  /// The path and the first position of a location; 1:1 if it has no text.
  package mutating func position(of location: Diagnostic.Location) -> (path: String, start: SourcePosition) {
    switch location {
    case .span(let span): (sources[span.file].path, start(of: span))
    case .path(let path): (path, .start)
    }
  }

  /// `path:line:column` for a message, or the path alone when the finding is about a file without text.
  package mutating func prefix(of location: Diagnostic.Location) -> String {
    let (path, start) = position(of: location)
    let shown = VisibleText.escaped(LogCommands.path(path))
    guard case .span = location else { return shown }
    return "\(shown):\(start.line):\(start.column)"
  }
}

/// The offsets at which the lines of a text begin. LF, CRLF and a lone CR each end a line.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line; never empty.
  private let starts: [UInt32]
  /// The offset after the last byte of the text.
  private let end: Int

  /// Reads the bytes once. Offsets are kept in 32 bits.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
        if Self.haveNoLineEnd(bytes, offset) {
          offset += 8
          continue
        }
        let byte = bytes[offset]
        offset += 1
        guard byte == 0x0A || byte == 0x0D else { continue }
        if byte == 0x0D, offset < bytes.count, bytes[offset] == 0x0A { offset += 1 }
        starts.append(UInt32(offset))
      }
    }
    self.starts = starts
    self.end = bytes.count
  }

  /// Whether there are eight more bytes, all of them above those that end lines.
  private static func haveNoLineEnd(_ bytes: UnsafeBufferPointer<UInt8>, _ offset: Int) -> Bool {
    guard offset + 8 <= bytes.count else { return false }
    let word = UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: offset, as: UInt64.self)
    // A byte below 0x10 borrows from its highest bit, which it does not have itself.
    return (word &- 0x1010_1010_1010_1010) & ~word & 0x8080_8080_8080_8080 == 0
  }

  /// The position of a byte, or of the end of the text. O(log lines).
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - Int(starts[low]) + 1)
  }

  package var count: Int { starts.count }

  /// The bytes of a line (the first is 1), with its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : end)
  }
}

/// A line and a column, counted from 1; columns are UTF-8 bytes.
package struct SourcePosition: Hashable, Sendable {
  package var line: Int
  package var column: Int

  package init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }

  /// The beginning of a file; a finding about a whole file is here.
  package static let start = SourcePosition(line: 1, column: 1)
}

/// Columns in code units of UTF-16, which editors and the formats of other tools use.
extension SourceLocator {
  /// The position of a byte, with the column in code units of UTF-16, counted from 1.
  package mutating func utf16Position(of offset: UInt32, in file: FileID) -> SourcePosition {
    let position = lines(of: file).position(of: Int(offset))
    let table = units[file] ?? UTF16Table(sources[file].bytes)
    units[file] = table
    let start = Int(offset) - position.column + 1
    return SourcePosition(line: position.line, column: 1 + table.units(upTo: Int(offset)) - table.units(upTo: start))
  }
}

/// Counts the code units of UTF-16 up to a byte without going through a long line for each of its findings.
package struct UTF16Table: Sendable {
  private static let stride = 1024
  private let bytes: [UInt8]
  /// The units up to every 1024th byte.
  private let counts: [Int]

  package init(_ bytes: [UInt8]) {
    self.bytes = bytes
    var counts: [Int] = []
    var count = 0
    for (offset, byte) in bytes.enumerated() {
      if offset % Self.stride == 0 { counts.append(count) }
      count += Self.units(for: byte)
    }
    if bytes.count % Self.stride == 0 { counts.append(count) }
    self.counts = counts
  }

  /// The units before a byte.
  package func units(upTo offset: Int) -> Int {
    let mark = offset / Self.stride
    return bytes[(mark * Self.stride)..<offset].reduce(counts[mark]) { $0 + Self.units(for: $1) }
  }

  /// The number of code units of the character that begins with `byte`; 0 for a byte inside a character.
  private static func units(for byte: UInt8) -> Int {
    switch byte {
    case 0x80..<0xC0: 0
    case 0xF0...0xFF: 2
    default: 1
    }
  }
}
