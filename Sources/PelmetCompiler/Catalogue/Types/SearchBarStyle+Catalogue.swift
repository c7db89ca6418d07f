internal import Pelmet

extension Theme.SearchBarStyle: Catalogued {
  static let title = "UISearchBar"
  static let summary = "The look of search bars, with the text field and the cancel button inside."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "Light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether the background is translucent."),
    Property(\.tintColor, "tintColor", none: .noColor, "Cancel button and insertion point."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "Background of the bar."),
    Property(\.searchBarStyle, "searchBarStyle", "Prominent or minimal background."),
    Property(\.keyboardAppearance, "keyboardAppearance", "Light or dark keyboard."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "Background image by position and metrics."),
    Property(\.scopeBarBackgroundImage, "scopeBarBackgroundImage", none: .empty, "Background image of the scope bar."),
    Property(
      \.searchFieldBackgroundImage, "searchFieldBackgroundImage", none: .empty, "Background image of the text field by state."),
    Property(\.iconImage, "iconImage", none: .empty, "The images inside the field: search, clear, bookmark, results list."),
    Property(
      \.scopeBarButtonBackgroundImage, "scopeBarButtonBackgroundImage", none: .empty,
      "Background image of scope buttons by state."),
    Property(
      \.scopeBarButtonDividerImage, "scopeBarButtonDividerImage", none: .empty,
      "Divider between scope buttons by the state of its left and its right neighbour."),
    Property(
      \.scopeBarButtonTitleTextAttributes, "scopeBarButtonTitleTextAttributes", "Title attributes of scope buttons by state."),
    Property(
      \.searchFieldBackgroundPositionAdjustment, "searchFieldBackgroundPositionAdjustment",
      "Moves the background of the text field, in points."),
    Property(\.searchTextPositionAdjustment, "searchTextPositionAdjustment", "Moves the text, in points."),
    Property(\.iconPositionAdjustment, "iconPositionAdjustment", "Moves an icon, in points."),
    Property(\.searchTextField, "searchTextField", since: 13, "The text field inside the bar."),
    Property(\.cancelButton, "cancelButton", "The cancel button beside the field."),
  ]
}
