extension Theme.NavigationItemStyle {
  /// The title that a back button shows, as in `UINavigationItem.BackButtonDisplayMode` (ITM-3).
  public enum BackButtonDisplayMode: String, Sendable, Hashable, CaseIterable {
    case `default`, generic, minimal
  }

  /// The layout of a bar's items, as in `UINavigationItem.ItemStyle`.
  public enum ItemStyle: String, Sendable, Hashable, CaseIterable {
    case navigator, browser, editor
  }

  /// The conditions for a large title, as in `UINavigationItem.LargeTitleDisplayMode` (NAV-12).
  public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
    case automatic, always, never, inline
  }

  /// The place of a search bar, as in `UINavigationItem.SearchBarPlacement`. `inline` is the name of `integrated` before iOS 26 (LG-5).
  public enum SearchBarPlacement: String, Sendable, Hashable, CaseIterable {
    case automatic, inline, integrated, stacked, integratedCentered, integratedButton
  }
}

extension Theme.SearchBarStyle {
  /// The background of a search bar, as in `UISearchBar.Style`.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, prominent, minimal
  }
}

extension Theme.StatusBarStyle {
  /// The colour of the status bar's content, as in `UIStatusBarStyle` (STB-6). `automatic` is light content where white has a contrast of
  /// at least 3 against the background of the status bar, and dark content elsewhere, for each slot and scheme.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, lightContent, darkContent, automatic
  }
}

extension Theme.TabBarControllerStyle {
  /// The form of the tabs, as in `UITabBarController.Mode` (TAB-13).
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case automatic, tabBar, tabSidebar
  }

  /// The scrolling that minimises a tab bar, as in `UITabBarController.MinimizeBehavior` (TAB-13).
  public enum MinimizeBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }
}

extension Theme.TabBarStyle {
  /// The distribution of items over a tab bar, as in `UITabBar.ItemPositioning` (TAB-9).
  public enum ItemPositioning: String, Sendable, Hashable, CaseIterable {
    case automatic, fill, centered
  }
}
