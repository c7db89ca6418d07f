// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.TabBarStyle: Catalogued {
  static let title = "UITabBar"
  static let summary = "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.barStyle, "barStyle", "The light or dark system background (BAR-10)."),
    Property(\.isTranslucent, "isTranslucent", "Whether content extends under the bar (BAR-2)."),
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of the selected item (TAB-10)."),
    Property(\.barTintColor, "barTintColor", none: .noColor, "The legacy background colour (TAB-10)."),
    Property(
      \.unselectedItemTintColor, "unselectedItemTintColor", none: .noColor,
      "The tint of items that are not selected; it overrides their title attributes (PRX-8)."),
    Property(\.backgroundImage, "backgroundImage", none: .empty, "The legacy background image, tiled (TAB-10)."),
    Property(
      \.selectionIndicatorImage, "selectionIndicatorImage", none: .empty,
      "The image between the bar and the icon of the selected item (TAB-10)."),
    Property(\.shadowImage, "shadowImage", none: .empty, "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
    Property(\.itemPositioning, "itemPositioning", "The distribution of items over the bar's width (TAB-9)."),
    Property(\.itemWidth, "itemWidth", "The width of an item in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(
      \.itemSpacing, "itemSpacing", "The space between items in points, only when centered; 0 or less is the system's (TAB-9)."),
    Property(\.standardAppearance, "standardAppearance", since: 13, "The appearance over content (APP-5)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15, "The appearance while content is at its bottom edge (APP-5)."),
    Property(
      \.backgroundColor, "backgroundColor", none: .clear,
      "The background colour of the view itself, behind everything that the bar draws."),
    Property(
      \.userInterfaceStyle, "userInterfaceStyle", since: 13,
      "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
  ]
}

extension Theme.TabBarAppearance: AppearanceObject {
  static let title = "UITabBarAppearance"
  static let summary = "One appearance slot of a tab bar (APP-5)."
  static let schema = erased()
  static let properties: [Property<Self>] =
    barAppearanceProperties() + [
      Property(
        \.stackedLayoutAppearance, "stackedLayoutAppearance", since: 13,
        "The appearance of items with the icon above the title (APP-13)."),
      Property(
        \.inlineLayoutAppearance, "inlineLayoutAppearance", since: 13,
        "The appearance of items with the icon beside the title in regular width (APP-13)."),
      Property(
        \.compactInlineLayoutAppearance, "compactInlineLayoutAppearance", since: 13,
        "The appearance of items with the icon beside the title in compact height (APP-13)."),
      Property(
        \.selectionIndicatorTintColor, "selectionIndicatorTintColor", none: .clear, since: 13,
        "The tint of the selection indicator (APP-9)."),
      Property(
        \.selectionIndicatorImage, "selectionIndicatorImage", none: .empty, since: 13,
        "The image under the selected item (APP-9)."),
      Property(
        \.stackedItemPositioning, "stackedItemPositioning", since: 13,
        "The distribution of stacked items over the bar's width (APP-13)."),
      Property(
        \.stackedItemWidth, "stackedItemWidth", since: 13,
        "The width of a stacked item in points, only when centered; 0 or less is the system's (APP-13)."),
      Property(
        \.stackedItemSpacing, "stackedItemSpacing", since: 13,
        "The space between stacked items in points, only when centered; 0 or less is the system's (APP-13)."),
    ]
}
