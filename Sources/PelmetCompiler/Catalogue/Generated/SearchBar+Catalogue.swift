// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.SearchBarStyle: Catalogued {
  static let title = "UISearchBar"
  static let summary = "The look of search bars, with their text field and cancel button."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether the background is translucent."),
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of the cancel button and the insertion point."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "The background colour of the bar."),
    Property(\.searchBarStyle, "searchBarStyle", "The style of the background: prominent or minimal."),
    Property(\.keyboardAppearance, "keyboardAppearance", "The light or dark appearance of the keyboard."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "The background image by position and metrics."),
    Property(\.scopeBarBackgroundImage, "scopeBarBackgroundImage", none: .empty, "The background image of the scope bar."),
    Property(
      \.searchFieldBackgroundImage, "searchFieldBackgroundImage", none: .empty, "The background image of the text field by state."
    ),
    Property(
      \.iconImage, "iconImage", none: .empty,
      "The images in the text field by icon and state: search, clear, bookmark, results list."),
    Property(
      \.scopeBarButtonBackgroundImage, "scopeBarButtonBackgroundImage", none: .empty,
      "The background image of scope buttons by state."),
    Property(
      \.scopeBarButtonDividerImage, "scopeBarButtonDividerImage", none: .empty,
      "The divider between scope buttons by the state of its left and its right neighbour."),
    Property(
      \.scopeBarButtonTitleTextAttributes, "scopeBarButtonTitleTextAttributes", "The text attributes of scope buttons by state."),
    Property(
      \.searchFieldBackgroundPositionAdjustment, "searchFieldBackgroundPositionAdjustment",
      "The offset of the text field's background in points."),
    Property(\.searchTextPositionAdjustment, "searchTextPositionAdjustment", "The offset of the text in points."),
    Property(\.iconPositionAdjustment, "iconPositionAdjustment", "The offset of each icon in points."),
    Property(\.searchTextField, "searchTextField", since: 13, "The text field in the bar."),
    Property(\.cancelButton, "cancelButton", "The cancel button beside the text field."),
  ]
}

extension Theme.SearchTextFieldStyle: Catalogued {
  static let title = "UISearchTextField"
  static let summary = "The text field in a search bar."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", none: .clear, "The background colour of the text field."),
    Property(\.textColor, "textColor", none: .noColor, "The colour of typed text."),
    Property(\.font, "font", "The font of typed text."),
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of the insertion point and the selection."),
    Property(\.placeholderColor, "placeholderColor", "The colour of the placeholder."),
    Property(\.iconColor, "iconColor", "The tint of the magnifying glass."),
  ]
}

extension Theme.CancelButtonStyle: Catalogued {
  static let title = "UIBarButtonItem in UISearchBar"
  static let summary = "The cancel button beside a search bar's text field."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of the title."),
    Property(\.titleTextAttributes, "titleTextAttributes", "The text attributes of the title by state (ITM-11)."),
  ]
}
