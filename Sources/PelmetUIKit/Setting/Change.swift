import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// A value of a theme, and that of the theme applied before.
struct Change<Value> {
  let new: Value?
  let old: Value?

  /// The change of a property.
  subscript<Part>(_ part: KeyPath<Value, Part?>) -> Change<Part> {
    Change<Part>(new: new?[keyPath: part], old: old?[keyPath: part])
  }

  /// Whether one of the two sets a value, so that there is something to write.
  var isAny: Bool { new != nil || old != nil }
}

extension Change where Value: ValuesByCase {
  /// Calls a function with the change of each case that one of the two sets.
  @MainActor func forEachCase(_ body: (Value.Case, Change<Value.Value>) -> Void) {
    guard isAny else { return }
    for (axisCase, value) in Value.cases {
      let change = Change<Value.Value>(new: new.flatMap(value), old: old.flatMap(value))
      if change.isAny { body(axisCase, change) }
    }
  }
}

/// A property's values along an axis, each with UIKit's case for it.
@MainActor
protocol ValuesByCase {
  associatedtype Case
  associatedtype Value

  static var cases: [(Case, (Self) -> Value?)] { get }
}

extension Theme.ByMetrics: ValuesByCase {
  static var cases: [(UIBarMetrics, (Self) -> Value?)] {
    [
      (.default, { $0.default }), (.compact, { $0.compact }), (.defaultPrompt, { $0.defaultPrompt }),
      (.compactPrompt, { $0.compactPrompt }),
    ]
  }
}

extension Theme.ByPosition: ValuesByCase {
  static var cases: [(UIBarPosition, (Self) -> Value?)] {
    [(.any, { $0.any }), (.bottom, { $0.bottom }), (.top, { $0.top }), (.topAttached, { $0.topAttached })]
  }
}

extension Theme.ByState: ValuesByCase {
  static var cases: [(UIControl.State, (Self) -> Value?)] {
    [
      (.normal, { $0.normal }), (.highlighted, { $0.highlighted }), (.disabled, { $0.disabled }), (.selected, { $0.selected }),
      (.focused, { $0.focused }),
    ]
  }
}

extension Theme.ByIcon: ValuesByCase {
  static var cases: [(UISearchBar.Icon, (Self) -> Value?)] {
    [(.search, { $0.search }), (.clear, { $0.clear }), (.bookmark, { $0.bookmark }), (.resultsList, { $0.resultsList })]
  }
}

extension Theme.ByItemStyle: ValuesByCase {
  /// Items of any style come first, as `nil`: UIKit's setters without a style.
  static var cases: [(UIBarButtonItem.Style?, (Self) -> Value?)] {
    [(nil, { $0.any }), (.plain, { $0.plain }), (.done, { $0.done })]
  }
}
