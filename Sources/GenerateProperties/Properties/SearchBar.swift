extension ThemeType {
  static let searchBarStyle = ThemeType(
    "SearchBarStyle", uiKit: "UISearchBar",
    "The look of search bars, with their text field and cancel button.",
    [
      Property("barStyle", "BarStyle", "The light or dark system background (BAR-10)."),
      Property("isTranslucent", "Bool", set: .byHand, "Whether the background is translucent."),
      Property("tintColor", "Color", set: .tint, none: ".noColor", "The tint of the cancel button and the insertion point."),
      Property("barTintColor", "Color", none: ".noColor", recorded: true, "The background colour of the bar."),
      Property("searchBarStyle", "SearchBarStyle.Style", "The style of the background: prominent or minimal."),
      Property("keyboardAppearance", "KeyboardAppearance", "The light or dark appearance of the keyboard."),
      Property(
        "backgroundImage", "ByPosition<ByMetrics<Image>>", boxed: true, none: ".empty",
        "The background image by position and metrics."),
      Property("scopeBarBackgroundImage", "Image", none: ".empty", recorded: true, "The background image of the scope bar."),
      Property(
        "searchFieldBackgroundImage", "ByState<Image>", boxed: true, none: ".empty",
        "The background image of the text field by state."),
      Property(
        "iconImage", "ByIcon<ByState<Image>>", boxed: true, none: ".empty",
        "The images in the text field by icon and state: search, clear, bookmark, results list."),
      Property(
        "scopeBarButtonBackgroundImage", "ByState<Image>", boxed: true, none: ".empty",
        "The background image of scope buttons by state."),
      Property(
        "scopeBarButtonDividerImage", "ByState<ByState<Image>>", boxed: true, none: ".empty",
        "The divider between scope buttons by the state of its left and its right neighbour."),
      Property(
        "scopeBarButtonTitleTextAttributes", "ByState<TextAttributes>", boxed: true,
        "The text attributes of scope buttons by state."),
      Property(
        "searchFieldBackgroundPositionAdjustment", "Offset", recorded: true,
        "The offset of the text field's background in points."),
      Property("searchTextPositionAdjustment", "Offset", recorded: true, "The offset of the text in points."),
      Property("iconPositionAdjustment", "ByIcon<Offset>", boxed: true, "The offset of each icon in points."),
      Property("searchTextField", "SearchTextFieldStyle", boxed: true, since: 13, "The text field in the bar."),
      Property("cancelButton", "CancelButtonStyle", boxed: true, "The cancel button beside the text field."),
    ])

  static let searchTextFieldStyle = ThemeType(
    "SearchTextFieldStyle", uiKit: "UISearchTextField",
    "The text field in a search bar.",
    [
      Property("backgroundColor", "Color", none: ".clear", "The background colour of the text field."),
      Property("textColor", "Color", none: ".noColor", "The colour of typed text."),
      Property("font", "Font", boxed: true, "The font of typed text."),
      Property("tintColor", "Color", set: .tint, none: ".noColor", "The tint of the insertion point and the selection."),
      Property("placeholderColor", "Color", set: .byHand, "The colour of the placeholder."),
      Property("iconColor", "Color", set: .byHand, "The tint of the magnifying glass."),
    ])

  static let cancelButtonStyle = ThemeType(
    "CancelButtonStyle", uiKit: "UIBarButtonItem in UISearchBar",
    "The cancel button beside a search bar's text field.",
    [
      Property("tintColor", "Color", none: ".noColor", "The tint of the title."),
      Property(
        "titleTextAttributes", "ByState<TextAttributes>", boxed: true, "The text attributes of the title by state (ITM-11)."),
    ])
}
