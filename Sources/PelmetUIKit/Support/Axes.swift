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

  static var cases: [(Case, KeyPath<Self, Value?>)] { get }
}

extension ByMetrics: ValuesByCase {
  static var cases: [(UIBarMetrics, KeyPath<Self, Value?>)] {
    [(.default, \.default), (.compact, \.compact), (.defaultPrompt, \.defaultPrompt), (.compactPrompt, \.compactPrompt)]
  }
}

extension ByPosition: ValuesByCase {
  static var cases: [(UIBarPosition, KeyPath<Self, Value?>)] {
    [(.any, \.any), (.bottom, \.bottom), (.top, \.top), (.topAttached, \.topAttached)]
  }
}

extension ByState: ValuesByCase {
  static var cases: [(UIControl.State, KeyPath<Self, Value?>)] {
    [
      (.normal, \.normal), (.highlighted, \.highlighted), (.disabled, \.disabled), (.selected, \.selected),
      (.focused, \.focused),
    ]
  }
}

extension ByIcon: ValuesByCase {
  static var cases: [(UISearchBar.Icon, KeyPath<Self, Value?>)] {
    [(.search, \.search), (.clear, \.clear), (.bookmark, \.bookmark), (.resultsList, \.resultsList)]
  }
}

extension ByItemStyle: ValuesByCase {
  /// The case without a style is for items of any style, which UIKit sets without naming one.
  static var cases: [(UIBarButtonItem.Style?, KeyPath<Self, Value?>)] {
    [(nil, \.any), (.plain, \.plain), (.done, \.done)]
  }
}
