/// Keeps an optional value on the heap, so that the type that contains it stays a few pointers wide.
///
/// A theme of inline values takes some 70 KB and overflows small stacks; boxed, it takes a few words. Value semantics hold: copies share
/// the box, and writing replaces it.
@propertyWrapper
public struct Boxed<Value: Sendable & Hashable>: Sendable, Hashable {
  private var box: Box<Value>?

  public init(wrappedValue: Value?) {
    box = wrappedValue.map(Box.init)
  }

  public var wrappedValue: Value? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }
}

/// An immutable value on the heap, which copies and threads share.
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
