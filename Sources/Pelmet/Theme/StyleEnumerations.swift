extension Theme.BarButtonItemStyle {
  /// The priority of an item in a bar without space for all, as in `UIBarButtonItem.visibilityPriority` (LG-8).
  public enum VisibilityPriority: String, Sendable, Hashable, CaseIterable {
    case low, standard, high
  }

  /// The bar of an item where bars stand upright, as in `UIBarButtonItem.AxisBehavior` (VBR-8).
  public enum AxisBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, horizontalOnly, verticalPreferred
  }
}

extension Theme.BarMinimization {
  /// The direction of scrolling that minimises a navigation bar, as in `UIBarMinimizationBehavior` (MIN-5).
  public enum Behavior: String, Sendable, Hashable, CaseIterable {
    case automatic, never, onScrollDown, onScrollUp
  }

  /// Whether the safe area follows a bar that is minimised, as in `UIBarMinimizationSafeAreaAdjustment` (MIN-7).
  public enum SafeAreaAdjustment: String, Sendable, Hashable, CaseIterable {
    case automatic, enabled, disabled
  }

  /// The scrolling that brings a minimised bar back, as in `UIBarMinimizationRestorationBehavior` (MIN-6).
  public enum RestorationBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, atScrollEdge
  }
}

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

  /// The bar that keeps its place in a column without space for all, as in `UIVerticalBarCompressionBehavior` (VBR-12).
  public enum VerticalBarCompressionBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, prefersBarItems, prefersTabBar
  }
}

extension Theme.ScrollEdgeEffect {
  /// The look of an edge effect, as in `UIScrollEdgeEffect.Style` (EDG-3).
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case automatic, soft, hard
  }
}

extension Theme.SearchBarStyle {
  /// The background of a search bar, as in `UISearchBar.Style`.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, prominent, minimal
  }
}

extension Theme.SidebarStyle {
  /// The place of the tabs, as in `UITabBarController.Sidebar.Placement` (SDB-1).
  public enum Placement: String, Sendable, Hashable, CaseIterable {
    case automatic, sidebar, tabBar
  }

  /// Whether a sidebar covers the content, as in `UITabBarController.Sidebar.Layout`.
  public enum Layout: String, Sendable, Hashable, CaseIterable {
    case automatic, overlap, tile
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

extension Theme.ViewControllerStyle {
  /// Whether bars may stand upright, as in `UIVerticalBarBehavior` (VBR-3).
  public enum VerticalBarBehavior: String, Sendable, Hashable, CaseIterable {
    case automatic, disabled
  }
}

extension Theme.WindowStyle {
  /// The space that window controls take, as in `UIWindowScene.WindowingControlStyle` (WIN-1).
  public enum ControlStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, unified, minimal
  }
}
