/// Escapes in strings: checking them where they are rare enough for calls, and replacing them.
enum JSONEscape {
  /// Moves `offset` from a backslash over `\uXXXX` or a surrogate pair. On failure `offset` is the place to show.
  static func advance(
    _ text: UnsafePointer<UInt8>, count: Int, string: Int, offset: inout Int
  ) -> JSONFailure.Reason? {
    let backslash = offset
    offset += 1
    guard offset < count else { return .string(start: string) }
    guard text[offset] == UInt8(ascii: "u") else { return .escape(start: backslash) }
    offset += 1
    var unit: UInt32 = 0
    for _ in 0..<4 {
      guard offset < count else { return .string(start: string) }
      guard let digit = ByteClass.hexadecimal(text[offset]) else { return .escape(start: backslash) }
      unit = unit << 4 | digit
      offset += 1
    }
    guard unit & 0xF800 == 0xD800 else { return nil }
    // The first half of a pair must be followed at once by the second.
    if unit < 0xDC00, let low = self.unit(text, at: offset, count: count), low & 0xFC00 == 0xDC00 {
      offset += 6
      return nil
    }
    offset = backslash
    return .surrogate(start: backslash)
  }

  /// The value of `\uXXXX` at `offset`, or nil when something else is there.
  private static func unit(_ text: UnsafePointer<UInt8>, at offset: Int, count: Int) -> UInt32? {
    guard offset + 6 <= count, text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = ByteClass.hexadecimal(text[offset + index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// Appends the text of a string that the scanner has accepted. `range` excludes the quotes.
  static func unescape(_ text: UnsafePointer<UInt8>, _ range: Range<Int>, into output: inout [UInt8]) {
    var offset = range.lowerBound
    while offset < range.upperBound {
      let byte = text[offset]
      guard byte == UInt8(ascii: "\\") else {
        output.append(byte)
        offset += 1
        continue
      }
      guard let high = unit(text, at: offset, count: range.upperBound) else {
        output.append(character(text[offset + 1]))
        offset += 2
        continue
      }
      offset += 6
      var scalar = high
      if high & 0xFC00 == 0xD800, let low = unit(text, at: offset, count: range.upperBound) {
        scalar = 0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)
        offset += 6
      }
      output.append(contentsOf: UTF8.encode(Unicode.Scalar(scalar) ?? "\u{FFFD}") ?? .init())
    }
  }

  /// What the character behind a backslash stands for.
  private static func character(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: byte
    }
  }
}
