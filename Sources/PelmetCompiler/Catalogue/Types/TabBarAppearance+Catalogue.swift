internal import Pelmet

extension Theme.TabBarAppearance: AppearanceObject {
  static let title = "UITabBarAppearance"
  static let summary = "One appearance slot of a tab bar (APP-5)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.stackedLayoutAppearance, "stackedLayoutAppearance", since: 13, "Items with the icon over the title (APP-13)."),
      Property(
        \.inlineLayoutAppearance, "inlineLayoutAppearance", since: 13,
        "Items with the icon beside the title, regular width (APP-13)."),
      Property(
        \.compactInlineLayoutAppearance, "compactInlineLayoutAppearance", since: 13,
        "Items with the icon beside the title, compact height (APP-13)."),
      Property(
        \.selectionIndicatorTintColor, "selectionIndicatorTintColor", none: .clear, since: 13,
        "Tints the selection indicator (APP-9)."),
      Property(
        \.selectionIndicatorImage, "selectionIndicatorImage", none: .empty, since: 13, "Drawn under the selected item (APP-9)."),
      Property(
        \.stackedItemPositioning, "stackedItemPositioning", since: 13, "How stacked items are spread over the width (APP-13)."),
      Property(
        \.stackedItemWidth, "stackedItemWidth", since: 13,
        "Width of a stacked item in points, only when centered; 0 or less is the system's (APP-13)."),
      Property(
        \.stackedItemSpacing, "stackedItemSpacing", since: 13,
        "Space between stacked items in points, only when centered; 0 or less is the system's (APP-13)."),
    ]
}
