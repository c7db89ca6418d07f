/// Finds the JSON Pointers (RFC 6901) of a tape's values. In text order, all of them together take one walk.
struct JSONPointer {
  /// A container on the way to a value, and the child of it that leads there.
  private struct Step {
    var container: Int
    var child: Int
    /// Of the child among its siblings.
    var position = 0
  }

  private let tape: JSONTape
  private let bytes: [UInt8]
  private var steps: [Step] = []

  init(_ tape: JSONTape, bytes: [UInt8]) {
    self.tape = tape
    self.bytes = bytes
  }

  /// The pointer of a value, which must not come before the one of an earlier call.
  mutating func text(to target: Int) -> String {
    while let last = steps.last, target >= tape.nodes[last.container].payload { steps.removeLast() }
    while target != steps.last?.child ?? 0 {
      if let last = steps.indices.last, target >= tape.next(after: steps[last].child) {
        advance(&steps[last])
      } else {
        steps.append(firstStep(in: steps.last?.child ?? 0))
      }
    }
    return text
  }

  /// The pointer of the last of a chain of open containers, each in the one before; the first is the root.
  mutating func text(through open: [Int]) -> String {
    steps = []
    for (container, child) in zip(open, open.dropFirst()) {
      var step = firstStep(in: container)
      while step.child < child { advance(&step) }
      steps.append(step)
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

  private var text: String {
    var text = ""
    for step in steps {
      text += keys(in: step.container) == 1 ? Self.token(tape.text(step.child - 1, in: bytes)) : "/\(step.position)"
    }
    return text
  }

  private func firstStep(in container: Int) -> Step {
    Step(container: container, child: container + 1 + keys(in: container))
  }

  private func advance(_ step: inout Step) {
    step.child = tape.next(after: step.child) + keys(in: step.container)
    step.position += 1
  }

  /// Nodes before each child: 1 in an object, 0 in an array.
  private func keys(in container: Int) -> Int {
    tape.nodes[container].kind == JSONTape.Kind.object ? 1 : 0
  }
}

extension JSONValue {
  /// The JSON Pointer (RFC 6901) of this value; empty for the root. Walks from the beginning of the document: for messages.
  package var pointer: String {
    var pointers = JSONPointer(document.tape, bytes: document.bytes)
    return pointers.text(to: index)
  }
}
