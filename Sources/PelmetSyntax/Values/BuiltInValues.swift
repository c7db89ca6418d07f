/// Evaluates strings and numbers without any library.
enum BuiltInValues {
  /// Unescapes the keys of a tape, even one that ends at a failure. json-c cannot do it: it cuts keys at U+0000.
  static func unescapeKeys(_ tape: inout JSONTape, bytes: [UInt8]) {
    for index in tape.nodes.indices {
      let node = tape.nodes[index]
      if node.kind == JSONTape.Kind.key, node.has(JSONTape.Flag.stored) { unescape(index, in: &tape, bytes: bytes) }
    }
  }

  /// Evaluates all strings and numbers.
  static func fill(_ tape: inout JSONTape, bytes: [UInt8]) {
    bytes.withUnsafeBufferPointer { buffer in
      guard let text = buffer.baseAddress else { return }
      for index in tape.nodes.indices {
        let node = tape.nodes[index]
        guard node.has(JSONTape.Flag.stored) else { continue }
        if node.kind == JSONTape.Kind.string { unescape(index, in: &tape, bytes: bytes) }
        if node.kind == JSONTape.Kind.number { tape.store(JSONNumber.value(text, Int(node.start)..<Int(node.end)), at: index) }
      }
    }
  }

  private static func unescape(_ index: Int, in tape: inout JSONTape, bytes: [UInt8]) {
    let node = tape.nodes[index]
    bytes.withUnsafeBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      EscapeSequence.unescape(base, Int(node.start) + 1..<Int(node.end) - 1, into: &tape.texts)
    }
    tape.storeText(at: index)
  }
}
