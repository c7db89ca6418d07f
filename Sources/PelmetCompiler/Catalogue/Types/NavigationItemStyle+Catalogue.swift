internal import Pelmet

extension Theme.NavigationItemStyle: Catalogued {
  static let title = "UINavigationItem"
  static let summary = "What navigation items say by default, or on one screen."
  static let properties: [Property<Self>] = [
    Property(
      \.hidesBackButton, "hidesBackButton",
      "Whether the back button is hidden (ITM-2); it also switches off the swipe back (POP-2)."),
    Property(\.backButtonDisplayMode, "backButtonDisplayMode", since: 14, "What the back button shows (ITM-3)."),
    Property(
      \.leftItemsSupplementBackButton, "leftItemsSupplementBackButton", "Whether left items stand beside the back button (ITM-2)."
    ),
    Property(\.style, "style", since: 16, "Navigator, browser or editor."),
    Property(\.largeTitleDisplayMode, "largeTitleDisplayMode", "When the title is large (NAV-12)."),
    Property(\.hidesSearchBarWhenScrolling, "hidesSearchBarWhenScrolling", "Whether an integrated search bar scrolls away."),
    Property(\.preferredSearchBarPlacement, "preferredSearchBarPlacement", since: 16, "Where the search bar goes (LG-5)."),
    Property(
      \.searchBarPlacementAllowsToolbarIntegration, "searchBarPlacementAllowsToolbarIntegration", since: 26,
      "Whether the search bar may move into the toolbar (LG-5)."),
    Property(
      \.searchBarPlacementAllowsExternalIntegration, "searchBarPlacementAllowsExternalIntegration", since: 26,
      "Whether the search bar may move out of the bar (LG-5)."),
  ]
}
