internal import Pelmet

extension Theme.ByIcon: Axis, Catalogued, ThemeValue where Value: ThemeValue {
  static var title: String { "UISearchBar.Icon" }
  static var summary: String { "A value by search bar icon." }
  static var properties: [Property<Self>] {
    [
      Property(\.search, "search", "The magnifying glass."),
      Property(\.clear, "clear", "The clear button."),
      Property(\.bookmark, "bookmark", "The bookmark button."),
      Property(\.resultsList, "resultsList", "The results list button."),
    ]
  }
}

extension Theme.ByIcon: NoneAccepting where Value: NoneAccepting {
  typealias Scalar = Value.Scalar
}
