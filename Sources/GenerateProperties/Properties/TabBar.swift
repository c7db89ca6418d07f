extension ThemeType {
  static let tabBarStyle = ThemeType(
    "TabBarStyle", uiKit: "UITabBar",
    "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots.",
    [
      Property("barStyle", "BarStyle", recorded: true, "The light or dark system background (BAR-10)."),
      Property("isTranslucent", "Bool", set: .byHand, "Whether content extends under the bar (BAR-2)."),
      Property("tintColor", "Color", set: .tint, none: ".noColor", "The tint of the selected item (TAB-10)."),
      Property("barTintColor", "Color", none: ".noColor", recorded: true, "The legacy background colour (TAB-10)."),
      Property(
        "unselectedItemTintColor", "Color", none: ".noColor", recorded: true,
        "The tint of items that are not selected; it overrides their title attributes (PRX-8)."),
      Property("backgroundImage", "Image", none: ".empty", recorded: true, "The legacy background image, tiled (TAB-10)."),
      Property(
        "selectionIndicatorImage", "Image", none: ".empty", recorded: true,
        "The image between the bar and the icon of the selected item (TAB-10)."),
      Property(
        "shadowImage", "Image", none: ".empty", recorded: true,
        "The legacy shadow, drawn only with a legacy background image (BAR-7)."),
      Property(
        "itemPositioning", "TabBarStyle.ItemPositioning", recorded: true,
        "The distribution of items over the bar's width (TAB-9)."),
      Property(
        "itemWidth", "Double", recorded: true,
        "The width of an item in points, only when centered; 0 or less is the system's (TAB-9)."),
      Property(
        "itemSpacing", "Double", recorded: true,
        "The space between items in points, only when centered; 0 or less is the system's (TAB-9)."),
      Property(
        "standardAppearance", "TabBarAppearance", boxed: true, recorded: true, since: 13, "The appearance over content (APP-5)."),
      Property(
        "scrollEdgeAppearance", "TabBarAppearance", set: .slot(neutral: "UITabBarAppearance()"), boxed: true, recorded: true,
        since: 15, "The appearance while content is at its bottom edge (APP-5)."),
      Property(
        "backgroundColor", "Color", none: ".clear", recorded: true,
        "The background colour of the view itself, behind everything that the bar draws."),
      Property(
        "userInterfaceStyle", "UserInterfaceStyle", as: "overrideUserInterfaceStyle", since: 13,
        "The light or dark style forced on the bar alone (`overrideUserInterfaceStyle`)."),
    ])

  static let tabBarAppearance = ThemeType(
    "TabBarAppearance", uiKit: "UITabBarAppearance", role: .appearance, sharing: .barAppearance,
    "One appearance slot of a tab bar (APP-5).",
    [
      Property(
        "stackedLayoutAppearance", "TabBarItemAppearance", boxed: true, since: 13,
        "The appearance of items with the icon above the title (APP-13)."),
      Property(
        "inlineLayoutAppearance", "TabBarItemAppearance", boxed: true, since: 13,
        "The appearance of items with the icon beside the title in regular width (APP-13)."),
      Property(
        "compactInlineLayoutAppearance", "TabBarItemAppearance", boxed: true, since: 13,
        "The appearance of items with the icon beside the title in compact height (APP-13)."),
      Property("selectionIndicatorTintColor", "Color", none: ".clear", since: 13, "The tint of the selection indicator (APP-9)."),
      Property("selectionIndicatorImage", "Image", none: ".empty", since: 13, "The image under the selected item (APP-9)."),
      Property(
        "stackedItemPositioning", "TabBarStyle.ItemPositioning", since: 13,
        "The distribution of stacked items over the bar's width (APP-13)."),
      Property(
        "stackedItemWidth", "Double", since: 13,
        "The width of a stacked item in points, only when centered; 0 or less is the system's (APP-13)."),
      Property(
        "stackedItemSpacing", "Double", since: 13,
        "The space between stacked items in points, only when centered; 0 or less is the system's (APP-13)."),
    ])
}
