/// JSON Pointers (RFC 6901) of nodes.
enum JSONPointer {
  /// The pointer of a value; of a key, that of its member.
  static func text(to target: Int, in tape: JSONTape, bytes: [UInt8]) -> String {
    let target = tape.nodes[target].kind == JSONTape.Kind.key ? target + 1 : target
    var path = [0]
    var child = 0
    while child != target {
      child += 1
      while true {
        if tape.nodes[child].kind == JSONTape.Kind.key { child += 1 }
        let next = tape.next(after: child)
        if target < next { break }
        child = next
      }
      path.append(child)
    }
    return text(through: path, in: tape, bytes: bytes)
  }

  /// The pointer of the last of a chain of values, each the child of the one before; the first is the root.
  static func text(through path: [Int], in tape: JSONTape, bytes: [UInt8]) -> String {
    var pointer = ""
    for (parent, child) in zip(path, path.dropFirst()) {
      pointer += "/"
      if tape.nodes[parent].kind == JSONTape.Kind.object {
        pointer += escaped(tape.text(child - 1, in: bytes))
      } else {
        var position = 0
        var sibling = parent + 1
        while sibling < child {
          sibling = tape.next(after: sibling)
          position += 1
        }
        pointer += String(position)
      }
    }
    return pointer
  }

  static func escaped(_ name: ArraySlice<UInt8>) -> String {
    var output: [UInt8] = []
    for byte in name {
      switch byte {
      case UInt8(ascii: "~"): output += "~0".utf8
      case UInt8(ascii: "/"): output += "~1".utf8
      default: output.append(byte)
      }
    }
    return String(decoding: output, as: UTF8.self)
  }
}

extension JSONValue {
  /// JSON Pointer (RFC 6901) of this value; the root's is empty. Found by walking down from the root: for messages.
  package var pointer: String { JSONPointer.text(to: index, in: document.tape, bytes: document.bytes) }
}
