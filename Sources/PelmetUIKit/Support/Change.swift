import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// What a theme says of something, and what the theme said that was applied before.
struct Change<Value> {
  let new: Value?
  let old: Value?

  /// The change of a part.
  subscript<Part>(_ part: KeyPath<Value, Part?>) -> Change<Part> {
    Change<Part>(new: new?[keyPath: part], old: old?[keyPath: part])
  }

  /// Whether there is anything to do: what neither says is not touched.
  var isAny: Bool { new != nil || old != nil }
}

extension Change where Value: ValuesByCase {
  /// The change of each case that either of the two says something about.
  @MainActor func forEachCase(_ body: (Value.Case, Change<Value.Value>) -> Void) {
    guard isAny else { return }
    for (axisCase, value) in Value.cases {
      let change = Change<Value.Value>(new: new.flatMap(value), old: old.flatMap(value))
      if change.isAny { body(axisCase, change) }
    }
  }
}
