// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.BarButtonItemStyle: Catalogued {
  static let title = "UIBarButtonItem"
  static let summary = "The look of bar button items."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.tintColor, "tintColor", none: .noColor, "The tint of title and template image; it overrides the bar's tint (ITM-12)."),
    Property(
      \.titleTextAttributes, "titleTextAttributes",
      "The text attributes of the title by state; a state left out takes those of `normal` (ITM-11)."),
    Property(
      \.backgroundImage, "backgroundImage", none: .empty, "The legacy background image by state, item style and metrics (ITM-11)."
    ),
    Property(
      \.backgroundVerticalPositionAdjustment, "backgroundVerticalPositionAdjustment",
      "The vertical offset of the background in points."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", "The offset of the title in points (ITM-10)."),
    Property(
      \.backButtonBackgroundImage, "backButtonBackgroundImage", none: .empty,
      "The legacy background image of back buttons; it removes the chevron (PRX-8)."),
    Property(
      \.backButtonTitlePositionAdjustment, "backButtonTitlePositionAdjustment",
      "The offset of back button titles in points (ITM-10)."),
    Property(
      \.backButtonBackgroundVerticalPositionAdjustment, "backButtonBackgroundVerticalPositionAdjustment",
      "The vertical offset of back button backgrounds in points."),
    Property(\.imageInsets, "imageInsets", "The insets of the image in points."),
    Property(\.landscapeImagePhoneInsets, "landscapeImagePhoneInsets", "The insets of the image for compact metrics in points."),
    Property(
      \.largeContentSizeImageInsets, "largeContentSizeImageInsets",
      "The insets of the image in the large content viewer in points."),
    Property(
      \.isSymbolAnimationEnabled, "isSymbolAnimationEnabled", since: 17, "Whether changes of a symbol image are animated."),
    Property(\.hidesSharedBackground, "hidesSharedBackground", since: 26, "Whether the item has no glass background (LG-2)."),
    Property(
      \.sharesBackground, "sharesBackground", since: 26,
      "Whether the item may share a glass background with its neighbours (LG-2)."),
    Property(\.isPaddingRemoved, "isPaddingRemoved", since: 27, "Whether the item has no padding (LG-8)."),
    Property(\.badge, "badge", since: 26, "The look of the badge of an item that has one; its text comes from the app (LG-3)."),
    Property(
      \.visibilityPriority, "visibilityPriority", since: 27,
      "The priority where a bar has no space for all: higher ones stay longer (LG-8). Single items are better told in code."),
    Property(
      \.axisBehavior, "axisBehavior", since: Theme.OSVersion(27, 1),
      "Whether the item moves into the column where bars stand upright (VBR-8)."),
  ]
}

extension Theme.BarButtonItemBadge: Catalogued {
  static let title = "UIBarButtonItem.Badge"
  static let summary = "The look of a bar button item's badge."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", none: .noColor, since: 26, "The colour of the badge."),
    Property(\.foregroundColor, "foregroundColor", none: .noColor, since: 26, "The colour of its text."),
    Property(\.font, "font", since: 26, "The font of its text."),
  ]
}

extension Theme.TabBarItemStyle: Catalogued {
  static let title = "UITabBarItem"
  static let summary = "The look of tab bar items."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "titleTextAttributes", "The legacy text attributes of the title by state (ITM-11)."),
    Property(\.titlePositionAdjustment, "titlePositionAdjustment", "The offset of the title in points."),
    Property(\.badgeColor, "badgeColor", none: .noColor, "The background colour of the badge."),
    Property(\.badgeTextAttributes, "badgeTextAttributes", "The text attributes of the badge by state."),
    Property(\.imageInsets, "imageInsets", "The insets of the image in points."),
    Property(\.landscapeImagePhoneInsets, "landscapeImagePhoneInsets", "The insets of the image for compact metrics in points."),
    Property(
      \.largeContentSizeImageInsets, "largeContentSizeImageInsets",
      "The insets of the image in the large content viewer in points."),
    Property(
      \.standardAppearance, "standardAppearance", since: 13, "The appearance of the bar while this item is selected (APP-5)."),
    Property(
      \.scrollEdgeAppearance, "scrollEdgeAppearance", since: 15,
      "The appearance of the bar while this item is selected and content is at its bottom edge (APP-5)."),
  ]
}

extension Theme.NavigationItemStyle: Catalogued {
  static let title = "UINavigationItem"
  static let summary = "The defaults of navigation items, or their values on one screen."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.hidesBackButton, "hidesBackButton",
      "Whether the back button is hidden, which also disables the swipe back (ITM-2, POP-2)."),
    Property(
      \.backButtonDisplayMode, "backButtonDisplayMode", since: 14,
      "The title that the back button shows: in full, generic or none (ITM-3)."),
    Property(
      \.leftItemsSupplementBackButton, "leftItemsSupplementBackButton",
      "Whether left items appear beside the back button instead of replacing it (ITM-2)."),
    Property(\.style, "style", since: 16, "The layout of the bar's items: navigator, browser or editor."),
    Property(\.largeTitleDisplayMode, "largeTitleDisplayMode", "The conditions for a large title (NAV-12)."),
    Property(
      \.hidesSearchBarWhenScrolling, "hidesSearchBarWhenScrolling",
      "Whether an integrated search bar scrolls away with the content."),
    Property(
      \.preferredSearchBarPlacement, "preferredSearchBarPlacement", since: 16, "The preferred place of the search bar (LG-5)."),
    Property(
      \.searchBarPlacementAllowsToolbarIntegration, "searchBarPlacementAllowsToolbarIntegration", since: 26,
      "Whether the search bar may move into the toolbar (LG-5)."),
    Property(
      \.searchBarPlacementAllowsExternalIntegration, "searchBarPlacementAllowsExternalIntegration", since: 26,
      "Whether the search bar may move out of the navigation bar (LG-5)."),
    Property(
      \.navigationBarMinimization, "navigationBarMinimization", since: 27,
      "The conditions under which scrolling minimises the navigation bar (MIN-5)."),
    Property(
      \.verticalBarCompressionBehavior, "verticalBarCompressionBehavior", since: Theme.OSVersion(27, 1),
      "The bar that keeps its place in a column without space for all (VBR-12)."),
  ]
}

extension Theme.BarMinimization: Catalogued {
  static let title = "UIBarMinimization"
  static let summary = "The conditions under which scrolling minimises a navigation bar."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.minimizationBehavior, "minimizationBehavior", since: 27, "The direction of scrolling that minimises the bar (MIN-5)."),
    Property(\.safeAreaAdjustment, "safeAreaAdjustment", since: 27, "Whether the safe area follows the bar (MIN-7)."),
    Property(
      \.restorationBehavior, "restorationBehavior", since: 27,
      "The scrolling that brings the bar back; `atScrollEdge` counts only with `onScrollDown` (MIN-6)."),
  ]
}
