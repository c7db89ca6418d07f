/// Single characters of a file that is UTF-8, for sentences about them.
enum SourceCharacter {
  static func length(in bytes: [UInt8], at offset: Int) -> Int {
    bytes.withUnsafeBufferPointer { buffer in
      guard offset < buffer.count, let base = buffer.baseAddress else { return 0 }
      return UTF8Check.length(base, at: offset, count: buffer.count) ?? 1
    }
  }

  /// `'x'`; anything that could be mistaken or is invisible by its code point.
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
