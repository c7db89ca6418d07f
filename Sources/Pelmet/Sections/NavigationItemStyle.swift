extension Theme {
  /// What navigation items say by default, or on one screen. `nil` leaves UIKit untouched.
  public struct NavigationItemStyle: Sendable, Hashable {
    /// Whether the back button is hidden (ITM-2); it also switches off the swipe back (POP-2).
    public var hidesBackButton: Bool?
    /// What the back button shows (ITM-3). iOS 14.
    public var backButtonDisplayMode: NavigationItemStyle.BackButtonDisplayMode?
    /// Whether left items stand beside the back button (ITM-2).
    public var leftItemsSupplementBackButton: Bool?
    /// Navigator, browser or editor. iOS 16.
    public var style: NavigationItemStyle.ItemStyle?
    /// When the title is large (NAV-12).
    public var largeTitleDisplayMode: NavigationItemStyle.LargeTitleDisplayMode?
    /// Whether an integrated search bar scrolls away.
    public var hidesSearchBarWhenScrolling: Bool?
    /// Where the search bar goes (LG-5). iOS 16.
    public var preferredSearchBarPlacement: NavigationItemStyle.SearchBarPlacement?
    /// Whether the search bar may move into the toolbar (LG-5). iOS 26.
    public var searchBarPlacementAllowsToolbarIntegration: Bool?
    /// Whether the search bar may move out of the bar (LG-5). iOS 26.
    public var searchBarPlacementAllowsExternalIntegration: Bool?

    /// Nothing set.
    public init() {}

    public init(
      hidesBackButton: Bool? = nil,
      backButtonDisplayMode: NavigationItemStyle.BackButtonDisplayMode? = nil,
      leftItemsSupplementBackButton: Bool? = nil,
      style: NavigationItemStyle.ItemStyle? = nil,
      largeTitleDisplayMode: NavigationItemStyle.LargeTitleDisplayMode? = nil,
      hidesSearchBarWhenScrolling: Bool? = nil,
      preferredSearchBarPlacement: NavigationItemStyle.SearchBarPlacement? = nil,
      searchBarPlacementAllowsToolbarIntegration: Bool? = nil,
      searchBarPlacementAllowsExternalIntegration: Bool? = nil
    ) {
      self.hidesBackButton = hidesBackButton
      self.backButtonDisplayMode = backButtonDisplayMode
      self.leftItemsSupplementBackButton = leftItemsSupplementBackButton
      self.style = style
      self.largeTitleDisplayMode = largeTitleDisplayMode
      self.hidesSearchBarWhenScrolling = hidesSearchBarWhenScrolling
      self.preferredSearchBarPlacement = preferredSearchBarPlacement
      self.searchBarPlacementAllowsToolbarIntegration = searchBarPlacementAllowsToolbarIntegration
      self.searchBarPlacementAllowsExternalIntegration = searchBarPlacementAllowsExternalIntegration
    }
  }
}
