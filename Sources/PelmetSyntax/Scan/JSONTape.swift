/// A document as one flat array of nodes in the order of the text. In an object each member is two nodes, its key and its value.
struct JSONTape: Equatable, Sendable {
  /// One value or key. Twelve bytes, because a file may be 64 MiB and mostly numbers.
  struct Node: Equatable, Sendable {
    /// Offset of the first byte, quote and bracket included.
    var start: UInt32
    /// Offset after the last byte, quote and bracket included.
    var end: UInt32
    /// From the lowest bit: three bits ``Kind``, two flags, 27 bits ``payload``.
    var word: UInt32

    var kind: UInt32 { word & 0b111 }
    /// Of a container: the index after its last descendant. Of a leaf with ``Flag/stored``: its index in the table of its kind.
    var payload: Int { Int(word >> 5) }

    func has(_ flag: UInt32) -> Bool { word & flag != 0 }

    mutating func setPayload(_ value: Int) {
      word = word & 0b11111 | UInt32(value) << 5
    }
  }

  /// Plain integers rather than an enumeration: the scanner must be fast in debug builds too.
  enum Kind {
    static let object: UInt32 = 0
    static let array: UInt32 = 1
    static let string: UInt32 = 2
    static let number: UInt32 = 3
    static let `true`: UInt32 = 4
    static let `false`: UInt32 = 5
    static let null: UInt32 = 6
    static let key: UInt32 = 7
  }

  enum Flag {
    /// String or key: has escapes, its text is in ``JSONTape/texts``. Number: not a short integer, its value is in ``JSONTape/numbers``.
    static let stored: UInt32 = 0b01000
    /// Number: written without fraction and exponent.
    static let integer: UInt32 = 0b10000
    /// Key without ``stored``: has characters beyond ASCII. A bit of the payload, which such a key has no use for.
    static let nonASCII: UInt32 = 0b100000
    /// Key: the same object has it again further down.
    static let superseded: UInt32 = 0b10000
    /// Object: has a superseded key.
    static let duplicates: UInt32 = 0b01000
    /// Object: a key contains U+0000.
    static let zeroInKey: UInt32 = 0b10000
  }

  /// An integer of at most this many bytes is not stored, but read from the text when it is needed.
  static let shortInteger = 15

  var nodes: [Node]
  /// Whether a string has an escape by number, or a character that may be a combining mark.
  var mayHaveMarks = false
  /// Unescaped strings, one after the other.
  var texts: [UInt8] = []
  /// The end of each unescaped string in ``texts``.
  var textEnds: [UInt32] = []
  var numbers: [Double] = []

  /// The index of the node after a value and its descendants.
  func next(after index: Int) -> Int {
    let node = nodes[index]
    return node.kind <= Kind.array ? node.payload : index + 1
  }

  /// The largest number of containers around a value, itself included.
  var depth: Int {
    var (ends, deepest): ([Int], Int) = ([], 0)
    for index in nodes.indices where nodes[index].kind <= Kind.array {
      while let end = ends.last, end <= index { ends.removeLast() }
      ends.append(nodes[index].payload)
      deepest = max(deepest, ends.count)
    }
    return deepest
  }

  /// The nodes in a container; none when the value is of another kind.
  func children(of index: Int, ofKind kind: UInt32) -> Range<Int> {
    nodes[index].kind == kind ? index + 1..<nodes[index].payload : 0..<0
  }
}

extension JSONTape {
  /// The UTF-8 of a string or key without quotes and escapes.
  func text(_ index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let node = nodes[index]
    guard node.has(Flag.stored) else { return bytes[Int(node.start) + 1..<Int(node.end) - 1] }
    let text = node.payload
    return texts[(text == 0 ? 0 : Int(textEnds[text - 1]))..<Int(textEnds[text])]
  }

  /// The result of a closure that gets the UTF-8 of a string or key without quotes and escapes.
  func withText<Result>(_ index: Int, in bytes: [UInt8], _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    let node = nodes[index]
    if node.has(Flag.stored) { return text(index, in: bytes).withUnsafeBufferPointer(body) }
    return bytes.withUnsafeBufferPointer { body(UnsafeBufferPointer(rebasing: $0[Int(node.start) + 1..<Int(node.end) - 1])) }
  }

  /// Whether a string or key is some text. Most are told apart by their lengths.
  func isText(_ index: Int, _ text: UnsafeBufferPointer<UInt8>, in bytes: [UInt8]) -> Bool {
    let node = nodes[index]
    if !node.has(Flag.stored), Int(node.end - node.start) != text.count + 2 { return false }
    return withText(index, in: bytes) { $0.elementsEqual(text) }
  }

  /// Makes the bytes that were appended to ``texts`` since the last call the text of a string or key.
  mutating func storeText(at index: Int) {
    nodes[index].setPayload(textEnds.count)
    textEnds.append(UInt32(texts.count))
  }

  mutating func store(_ number: Double, at index: Int) {
    nodes[index].setPayload(numbers.count)
    numbers.append(number)
  }
}

#if canImport(CJSONC)
  extension JSONTape {
    /// Values that were found beside the tape, in the order of the text.
    struct Values: Sendable {
      fileprivate var numbers: [(node: Int, value: Double)] = []
      fileprivate var texts: [UInt8] = []
      fileprivate var textEnds: [(node: Int, end: Int)] = []

      mutating func store(_ number: Double, at index: Int) {
        numbers.append((index, number))
      }

      mutating func store(_ text: UnsafeBufferPointer<UInt8>, at index: Int) {
        texts.append(contentsOf: text)
        textEnds.append((index, texts.count))
      }
    }

    mutating func store(_ values: Values) {
      for (node, value) in values.numbers { store(value, at: node) }
      var start = 0
      for (node, end) in values.textEnds {
        texts.append(contentsOf: values.texts[start..<end])
        storeText(at: node)
        start = end
      }
    }
  }
#endif
