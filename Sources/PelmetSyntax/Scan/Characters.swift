/// The classes of a byte for the scanner: one look-up instead of several comparisons.
enum ByteClass {
  static let whitespace: UInt8 = 0b0001
  /// Represents itself in a string.
  static let plain: UInt8 = 0b0010
  static let digit: UInt8 = 0b0100
  /// May follow a backslash; `u` does not count.
  static let escape: UInt8 = 0b1000

  static let table: [UInt8] = (0...255).map { (byte: Int) -> UInt8 in
    var classes: UInt8 = 0
    if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D { classes |= whitespace }
    if byte >= 0x20, byte < 0x80, byte != 0x22, byte != 0x5C { classes |= plain }
    if byte >= 0x30, byte <= 0x39 { classes |= digit }
    if "\"\\/bfnrt".utf8.contains(UInt8(byte)) { classes |= escape }
    return classes
  }

  /// The value of a hexadecimal digit.
  static func hexadecimal(_ byte: UInt8) -> UInt32? {
    switch byte {
    case 0x30...0x39: UInt32(byte) - 0x30
    case 0x41...0x46: UInt32(byte) - 0x41 + 10
    case 0x61...0x66: UInt32(byte) - 0x61 + 10
    default: nil
    }
  }
}

/// Well-formedness of UTF-8: nothing overlong, no surrogates, nothing beyond U+10FFFF (Unicode 16, table 3-7).
enum UTF8Check {
  /// The length of the character at `offset`, which must be below `count`; nil when it is ill-formed.
  static func length(_ bytes: UnsafePointer<UInt8>, at offset: Int, count: Int) -> Int? {
    let lead = bytes[offset]
    var low: UInt8 = 0x80
    var high: UInt8 = 0xBF
    let length: Int
    if lead < 0x80 { return 1 }
    if lead < 0xC2 { return nil }
    if lead < 0xE0 {
      length = 2
    } else if lead < 0xF0 {
      length = 3
      if lead == 0xE0 { low = 0xA0 }
      if lead == 0xED { high = 0x9F }
    } else if lead < 0xF5 {
      length = 4
      if lead == 0xF0 { low = 0x90 }
      if lead == 0xF4 { high = 0x8F }
    } else {
      return nil
    }
    guard offset + length <= count, bytes[offset + 1] >= low, bytes[offset + 1] <= high else { return nil }
    for index in 2..<max(length, 2) where bytes[offset + index] & 0xC0 != 0x80 { return nil }
    return length
  }

  /// The first byte of the first ill-formed character.
  static func firstInvalid(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return nil }
      var offset = 0
      while offset < buffer.count {
        guard let length = length(base, at: offset, count: buffer.count) else { return offset }
        offset += length
      }
      return nil
    }
  }
}

/// Single characters of a file in UTF-8, for messages about them.
enum SourceCharacter {
  static func length(in bytes: [UInt8], at offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      guard offset < buffer.count, let base = buffer.baseAddress else { return 0 }
      return UTF8Check.length(base, at: offset, count: buffer.count) ?? 1
    }
  }

  /// `'x'`; the code point of a character that is invisible or easily confused.
  static func name(in bytes: [UInt8], at offset: Int) -> String {
    let text = String(decoding: bytes[offset..<offset + length(in: bytes, at: offset)], as: UTF8.self)
    guard let scalar = text.unicodeScalars.first else { return "the end of the file" }
    switch scalar.value {
    case 0x0A, 0x0D: return "the end of the line"
    case 0x20: return "a space"
    case 0x21...0x7E: return "'\(text)'"
    default:
      let digits = String(scalar.value, radix: 16, uppercase: true)
      let code = "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
      switch scalar.properties.generalCategory {
      case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator, .nonspacingMark, .unassigned, .privateUse:
        return code
      default:
        return "'\(text)' (\(code))"
      }
    }
  }

  /// The end of a run of letters, digits, `_`, `$` and characters beyond ASCII.
  static func endOfWord(in bytes: [UInt8], from start: Int) -> Int {
    var end = start
    while end < bytes.count {
      switch bytes[end] {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...0xFF:
        end += 1
      default:
        return end
      }
    }
    return end
  }
}
