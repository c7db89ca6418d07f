package import PelmetDiagnostics

/// The members of an object in the order of the text. Of duplicate keys only the last is seen.
package struct JSONMembers: Sequence, Sendable {
  let object: JSONValue

  package func makeIterator() -> Iterator {
    let range = object.document.tape.children(of: object.index, ofKind: JSONTape.Kind.object)
    return Iterator(document: object.document, key: range.lowerBound, end: range.upperBound)
  }

  package struct Iterator: IteratorProtocol {
    let document: JSONDocument
    var key: Int
    let end: Int

    package mutating func next() -> JSONMember? {
      while key < end {
        let member = JSONMember(document: document, key: key)
        key = document.tape.next(after: key + 1)
        if !document.tape.nodes[member.key].has(JSONTape.Flag.superseded) { return member }
      }
      return nil
    }
  }
}

/// A key and its value.
package struct JSONMember: Sendable {
  let document: JSONDocument
  let key: Int

  package var name: String { document.text(key) }
  /// The UTF-8 of ``name``, without a copy.
  package var text: ArraySlice<UInt8> { document.tape.text(key, in: document.bytes) }
  /// Whether the name begins with a byte of ASCII. Takes no copy of it.
  package func begins(with byte: UInt8) -> Bool { text.first == byte }
  /// The key with its quotes.
  package var keySpan: SourceSpan { document.span(key) }
  package var value: JSONValue { JSONValue(document: document, index: key + 1) }
}

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
