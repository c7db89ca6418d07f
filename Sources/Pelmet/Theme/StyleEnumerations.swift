extension Theme.NavigationItemStyle {
  /// UINavigationItem.BackButtonDisplayMode (ITM-3).
  public enum BackButtonDisplayMode: String, Sendable, Hashable, CaseIterable {
    case `default`, generic, minimal
  }

  /// UINavigationItem.ItemStyle.
  public enum ItemStyle: String, Sendable, Hashable, CaseIterable {
    case navigator, browser, editor
  }

  /// UINavigationItem.LargeTitleDisplayMode (NAV-12).
  public enum LargeTitleDisplayMode: String, Sendable, Hashable, CaseIterable {
    case automatic, always, never, inline
  }

  /// UINavigationItem.SearchBarPlacement (LG-5). `inline` is the name of `integrated` before iOS 26.
  public enum SearchBarPlacement: String, Sendable, Hashable, CaseIterable {
    case automatic, inline, integrated, stacked, integratedCentered, integratedButton
  }
}

extension Theme.SearchBarStyle {
  /// UISearchBar.Style.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, prominent, minimal
  }
}

extension Theme.StatusBarStyle {
  /// UIStatusBarStyle (STB-6), or `automatic`: light content where white reaches a contrast of 3 on what lies under the status
  /// bar, else dark content; worked out per slot and scheme.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, lightContent, darkContent, automatic
  }
}

extension Theme.TabBarControllerStyle {
  /// UITabBarController.Mode (TAB-13).
  public enum Mode: String, Sendable, Hashable, CaseIterable {
    case automatic, tabBar, tabSidebar
  }

  /// UITabBarController.MinimizeBehavior (TAB-13).
  public enum MinimizeBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }
}

extension Theme.TabBarStyle {
  /// UITabBar.ItemPositioning (TAB-9).
  public enum ItemPositioning: String, Sendable, Hashable, CaseIterable {
    case automatic, fill, centered
  }
}
