/// Moves through a text of CSS, byte by byte.
struct TextScanner {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  /// The byte at the position; nil at the end.
  var next: UInt8? { byte(at: position) }

  func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  mutating func advance() { position += 1 }

  mutating func skipBlanks() {
    while let byte = next, Self.isBlank(byte) { position += 1 }
  }

  /// A number as CSS writes it: `16`, `-.6`, `+1`, `1e3`; nil, without a move, where there is none, or one that no `Double` holds.
  mutating func number() -> Double? {
    var end = position
    if byte(at: end) == UInt8(ascii: "+") || byte(at: end) == UInt8(ascii: "-") { end += 1 }
    let start = end
    while isDigit(end) { end += 1 }
    var hasDigits = end > start
    if byte(at: end) == UInt8(ascii: "."), isDigit(end + 1) {
      hasDigits = true
      end += 1
      while isDigit(end) { end += 1 }
    }
    guard hasDigits else { return nil }
    if byte(at: end) == UInt8(ascii: "e") || byte(at: end) == UInt8(ascii: "E") {
      var digits = end + 1
      if byte(at: digits) == UInt8(ascii: "+") || byte(at: digits) == UInt8(ascii: "-") { digits += 1 }
      if isDigit(digits) {
        end = digits
        while isDigit(end) { end += 1 }
      }
    }
    guard let value = Double(String(decoding: bytes[position..<end], as: UTF8.self)), value.isFinite else { return nil }
    position = end
    return value
  }

  /// The unit of a number: `%`, or letters, in lower case; empty where there is none.
  mutating func unit() -> String {
    guard next == UInt8(ascii: "%") else { return word() }
    position += 1
    return "%"
  }

  /// Letters, in lower case; empty where there are none.
  mutating func word() -> String {
    let start = position
    while let byte = next, Self.isLetter(byte) { position += 1 }
    return String(decoding: bytes[start..<position].map(Self.lowercased), as: UTF8.self)
  }

  /// The path of a reference in braces, without blanks at its ends; nil where there is none.
  mutating func reference() -> String? {
    guard next == UInt8(ascii: "{") else { return nil }
    let start = position + 1
    guard let end = bytes[start...].firstIndex(where: { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "}") }),
      bytes[end] == UInt8(ascii: "}")
    else { return nil }
    let path = Self.trimmed(bytes[start..<end])
    guard !path.isEmpty else { return nil }
    position = end + 1
    return String(decoding: path, as: UTF8.self)
  }

  private func isDigit(_ index: Int) -> Bool { byte(at: index).map { (0x30...0x39).contains($0) } ?? false }

  static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) && byte < 0x80 }

  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || (0x09...0x0D).contains(byte) }

  static func lowercased(_ byte: UInt8) -> UInt8 { (0x41...0x5A).contains(byte) ? byte | 0x20 : byte }

  /// Without blanks at the ends.
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    guard let first = bytes.firstIndex(where: { !isBlank($0) }), let last = bytes.lastIndex(where: { !isBlank($0) }) else {
      return bytes[bytes.startIndex..<bytes.startIndex]
    }
    return bytes[first...last]
  }
}
