extension ThemeType {
  static let barButtonItemStyle = ThemeType(
    "BarButtonItemStyle", uiKit: "UIBarButtonItem",
    "The look of bar button items.",
    [
      Property(
        "tintColor", "Color", none: ".noColor", "The tint of title and template image; it overrides the bar's tint (ITM-12)."),
      Property(
        "titleTextAttributes", "ByState<TextAttributes>", boxed: true,
        "The text attributes of the title by state; a state left out takes those of `normal` (ITM-11)."),
      Property(
        "backgroundImage", "ByState<ByItemStyle<ByMetrics<Image>>>", boxed: true, none: ".empty",
        "The legacy background image by state, item style and metrics (ITM-11)."),
      Property(
        "backgroundVerticalPositionAdjustment", "ByMetrics<Double>", boxed: true,
        "The vertical offset of the background in points."),
      Property("titlePositionAdjustment", "ByMetrics<Offset>", boxed: true, "The offset of the title in points (ITM-10)."),
      Property(
        "backButtonBackgroundImage", "ByState<ByMetrics<Image>>", boxed: true, none: ".empty",
        "The legacy background image of back buttons; it removes the chevron (PRX-8)."),
      Property(
        "backButtonTitlePositionAdjustment", "ByMetrics<Offset>", boxed: true,
        "The offset of back button titles in points (ITM-10)."),
      Property(
        "backButtonBackgroundVerticalPositionAdjustment", "ByMetrics<Double>", boxed: true,
        "The vertical offset of back button backgrounds in points."),
      Property("imageInsets", "EdgeInsets", "The insets of the image in points."),
      Property("landscapeImagePhoneInsets", "EdgeInsets", "The insets of the image for compact metrics in points."),
      Property("largeContentSizeImageInsets", "EdgeInsets", "The insets of the image in the large content viewer in points."),
      Property("isSymbolAnimationEnabled", "Bool", since: 17, "Whether changes of a symbol image are animated."),
      Property(
        "hidesSharedBackground", "Bool", since: 26, lacking: [.visionOS], "Whether the item has no glass background (LG-2)."),
      Property(
        "sharesBackground", "Bool", since: 26, lacking: [.visionOS],
        "Whether the item may share a glass background with its neighbours (LG-2)."),
      Property("isPaddingRemoved", "Bool", since: 27, "Whether the item has no padding (LG-8)."),
      Property(
        "badge", "BarButtonItemBadge", boxed: true, since: 26, lacking: [.visionOS],
        "The look of the badge of an item that has one; its text comes from the app (LG-3)."),
      Property(
        "visibilityPriority", "BarButtonItemStyle.VisibilityPriority", since: 27, lacking: [.visionOS],
        "The priority where a bar has no space for all: higher ones stay longer (LG-8). Single items are better told in code."),
      Property(
        "axisBehavior", "BarButtonItemStyle.AxisBehavior", since: Version(27, 1), lacking: [.catalyst, .visionOS],
        "Whether the item moves into the column where bars stand upright (VBR-8)."),
    ])

  static let barButtonItemBadge = ThemeType(
    "BarButtonItemBadge", uiKit: "UIBarButtonItem.Badge",
    "The look of a bar button item's badge.",
    unset: "A property that is `nil` keeps the system's value.",
    [
      Property(
        "backgroundColor", "Color", set: .byHand, none: ".noColor", since: 26, lacking: [.visionOS], "The colour of the badge."),
      Property(
        "foregroundColor", "Color", set: .byHand, none: ".noColor", since: 26, lacking: [.visionOS], "The colour of its text."),
      Property("font", "Font", boxed: true, since: 26, lacking: [.visionOS], "The font of its text."),
    ])

