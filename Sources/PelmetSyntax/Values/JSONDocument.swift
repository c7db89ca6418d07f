package import PelmetDiagnostics

/// The values of one file that is JSON, with their places. Immutable; values are views into it.
package final class JSONDocument: Sendable {
  package let file: FileID
  /// The text of the file, shared with the ``SourceMap``.
  let bytes: [UInt8]
  let tape: JSONTape
  let places: JSONPlaces
  let respelled: RespelledMembers

  init(file: FileID, bytes: [UInt8], tape: JSONTape, respelled: [DuplicateKeys.Pair] = []) {
    self.file = file
    self.bytes = bytes
    self.tape = tape
    places = JSONPlaces(tape)
    self.respelled = RespelledMembers(respelled, in: tape)
  }

  package var root: JSONValue { JSONValue(document: self, index: 0) }

  /// The innermost value that an offset of the text is in, or the one whose key that is. O(log n) in the values of the file.
  package func value(at offset: Int) -> JSONValue {
    var (low, high) = (0, tape.nodes.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(tape.nodes[middle].start) <= offset { low = middle } else { high = middle }
    }
    return JSONValue(document: self, index: tape.nodes[low].kind == JSONTape.Kind.key ? low + 1 : low)
  }

  func span(_ index: Int) -> SourceSpan {
    let node = tape.nodes[index]
    return SourceSpan(file: file, start: Int(node.start), end: Int(node.end))
  }

  /// The text of a string or key.
  func text(_ index: Int) -> String {
    String(decoding: tape.text(index, in: bytes), as: UTF8.self)
  }
}

/// One value of a ``JSONDocument``.
package struct JSONValue: Sendable {
  package enum Kind: Hashable, Sendable {
    case object, array, string, number, boolean, null
  }

  let document: JSONDocument
  let index: Int

  private var node: JSONTape.Node { document.tape.nodes[index] }

  package var kind: Kind {
    switch node.kind {
    case JSONTape.Kind.object: .object
    case JSONTape.Kind.array: .array
    case JSONTape.Kind.string: .string
    case JSONTape.Kind.number: .number
    case JSONTape.Kind.null: .null
    default: .boolean
    }
  }

  /// The whole value, quotes and brackets included.
  package var span: SourceSpan { document.span(index) }

  /// The key, with its quotes, of the member whose value this is; nil for the root and for elements of an array.
  package var keySpan: SourceSpan? {
    guard index > 0, document.tape.nodes[index - 1].kind == JSONTape.Kind.key else { return nil }
    return document.span(index - 1)
  }

  /// The text without quotes and escapes; nil unless a string.
  package var string: String? {
    node.kind == JSONTape.Kind.string ? document.text(index) : nil
  }

  /// The UTF-8 of ``string``, without a copy.
  package var text: ArraySlice<UInt8>? {
    node.kind == JSONTape.Kind.string ? document.tape.text(index, in: document.bytes) : nil
  }

  /// The nearest `Double`, always finite; nil unless a number.
  package var number: Double? {
    guard node.kind == JSONTape.Kind.number else { return nil }
    return node.has(JSONTape.Flag.stored) ? document.tape.numbers[node.payload] : integer.map(Double.init)
  }

  /// The exact value of a number that is written without fraction and exponent and fits `Int`.
  package var integer: Int? {
    guard node.kind == JSONTape.Kind.number, node.has(JSONTape.Flag.integer) else { return nil }
    return document.bytes.withUnsafeBufferPointer { bytes in
      bytes.baseAddress.flatMap { JSONNumber.integer($0, Int(node.start)..<Int(node.end)) }
    }
  }

  package var boolean: Bool? {
    switch node.kind {
    case JSONTape.Kind.true: true
    case JSONTape.Kind.false: false
    default: nil
    }
  }

  /// Of duplicate keys only the last; empty unless an object.
  package var members: JSONMembers { JSONMembers(object: self) }

  /// Empty unless an array.
  package var elements: JSONElements { JSONElements(array: self) }

  /// Members or elements. O(count).
  package var count: Int {
    switch kind {
    case .object: members.reduce(0) { count, _ in count + 1 }
    case .array: elements.reduce(0) { count, _ in count + 1 }
    default: 0
    }
  }

  /// Whether an object in the value, itself included, has a key. O(n) in the values inside, but much faster than to look at the objects.
  package func hasKey(_ name: String) -> Bool {
    let (tape, bytes) = (document.tape, document.bytes)
    var name = name
    return name.withUTF8 { name in
      (index..<tape.next(after: index)).contains {
        tape.nodes[$0].kind == JSONTape.Kind.key && tape.isText($0, name, in: bytes)
      }
    }
  }

  /// The value of a member. O(count).
  package subscript(name: String) -> JSONValue? {
    // Names beyond ASCII are the same in all their spellings.
    if !name.utf8.allSatisfy({ $0 < 0x80 }) { return members.reduce(nil) { $1.name == name ? $1.value : $0 } }
    var name = name
    return name.withUTF8 { name in
      members.first { document.tape.isText($0.key, name, in: document.bytes) }?.value
    }
  }
}

extension JSONValue {
  /// The value as its file has it.
  package var written: String { String(decoding: document.bytes[span.range], as: UTF8.self) }

  /// The white space between the opening bracket of an object or a list and what follows it.
  package var spaceAfterBracket: String {
    let inside = document.bytes[(Int(span.start) + 1)...]
    return String(decoding: inside.prefix { " \t\n\r".utf8.contains($0) }, as: UTF8.self)
  }
}
