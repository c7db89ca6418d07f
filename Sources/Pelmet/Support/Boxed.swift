/// Keeps an optional value on the heap, so that the type that contains it stays a few pointers wide.
///
/// A theme of inline values takes some 70 KB and overflows small stacks; boxed, it takes a few words. Value semantics hold: copies share
/// the box, and writing replaces it. Apps see through it when they are compiled, though it is in no interface: a property of a boxed value
/// is read where it is, and nothing is copied out of the box for it.
@usableFromInline package struct Boxed<Box: ValueBox>: Sendable {
  @usableFromInline let box: Box?

  @inlinable package init(_ value: Box.Value?) {
    switch consume value {
    case let value?: box = Box(value)
    case nil: box = nil
    }
  }

  @inlinable package var value: Box.Value? { box?.value }
}

/// An immutable value on the heap, which copies and threads share.
///
/// Each boxed type has a class of its own, which is not generic. One generic class would serve all, but Swift makes such a class for each
/// type while the app runs, by its name: in the first theme that an app uses this takes as long as everything else.
@usableFromInline package protocol ValueBox<Value>: AnyObject, Sendable {
  associatedtype Value: Sendable

  var value: Value { get }

  init(_ value: Value)
}

extension ValueBox where Value: Hashable {
  @usableFromInline package static func == (a: Self, b: Self) -> Bool { a === b || a.value == b.value }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Boxed: Equatable where Box.Value: Equatable {
  @usableFromInline package static func == (a: Boxed, b: Boxed) -> Bool { a.box === b.box || a.value == b.value }
}

extension Boxed: Hashable where Box.Value: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(value) }
}
