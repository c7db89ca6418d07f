/// The elements of an array in order.
package struct JSONElements: Sequence, Sendable {
  let array: JSONValue

  package func makeIterator() -> Iterator {
    let range = array.document.tape.children(of: array.index, ofKind: JSONTape.Kind.array)
    return Iterator(document: array.document, index: range.lowerBound, end: range.upperBound)
  }

  package struct Iterator: IteratorProtocol {
    let document: JSONDocument
    var index: Int
    let end: Int

    package mutating func next() -> JSONValue? {
      guard index < end else { return nil }
      defer { index = document.tape.next(after: index) }
      return JSONValue(document: document, index: index)
    }
  }
}
