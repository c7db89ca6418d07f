internal import Pelmet

extension Theme.SearchTextFieldStyle: Catalogued {
  static let title = "UISearchTextField"
  static let summary = "The text field inside a search bar."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", none: .clear, "Background of the field."),
    Property(\.textColor, "textColor", none: .noColor, "Typed text."),
    Property(\.font, "font", "Typed text."),
    Property(\.tintColor, "tintColor", none: .noColor, "Insertion point and selection."),
    Property(\.placeholderColor, "placeholderColor", "Placeholder text."),
    Property(\.iconColor, "iconColor", "The magnifying glass."),
  ]
}
