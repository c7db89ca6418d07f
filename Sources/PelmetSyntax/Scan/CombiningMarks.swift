/// Combining marks in a row. To compare two names, Unicode puts the marks on a character in order, which takes the square of their number.
enum CombiningMarks {
  /// The most that may follow each other: as many as in Unicode's Stream-Safe Text Format (UAX #15), more than any language needs.
  static let most = 30

  /// The first byte that can begin a mark in UTF-8: the first mark is U+0300.
  static let firstByte: UInt8 = 0xCC

  /// The place of the first mark that is one too many, as a character or as an escape, in a text that the scanner has accepted.
  static func excess(in bytes: [UInt8]) -> Range<Int>? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let text = buffer.baseAddress else { return nil }
      var (offset, marks) = (0, 0)
      while offset < buffer.count {
        let byte = text[offset]
        var length = 1
        var scalar: Unicode.Scalar?
        if byte >= firstByte {
          length = UTF8Check.length(text, at: offset, count: buffer.count) ?? 1
          scalar = String(decoding: buffer[offset..<offset + length], as: UTF8.self).unicodeScalars.first
        } else if byte == UInt8(ascii: "\\") {
          (scalar, length) = EscapeSequence.scalar(text, at: offset, count: buffer.count) ?? (nil, 2)
        }
        marks = scalar.map(isMark) ?? false ? marks + 1 : 0
        if marks > most { return offset..<offset + length }
        offset += length
      }
      return nil
    }
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool { scalar.properties.canonicalCombiningClass != .notReordered }
}
