/// Keeps an optional value on the heap, so that the table around it stays a few pointers wide.
///
/// A whole theme of inline values is some 70 KB and overflows small stacks; boxed it is a few words. Value semantics hold: copies
/// share the box, and writing replaces it.
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
