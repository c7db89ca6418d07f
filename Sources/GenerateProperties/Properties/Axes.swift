extension ThemeType {
  static let byState = ThemeType(
    "ByState", uiKit: "UIControl.State", role: .axis,
    "A value for each control state.",
    unset: "A state that is `nil` leaves UIKit untouched.",
    [
      Property("normal", "Value", "The value of states that have none of their own."),
      Property("highlighted", "Value", "The value while touched."),
      Property("disabled", "Value", "The value while disabled."),
      Property("selected", "Value", "The value while selected."),
      Property("focused", "Value", "The value while focused."),
    ])

  static let byMetrics = ThemeType(
    "ByMetrics", uiKit: "UIBarMetrics", role: .axis,
    "A value for each of the bar metrics.",
    unset: "Metrics that are `nil` leave UIKit untouched.",
    [
      Property("default", "Value", "The value in regular height, and of metrics that have none of their own."),
      Property("compact", "Value", "The value in compact height (NAV-15)."),
      Property("defaultPrompt", "Value", "The value in regular height with a prompt (NAV-15)."),
      Property("compactPrompt", "Value", "The value in compact height with a prompt (NAV-15)."),
    ])

  static let byPosition = ThemeType(
    "ByPosition", uiKit: "UIBarPosition", role: .axis,
    "A value for each bar position (BAR-12).",
    unset: "A position that is `nil` leaves UIKit untouched.",
    [
      Property("any", "Value", "The value of positions that have none of their own."),
      Property("bottom", "Value", "The value at the bottom."),
      Property("top", "Value", "The value at the top."),
      Property("topAttached", "Value", "The value at the top, extending under the status bar."),
    ])

  static let byItemStyle = ThemeType(
    "ByItemStyle", uiKit: "UIBarButtonItem.Style", role: .axis,
    "A value for each bar button item style.",
    unset: "A style that is `nil` leaves UIKit untouched.",
    [
      Property("any", "Value", "The value of styles that have none of their own."),
      Property("plain", "Value", "The value for plain items."),
      Property("done", "Value", "The value for done items, prominent ones from iOS 26 on."),
    ])

  static let byIcon = ThemeType(
    "ByIcon", uiKit: "UISearchBar.Icon", role: .axis,
    "A value for each search bar icon.",
    unset: "An icon that is `nil` leaves UIKit untouched.",
    [
      Property("search", "Value", "The value for the magnifying glass."),
      Property("clear", "Value", "The value for the clear button."),
      Property("bookmark", "Value", "The value for the bookmark button."),
      Property("resultsList", "Value", "The value for the results list button."),
    ])
}
