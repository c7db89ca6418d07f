/// Where each line of a text begins. LF, CRLF and a lone CR each end a line.
package struct LineTable: Sendable {
  /// Offsets of the first byte of each line; never empty.
  private let starts: [UInt32]
  /// Offset behind the last byte of the text.
  private let end: Int

  /// Reads the bytes once. Offsets are kept in 32 bits.
  package init(_ bytes: [UInt8]) {
    var starts: [UInt32] = [0]
    bytes.withUnsafeBufferPointer { bytes in
      var offset = 0
      while offset < bytes.count {
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

  /// The place of a byte, or of the end of the text. O(log lines).
  package func position(of offset: Int) -> SourcePosition {
    var low = 0
    var high = starts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(starts[middle]) <= offset { low = middle } else { high = middle }
    }
    return SourcePosition(line: low + 1, column: offset - Int(starts[low]) + 1)
  }

  /// The bytes of a line (the first is 1), with its line end.
  package func range(ofLine line: Int) -> Range<Int> {
    Int(starts[line - 1])..<(line < starts.count ? Int(starts[line]) : end)
  }
}
