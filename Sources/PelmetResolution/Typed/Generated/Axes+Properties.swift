// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ByState: ThemeObject, ThemeValue where Value: ThemeValue {
  static var summary: String { "A value for each control state." }
  static var properties: [Property<Self>] {
    [
      Property(\.normal, "The value of states that have none of their own."),
      Property(\.highlighted, "The value while touched."),
      Property(\.disabled, "The value while disabled."),
      Property(\.selected, "The value while selected."),
      Property(\.focused, "The value while focused."),
    ]
  }
}

extension Theme.ByMetrics: ThemeObject, ThemeValue where Value: ThemeValue {
  static var summary: String { "A value for each of the bar metrics." }
  static var properties: [Property<Self>] {
    [
      Property(\.`default`, "The value in regular height, and of metrics that have none of their own."),
      Property(\.compact, "The value in compact height (NAV-15)."),
      Property(\.defaultPrompt, "The value in regular height with a prompt (NAV-15)."),
      Property(\.compactPrompt, "The value in compact height with a prompt (NAV-15)."),
    ]
  }
}

extension Theme.ByPosition: ThemeObject, ThemeValue where Value: ThemeValue {
  static var summary: String { "A value for each bar position (BAR-12)." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "The value of positions that have none of their own."),
      Property(\.bottom, "The value at the bottom."),
      Property(\.top, "The value at the top."),
      Property(\.topAttached, "The value at the top, extending under the status bar."),
    ]
  }
}

extension Theme.ByItemStyle: ThemeObject, ThemeValue where Value: ThemeValue {
  static var summary: String { "A value for each bar button item style." }
  static var properties: [Property<Self>] {
    [
      Property(\.any, "The value of styles that have none of their own."),
      Property(\.plain, "The value for plain items."),
      Property(\.done, "The value for done items, prominent ones from iOS 26 on."),
    ]
  }
}

extension Theme.ByIcon: ThemeObject, ThemeValue where Value: ThemeValue {
  static var summary: String { "A value for each search bar icon." }
  static var properties: [Property<Self>] {
    [
      Property(\.search, "The value for the magnifying glass."),
      Property(\.clear, "The value for the clear button."),
      Property(\.bookmark, "The value for the bookmark button."),
      Property(\.resultsList, "The value for the results list button."),
    ]
  }
}
