extension JSONTape {
  /// The UTF-8 of a string or key without quotes and escapes.
  func text(_ index: Int, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    let node = nodes[index]
    guard node.has(Flag.stored) else { return bytes[Int(node.start) + 1..<Int(node.end) - 1] }
    let text = node.payload
    return texts[(text == 0 ? 0 : Int(textEnds[text - 1]))..<Int(textEnds[text])]
  }

  /// Declares what was appended to ``texts`` since the last call to be the text of a string or key.
  mutating func storeText(at index: Int) {
    nodes[index].setPayload(textEnds.count)
    textEnds.append(UInt32(texts.count))
  }

  mutating func store(_ number: Double, at index: Int) {
    nodes[index].setPayload(numbers.count)
    numbers.append(number)
  }
}
