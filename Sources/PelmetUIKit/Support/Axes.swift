import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

/// The values of a property along an axis, each beside the case of UIKit's that it stands for.
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
  /// The case without a style is for items of any style, which UIKit sets without naming one.
  static var cases: [(UIBarButtonItem.Style?, (Self) -> Value?)] {
    [(nil, { $0.any }), (.plain, { $0.plain }), (.done, { $0.done })]
  }
}