  static let tabBarItemStyle = ThemeType(
    "TabBarItemStyle", uiKit: "UITabBarItem",
    "The look of tab bar items.",
    [
      Property(
        "titleTextAttributes", "ByState<TextAttributes>", boxed: true,
        "The legacy text attributes of the title by state (ITM-11)."),
      Property("titlePositionAdjustment", "Offset", recorded: true, "The offset of the title in points."),
      Property("badgeColor", "Color", none: ".noColor", recorded: true, "The background colour of the badge."),
      Property("badgeTextAttributes", "ByState<TextAttributes>", boxed: true, "The text attributes of the badge by state."),
      Property("imageInsets", "EdgeInsets", "The insets of the image in points."),
      Property("landscapeImagePhoneInsets", "EdgeInsets", "The insets of the image for compact metrics in points."),
      Property("largeContentSizeImageInsets", "EdgeInsets", "The insets of the image in the large content viewer in points."),
      Property(
        "standardAppearance", "TabBarAppearance", boxed: true, recorded: true, since: 13,
        "The appearance of the bar while this item is selected (APP-5)."),
      Property(
        "scrollEdgeAppearance", "TabBarAppearance", boxed: true, recorded: true, since: 15,
        "The appearance of the bar while this item is selected and content is at its bottom edge (APP-5)."),
    ])

  static let navigationItemStyle = ThemeType(
    "NavigationItemStyle", uiKit: "UINavigationItem",
    "The defaults of navigation items, or their values on one screen.",
    [
      Property(
        "hidesBackButton", "Bool", "Whether the back button is hidden, which also disables the swipe back (ITM-2, POP-2)."),
      Property(
        "backButtonDisplayMode", "NavigationItemStyle.BackButtonDisplayMode", since: 14,
        "The title that the back button shows: in full, generic or none (ITM-3)."),
      Property(
        "leftItemsSupplementBackButton", "Bool",
        "Whether left items appear beside the back button instead of replacing it (ITM-2)."),
      Property(
        "style", "NavigationItemStyle.ItemStyle", since: 16, "The layout of the bar's items: navigator, browser or editor."),
      Property(
        "largeTitleDisplayMode", "NavigationItemStyle.LargeTitleDisplayMode", "The conditions for a large title (NAV-12)."),
      Property("hidesSearchBarWhenScrolling", "Bool", "Whether an integrated search bar scrolls away with the content."),
      Property(
        "preferredSearchBarPlacement", "NavigationItemStyle.SearchBarPlacement", since: 16,
        "The preferred place of the search bar (LG-5)."),
      Property(
        "searchBarPlacementAllowsToolbarIntegration", "Bool", since: 26, lacking: [.visionOS],
        "Whether the search bar may move into the toolbar (LG-5)."),
      Property(
        "searchBarPlacementAllowsExternalIntegration", "Bool", since: 26, lacking: [.visionOS],
        "Whether the search bar may move out of the navigation bar (LG-5)."),
      Property(
        "navigationBarMinimization", "BarMinimization", set: .parts, since: 27, lacking: [.visionOS],
        "The conditions under which scrolling minimises the navigation bar (MIN-5)."),
      Property(
        "verticalBarCompressionBehavior", "NavigationItemStyle.VerticalBarCompressionBehavior", since: Version(27, 1),
        lacking: [.catalyst, .visionOS], "The bar that keeps its place in a column without space for all (VBR-12)."),
    ])

  static let barMinimization = ThemeType(
    "BarMinimization", uiKit: "UIBarMinimization",
    "The conditions under which scrolling minimises a navigation bar.",
    [
      Property(
        "minimizationBehavior", "BarMinimization.Behavior", since: 27, lacking: [.visionOS],
        "The direction of scrolling that minimises the bar (MIN-5)."),
      Property(
        "safeAreaAdjustment", "BarMinimization.SafeAreaAdjustment", since: 27, lacking: [.visionOS],
        "Whether the safe area follows the bar (MIN-7)."),
      Property(
        "restorationBehavior", "BarMinimization.RestorationBehavior", since: 27, lacking: [.visionOS],
        "The scrolling that brings the bar back; `atScrollEdge` counts only with `onScrollDown` (MIN-6)."),
    ])
}
