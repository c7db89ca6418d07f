/// The three words of JSON.
enum JSONWord {
  static func kind(_ first: UInt8) -> UInt32? {
    if first == UInt8(ascii: "t") { return JSONTape.Kind.true }
    if first == UInt8(ascii: "f") { return JSONTape.Kind.false }
    if first == UInt8(ascii: "n") { return JSONTape.Kind.null }
    return nil
  }

  static func text(_ kind: UInt32) -> StaticString {
    kind == JSONTape.Kind.true ? "true" : kind == JSONTape.Kind.false ? "false" : "null"
  }

  /// Moves `offset` over the word, or to the first byte that is different.
  static func advance(_ text: UnsafePointer<UInt8>, count: Int, kind: UInt32, offset: inout Int) -> Bool {
    let word = Self.text(kind)
    var index = 0
    while index < word.utf8CodeUnitCount {
      guard offset < count, text[offset] == word.utf8Start[index] else { return false }
      index &+= 1
      offset &+= 1
    }
    return true
  }
}

/// Values of numbers that the scanner has accepted.
enum JSONNumber {
  /// The nearest `Double`, correctly rounded; infinite when it does not fit.
  static func value(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Double {
    let written = String(decoding: UnsafeBufferPointer(start: text + range.lowerBound, count: range.count), as: UTF8.self)
    return Double(written) ?? .infinity
  }

  /// The integer that is written there; nil when it exceeds `Int`.
  static func integer(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
    var offset = range.lowerBound
    let isNegative = text[offset] == UInt8(ascii: "-")
    if isNegative { offset &+= 1 }
    var value = 0
    while offset < range.upperBound {
      let digit = Int(text[offset]) &- 0x30
      let (product, overflowed) = value.multipliedReportingOverflow(by: 10)
      let (sum, overflows) = product.addingReportingOverflow(isNegative ? 0 &- digit : digit)
      if overflowed || overflows { return nil }
      value = sum
      offset &+= 1
    }
    return value
  }
}

/// Checks and replaces escapes in strings.
enum EscapeSequence {
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
  static func unit(_ text: UnsafePointer<UInt8>, at offset: Int, count: Int) -> UInt32? {
    guard offset + 6 <= count, text[offset] == UInt8(ascii: "\\"), text[offset + 1] == UInt8(ascii: "u") else { return nil }
    var unit: UInt32 = 0
    for index in 2..<6 {
      guard let digit = ByteClass.hexadecimal(text[offset + index]) else { return nil }
      unit = unit << 4 | digit
    }
    return unit
  }

  /// The character of `\uXXXX` or of a surrogate pair at `offset`, with the number of its bytes; nil when something else is there.
  static func scalar(
    _ text: UnsafePointer<UInt8>, at offset: Int, count: Int
  ) -> (scalar: Unicode.Scalar?, length: Int)? {
    guard let high = unit(text, at: offset, count: count) else { return nil }
    guard high & 0xFC00 == 0xD800, let low = unit(text, at: offset + 6, count: count) else { return (Unicode.Scalar(high), 6) }
    return (Unicode.Scalar(0x10000 + (high - 0xD800) << 10 + (low - 0xDC00)), 12)
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
      guard let (scalar, length) = scalar(text, at: offset, count: range.upperBound) else {
        output.append(character(text[offset + 1]))
        offset += 2
        continue
      }
      offset += length
      output.append(contentsOf: UTF8.encode(scalar ?? "\u{FFFD}") ?? .init())
    }
  }

  /// The byte for which the character after a backslash stands.
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
