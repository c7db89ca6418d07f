/// A value on the heap. Never changed once made, so that it can be shared between tables and threads.
final class Box<Value: Sendable & Hashable>: Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}

extension Box: Hashable {
  static func == (a: Box, b: Box) -> Bool { a === b || a.value == b.value }

  func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
