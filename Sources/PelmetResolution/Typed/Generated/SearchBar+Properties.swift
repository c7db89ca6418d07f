// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.SearchBarStyle: ThemeObject {
  static let summary = "The look of search bars, with their text field and cancel button."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "Whether the background is translucent."),
    Property(\.tintColor, "The tint of the cancel button and the insertion point."),
    Property(\.barTintColor, "The background colour of the bar."),
    Property(\.searchBarStyle, "The style of the background: prominent or minimal."),
    Property(\.keyboardAppearance, "The light or dark appearance of the keyboard."),
    Property(\.backgroundImage, "The background image by position and metrics."),
    Property(\.scopeBarBackgroundImage, "The background image of the scope bar."),
    Property(\.searchFieldBackgroundImage, "The background image of the text field by state."),
    Property(\.iconImage, "The images in the text field by icon and state: search, clear, bookmark, results list."),
    Property(\.scopeBarButtonBackgroundImage, "The background image of scope buttons by state."),
    Property(\.scopeBarButtonDividerImage, "The divider between scope buttons by the state of its left and its right neighbour."),
    Property(\.scopeBarButtonTitleTextAttributes, "The text attributes of scope buttons by state."),
    Property(\.searchFieldBackgroundPositionAdjustment, "The offset of the text field's background in points."),
    Property(\.searchTextPositionAdjustment, "The offset of the text in points."),
    Property(\.iconPositionAdjustment, "The offset of each icon in points."),
    Property(\.searchTextField, "The text field in the bar."),
    Property(\.cancelButton, "The cancel button beside the text field."),
  ]
}

extension Theme.SearchTextFieldStyle: ThemeObject {
  static let summary = "The text field in a search bar."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "The background colour of the text field."),
    Property(\.textColor, "The colour of typed text."),
    Property(\.font, "The font of typed text."),
    Property(\.tintColor, "The tint of the insertion point and the selection."),
    Property(\.placeholderColor, "The colour of the placeholder."),
    Property(\.iconColor, "The tint of the magnifying glass."),
  ]
}

extension Theme.CancelButtonStyle: ThemeObject {
  static let summary = "The cancel button beside a search bar's text field."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "The tint of the title."),
    Property(\.titleTextAttributes, "The text attributes of the title by state (ITM-11)."),
  ]
}
