/// A list of names in which keys are looked up without a `String` of them. For lists as short as those of an object's properties.
package struct JSONNames: Sendable {
  /// The UTF-8 of all names, one after the other.
  private let text: [UInt8]
  /// Where the names end in ``text``.
  private let ends: [Int]
  /// A bit for each length that a name has; the highest for all from 63 on. Most names that are not in a list have none of its lengths.
  private let lengths: UInt64

  package init(_ names: [String]) {
    var (text, ends): ([UInt8], [Int]) = ([], [])
    for name in names {
      text += name.utf8
      ends.append(text.count)
    }
    (self.text, self.ends) = (text, ends)
    lengths = names.reduce(0) { $0 | Self.bit(ofLength: $1.utf8.count) }
  }

  private static func bit(ofLength length: Int) -> UInt64 { 1 << UInt64(min(length, 63)) }

  /// The position of a member's key in the list.
  package func index(of member: JSONMember) -> Int? {
    member.document.tape.withText(member.key, in: member.document.bytes, index)
  }

  /// The position of a name in the list.
  package func index(of name: String) -> Int? {
    var name = name
    return name.withUTF8(index)
  }

  private func index(of name: UnsafeBufferPointer<UInt8>) -> Int? {
    guard lengths & Self.bit(ofLength: name.count) != 0 else { return nil }
    return text.withUnsafeBufferPointer { text in
      var start = 0
      for index in ends.indices {
        let end = ends[index]
        if end - start == name.count {
          var offset = 0
          while offset < name.count, text[start + offset] == name[offset] { offset += 1 }
          if offset == name.count { return index }
        }
        start = end
      }
      return nil
    }
  }
}
