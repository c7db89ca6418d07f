// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.BarButtonItemStyle: ThemeObject {
  static let summary = "The look of bar button items."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "The tint of title and template image; it overrides the bar's tint (ITM-12)."),
    Property(
      \.titleTextAttributes, "The text attributes of the title by state; a state left out takes those of `normal` (ITM-11)."),
    Property(\.backgroundImage, "The legacy background image by state, item style and metrics (ITM-11)."),
    Property(\.backgroundVerticalPositionAdjustment, "The vertical offset of the background in points."),
    Property(\.titlePositionAdjustment, "The offset of the title in points (ITM-10)."),
    Property(\.backButtonBackgroundImage, "The legacy background image of back buttons; it removes the chevron (PRX-8)."),
    Property(\.backButtonTitlePositionAdjustment, "The offset of back button titles in points (ITM-10)."),
    Property(\.backButtonBackgroundVerticalPositionAdjustment, "The vertical offset of back button backgrounds in points."),
    Property(\.imageInsets, "The insets of the image in points."),
    Property(\.landscapeImagePhoneInsets, "The insets of the image for compact metrics in points."),
    Property(\.largeContentSizeImageInsets, "The insets of the image in the large content viewer in points."),
    Property(\.isSymbolAnimationEnabled, "Whether changes of a symbol image are animated."),
    Property(\.hidesSharedBackground, "Whether the item has no glass background (LG-2)."),
    Property(\.sharesBackground, "Whether the item may share a glass background with its neighbours (LG-2)."),
    Property(\.isPaddingRemoved, "Whether the item has no padding (LG-8)."),
    Property(\.badge, "The look of the badge of an item that has one; its text comes from the app (LG-3)."),
    Property(
      \.visibilityPriority,
      "The priority where a bar has no space for all: higher ones stay longer (LG-8). Single items are better told in code."),
    Property(\.axisBehavior, "Whether the item moves into the column where bars stand upright (VBR-8)."),
  ]
}

extension Theme.BarButtonItemBadge: ThemeObject {
  static let summary = "The look of a bar button item's badge."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "The colour of the badge."),
    Property(\.foregroundColor, "The colour of its text."),
    Property(\.font, "The font of its text."),
  ]
}

extension Theme.TabBarItemStyle: ThemeObject {
  static let summary = "The look of tab bar items."
  static let properties: [Property<Self>] = [
    Property(\.titleTextAttributes, "The legacy text attributes of the title by state (ITM-11)."),
    Property(\.titlePositionAdjustment, "The offset of the title in points."),
    Property(\.badgeColor, "The background colour of the badge."),
    Property(\.badgeTextAttributes, "The text attributes of the badge by state."),
    Property(\.imageInsets, "The insets of the image in points."),
    Property(\.landscapeImagePhoneInsets, "The insets of the image for compact metrics in points."),
    Property(\.largeContentSizeImageInsets, "The insets of the image in the large content viewer in points."),
    Property(\.standardAppearance, "The appearance of the bar while this item is selected (APP-5)."),
    Property(
      \.scrollEdgeAppearance, "The appearance of the bar while this item is selected and content is at its bottom edge (APP-5)."),
  ]
}

extension Theme.NavigationItemStyle: ThemeObject {
  static let summary = "The defaults of navigation items, or their values on one screen."
  static let properties: [Property<Self>] = [
    Property(\.hidesBackButton, "Whether the back button is hidden, which also disables the swipe back (ITM-2, POP-2)."),
    Property(\.backButtonDisplayMode, "The title that the back button shows: in full, generic or none (ITM-3)."),
    Property(
      \.leftItemsSupplementBackButton, "Whether left items appear beside the back button instead of replacing it (ITM-2)."),
    Property(\.style, "The layout of the bar's items: navigator, browser or editor."),
    Property(\.largeTitleDisplayMode, "The conditions for a large title (NAV-12)."),
    Property(\.hidesSearchBarWhenScrolling, "Whether an integrated search bar scrolls away with the content."),
    Property(\.preferredSearchBarPlacement, "The preferred place of the search bar (LG-5)."),
    Property(\.searchBarPlacementAllowsToolbarIntegration, "Whether the search bar may move into the toolbar (LG-5)."),
    Property(\.searchBarPlacementAllowsExternalIntegration, "Whether the search bar may move out of the navigation bar (LG-5)."),
    Property(\.navigationBarMinimization, "The conditions under which scrolling minimises the navigation bar (MIN-5)."),
    Property(\.verticalBarCompressionBehavior, "The bar that keeps its place in a column without space for all (VBR-12)."),
  ]
}

extension Theme.BarMinimization: ThemeObject {
  static let summary = "The conditions under which scrolling minimises a navigation bar."
  static let properties: [Property<Self>] = [
    Property(\.minimizationBehavior, "The direction of scrolling that minimises the bar (MIN-5)."),
    Property(\.safeAreaAdjustment, "Whether the safe area follows the bar (MIN-7)."),
    Property(
      \.restorationBehavior, "The scrolling that brings the bar back; `atScrollEdge` counts only with `onScrollDown` (MIN-6)."),
  ]
}
