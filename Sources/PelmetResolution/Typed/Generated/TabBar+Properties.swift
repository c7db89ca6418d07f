// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.TabBarStyle: ThemeObject {
  static let summary = "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots."
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "Whether content extends under the bar (BAR-2)."),
    Property(\.tintColor, "The tint of the selected item (TAB-10)."),
    Property(\.barTintColor, "The legacy background colour (TAB-10)."),
    Property(\.unselectedItemTintColor, "The tint of items that are not selected; it overrides their title attributes (PRX-8)."),
    Property(\.backgroundImage, "The legacy background image, tiled (TAB-10)."),
    Property(\.selectionIndicatorImage, "The image between the bar and the icon of the selected item (TAB-10)."),
    Property(\.shadowImage, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.itemPositioning, "The distribution of items over the bar's width (TAB-9)."),
    Property(\.itemWidth, "The width of an item in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(\.itemSpacing, "The space between items in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(\.standardAppearance, "The appearance over content (APP-5)."),
    Property(\.scrollEdgeAppearance, "The appearance while content is at its bottom edge (APP-5)."),
    Property(\.backgroundColor, "The background colour of the view itself, behind everything that the bar draws."),
    Property(\.userInterfaceStyle, "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.TabBarAppearance: ThemeObject {
  static let summary = "One appearance slot of a tab bar (APP-5)."
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(\.stackedLayoutAppearance, "The appearance of items with the icon above the title (APP-13)."),
      Property(\.inlineLayoutAppearance, "The appearance of items with the icon beside the title in regular width (APP-13)."),
      Property(
        \.compactInlineLayoutAppearance, "The appearance of items with the icon beside the title in compact height (APP-13)."),
      Property(\.selectionIndicatorTintColor, "The tint of the selection indicator (APP-9)."),
      Property(\.selectionIndicatorImage, "The image under the selected item (APP-9)."),
      Property(\.stackedItemPositioning, "The distribution of stacked items over the bar's width (APP-13)."),
      Property(
        \.stackedItemWidth, "The width of a stacked item in points, only when centered; 0 or less is the system's (APP-13)."),
      Property(
        \.stackedItemSpacing, "The space between stacked items in points, only when centered; 0 or less is the system's (APP-13)."
      ),
    ]
}
