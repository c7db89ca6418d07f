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
