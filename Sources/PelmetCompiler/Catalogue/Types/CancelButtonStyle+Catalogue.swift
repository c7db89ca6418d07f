internal import Pelmet

extension Theme.CancelButtonStyle: Catalogued {
  static let title = "UIBarButtonItem in UISearchBar"
  static let summary = "The cancel button beside a search field."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "Its title."),
    Property(\.titleTextAttributes, "titleTextAttributes", "Title attributes by state (ITM-11)."),
  ]
}
