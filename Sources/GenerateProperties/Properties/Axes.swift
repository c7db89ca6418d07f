extension ThemeType {
  static let byState = ThemeType(
    "ByState", uiKit: "UIControl.State", role: .axis,
    "A value for each control state.",
    unset: "A state that is `nil` leaves UIKit untouched.",
    [
      Property("normal", "Value", boxed: true, "The value of states that have none of their own."),
      Property("highlighted", "Value", boxed: true, "The value while touched."),
      Property("disabled", "Value", boxed: true, "The value while disabled."),
      Property("selected", "Value", boxed: true, "The value while selected."),
      Property("focused", "Value", boxed: true, "The value while focused."),
    ])

  static let byMetrics = ThemeType(
    "ByMetrics", uiKit: "UIBarMetrics", role: .axis,
    "A value for each of the bar metrics.",
    unset: "Metrics that are `nil` leave UIKit untouched.",
    [
      Property("default", "Value", boxed: true, "The value in regular height, and of metrics that have none of their own."),
      Property("compact", "Value", boxed: true, "The value in compact height (NAV-15)."),
      Property("defaultPrompt", "Value", boxed: true, "The value in regular height with a prompt (NAV-15)."),
      Property("compactPrompt", "Value", boxed: true, "The value in compact height with a prompt (NAV-15)."),
    ])

  static let byPosition = ThemeType(
    "ByPosition", uiKit: "UIBarPosition", role: .axis,
    "A value for each bar position (BAR-12).",
    unset: "A position that is `nil` leaves UIKit untouched.",
    [
      Property("any", "Value", boxed: true, "The value of positions that have none of their own."),
      Property("bottom", "Value", boxed: true, "The value at the bottom."),
      Property("top", "Value", boxed: true, "The value at the top."),
      Property("topAttached", "Value", boxed: true, "The value at the top, extending under the status bar."),
    ])

  static let byItemStyle = ThemeType(
    "ByItemStyle", uiKit: "UIBarButtonItem.Style", role: .axis,
    "A value for each bar button item style.",
    unset: "A style that is `nil` leaves UIKit untouched.",
    [
      Property("any", "Value", boxed: true, "The value of styles that have none of their own."),
      Property("plain", "Value", boxed: true, "The value for plain items."),
      Property("done", "Value", boxed: true, "The value for done items, prominent ones from iOS 26 on."),
    ])

  static let byIcon = ThemeType(
    "ByIcon", uiKit: "UISearchBar.Icon", role: .axis,
    "A value for each search bar icon.",
    unset: "An icon that is `nil` leaves UIKit untouched.",
    [
      Property("search", "Value", boxed: true, "The value for the magnifying glass."),
      Property("clear", "Value", boxed: true, "The value for the clear button."),
      Property("bookmark", "Value", boxed: true, "The value for the bookmark button."),
      Property("resultsList", "Value", boxed: true, "The value for the results list button."),
    ])
}
