/// Keeps an optional value on the heap, so that the type that contains it stays a few pointers wide.
///
/// A theme of inline values takes some 70 KB and overflows small stacks; boxed, it takes a few words. Value semantics hold: copies share
/// the box, and writing replaces it. Apps see through it when they are compiled: a property of a boxed value is read where it is, and
/// nothing is copied out of the box for it.
@propertyWrapper
public struct Boxed<Value: Boxable>: Sendable {
  @usableFromInline var box: Value.Box?

  @inlinable public init(wrappedValue: Value?) {
    box = wrappedValue.map { Value.Box($0) }
  }

  public var wrappedValue: Value? {
    @inlinable get { box?.value }
    @inlinable set { box = newValue.map { Value.Box($0) } }
  }
}

/// A type whose values go into boxes of a class of its own.
///
/// One generic class would serve all, but Swift makes such a class for each type while the app runs, by its name: in the first theme that
/// an app uses this took ten times as long as everything else.
public protocol Boxable: Sendable {
  associatedtype Box: ValueBox<Self>
}

/// An immutable value on the heap, which copies and threads share.
public protocol ValueBox<Value>: AnyObject, Sendable {
  associatedtype Value

  var value: Value { get }

  init(_ value: Value)
}

extension ValueBox where Value: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a === b || a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Equatable where Value: Equatable {
  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }
}

extension Boxed: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
