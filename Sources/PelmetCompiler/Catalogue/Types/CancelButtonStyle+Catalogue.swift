internal import Pelmet

extension CancelButtonStyle: Catalogued {
  static let title = "UIBarButtonItem in UISearchBar"
  static let summary = "The cancel button beside a search field."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .none, "Its title."),
    Property(\.titleTextAttributes, "titleTextAttributes", "Title attributes by state (ITM-11)."),
  ]
}
