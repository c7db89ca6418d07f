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
