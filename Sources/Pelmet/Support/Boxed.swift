/// Keeps an optional value on the heap, so that the type that contains it stays a few pointers wide.
///
/// A theme of inline values takes some 70 KB and overflows small stacks; boxed, it takes a few words. Value semantics hold: copies share
/// the box, and writing replaces it. Apps see through it when they are compiled: a property of a boxed value is read where it is, and
/// nothing is copied out of the box for it.
@propertyWrapper
public struct Boxed<Box: ValueBox>: Sendable {
  @usableFromInline var box: Box?

  @inlinable public init(wrappedValue: Box.Value?) {
    switch consume wrappedValue {
    case let value?: box = Box(value)
    case nil: box = nil
    }
  }

  public var wrappedValue: Box.Value? {
    @inlinable get { box?.value }
    @inlinable set { self = Boxed(wrappedValue: newValue) }
  }
}

/// An immutable value on the heap, which copies and threads share.
///
/// Each boxed type has a class of its own, which is not generic. One generic class would serve all, but Swift makes such a class for each
/// type while the app runs, by its name: in the first theme that an app uses this takes as long as everything else.
public protocol ValueBox<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  var value: Value { get }

  init(_ value: Value)
}

extension ValueBox where Value: Hashable {
  public static func == (a: Self, b: Self) -> Bool { a === b || a.value == b.value }

  public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Equatable where Box.Value: Equatable {
  public static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.wrappedValue == b.wrappedValue }
}

extension Boxed: Hashable where Box.Value: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
