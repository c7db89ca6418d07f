/// JSON Pointers (RFC 6901).
package enum JSONPointer {
  /// The keys and positions of which a pointer consists; none for that of the root.
  package static func names(_ pointer: String) -> [String] {
    pointer.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map {
      String($0.replacing("~1", with: "/").replacing("~0", with: "~"))
    }
  }

  /// The pointer of the last of a chain of open containers, each in the one before; the first is the root.
  static func text(through open: [Int], of tape: JSONTape, in bytes: [UInt8]) -> String {
    var text = ""
    for (container, child) in zip(open, open.dropFirst()) {
      if tape.nodes[container].kind == JSONTape.Kind.object {
        text += token(tape.text(child - 1, in: bytes))
      } else {
        var (element, position) = (container + 1, 0)
        while element < child { (element, position) = (tape.next(after: element), position + 1) }
        text += "/\(position)"
      }
    }
    return text
  }

  /// One reference token with its slash.
  static func token(_ name: ArraySlice<UInt8>) -> String {
    var token: [UInt8] = [UInt8(ascii: "/")]
    for byte in name {
      switch byte {
      case UInt8(ascii: "~"): token += "~0".utf8
      case UInt8(ascii: "/"): token += "~1".utf8
      default: token.append(byte)
      }
    }
    return String(decoding: token, as: UTF8.self)
  }
}
