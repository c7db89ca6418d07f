// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ByState: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIControl.State" }
  static var summary: String { "A value for each control state." }
  static var properties: [Property<Self>] {
    [
      Property(\.normal, "normal", "The value of states that have none of their own."),
      Property(\.highlighted, "highlighted", "The value while touched."),
      Property(\.disabled, "disabled", "The value while disabled."),
      Property(\.selected, "selected", "The value while selected."),
      Property(\.focused, "focused", "The value while focused."),
    ]
  }
}

extension Theme.ByState: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}

extension Theme.ByMetrics: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarMetrics" }
  static var summary: String { "A value for each of the bar metrics." }
  static var properties: [Property<Self>] {
    [
      Property(\.`default`, "default", "The value in regular height, and of metrics that have none of their own."),
      Property(\.compact, "compact", "The value in compact height (NAV-15)."),
      Property(\.defaultPrompt, "defaultPrompt", "The value in regular height with a prompt (NAV-15)."),
      Property(\.compactPrompt, "compactPrompt", "The value in compact height with a prompt (NAV-15)."),
    ]
  }
}

extension Theme.ByMetrics: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}

extension Theme.ByPosition: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarPosition" }
  static var summary: String { "A value for each bar position (BAR-12)." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "any", "The value of positions that have none of their own."),
      Property(\.bottom, "bottom", "The value at the bottom."),
      Property(\.top, "top", "The value at the top."),
      Property(\.topAttached, "topAttached", "The value at the top, extending under the status bar."),
    ]
  }
}

extension Theme.ByPosition: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}

extension Theme.ByItemStyle: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UIBarButtonItem.Style" }
  static var summary: String { "A value for each bar button item style." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "any", "The value of styles that have none of their own."),
      Property(\.plain, "plain", "The value for plain items."),
      Property(\.done, "done", "The value for done items, prominent ones from iOS 26 on."),
    ]
  }
}

extension Theme.ByItemStyle: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}

extension Theme.ByIcon: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UISearchBar.Icon" }
  static var summary: String { "A value for each search bar icon." }
  static var properties: [Property<Self>] {
    [
      Property(\.search, "search", "The value for the magnifying glass."),
      Property(\.clear, "clear", "The value for the clear button."),
      Property(\.bookmark, "bookmark", "The value for the bookmark button."),
      Property(\.resultsList, "resultsList", "The value for the results list button."),
    ]
  }
}

extension Theme.ByIcon: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
