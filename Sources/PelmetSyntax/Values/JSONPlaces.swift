/// Where each value of a tape stands, so that its JSON Pointer (RFC 6901) does not take a walk from the beginning: a file may have a
/// finding for each of its values.
struct JSONPlaces: Sendable {
  /// A value whose place is noted: a container, or every 64th element of an array.
  private struct Landmark {
    /// Index of a node.
    var value: UInt32
    /// The landmark of the container around the value; for the root its own.
    var container: UInt32
    /// Among the values of the container.
    var position: UInt32
  }

  /// A container whose end is not reached.
  private struct Open {
    let landmark: UInt32
    let end: Int
    let isArray: Bool
    /// The values in it so far.
    var count: UInt32 = 0
  }

  /// The elements of an array from one that is noted to the next.
  private static let stride: UInt32 = 64

  /// In the order of the tape.
  private let landmarks: [Landmark]

  init(_ tape: JSONTape) {
    var open = Open(landmark: 0, end: .max, isArray: false)
    var around: [Open] = []
    var landmarks: [Landmark] = []
    landmarks.reserveCapacity(tape.nodes.count / 4)
    for (index, node) in tape.nodes.enumerated() {
      while open.end <= index { open = around.removeLast() }
      if node.kind == JSONTape.Kind.key { continue }
      let (container, position) = (open.landmark, open.count)
      open.count += 1
      if node.kind <= JSONTape.Kind.array {
        around.append(open)
        open = Open(landmark: UInt32(landmarks.count), end: node.payload, isArray: node.kind == JSONTape.Kind.array)
      } else if !open.isArray || position == 0 || position % Self.stride != 0 {
        continue
      }
      landmarks.append(Landmark(value: UInt32(index), container: container, position: position))
    }
    self.landmarks = landmarks
  }

  /// The container around a value, and the value's position among its elements; in an object, any position.
  ///
  /// - Parameter steps: Grows by the number of values that were looked at.
  func step(to index: Int, in tape: JSONTape, counting steps: inout Int) -> (container: Int, position: Int) {
    var landmark = lastLandmark(upTo: index)
    if Int(landmark.value) == index { return (Int(landmarks[Int(landmark.container)].value), Int(landmark.position)) }
    var (child, position) = (Int(landmark.value) + 1, 0)
    while tape.next(after: Int(landmark.value)) <= index {
      (child, position) = (tape.next(after: Int(landmark.value)), Int(landmark.position) + 1)
      landmark = landmarks[Int(landmark.container)]
      steps += 1
    }
    let container = Int(landmark.value)
    guard tape.nodes[container].kind == JSONTape.Kind.array else { return (container, 0) }
    while child < index {
      child = tape.next(after: child)
      position += 1
      steps += 1
    }
    return (container, position)
  }

  private func lastLandmark(upTo index: Int) -> Landmark {
    var (low, high) = (0, landmarks.count)
    while high - low > 1 {
      let middle = (low + high) / 2
      if Int(landmarks[middle].value) <= index { low = middle } else { high = middle }
    }
    return landmarks[low]
  }
}

extension JSONValue {
  /// The JSON Pointer (RFC 6901) of this value; empty for the root.
  package var pointer: String {
    var steps = 0
    return pointer(counting: &steps)
  }

  /// - Parameter steps: Grows by the number of values that were looked at.
  func pointer(counting steps: inout Int) -> String {
    var tokens: [String] = []
    var index = self.index
    while index > 0 {
      let (container, position) = document.places.step(to: index, in: document.tape, counting: &steps)
      let isMember = document.tape.nodes[container].kind == JSONTape.Kind.object
      tokens.append(isMember ? JSONPointer.token(document.tape.text(index - 1, in: document.bytes)) : "/\(position)")
      index = container
    }
    return tokens.reversed().joined()
  }
}
