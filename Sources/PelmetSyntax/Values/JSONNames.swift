/// A list of names in which keys are looked up without a `String` of them. For lists as short as those of an object's properties.
package struct JSONNames: Sendable {
  /// The UTF-8 of all names, one after the other.
  private let text: [UInt8]
  /// Where the names end in ``text``.
  private let ends: [Int]

  package init(_ names: [String]) {
    var (text, ends): ([UInt8], [Int]) = ([], [])
    for name in names {
      text += name.utf8
      ends.append(text.count)
    }
    (self.text, self.ends) = (text, ends)
  }

  /// The position of a member's key in the list.
  package func index(of member: JSONMember) -> Int? {
    member.document.tape.withText(member.key, in: member.document.bytes) { key in
      text.withUnsafeBufferPointer { text in
        var start = 0
        for index in ends.indices {
          let end = ends[index]
          if end - start == key.count {
            var offset = 0
            while offset < key.count, text[start + offset] == key[offset] { offset += 1 }
            if offset == key.count { return index }
          }
          start = end
        }
        return nil
      }
    }
  }
}
