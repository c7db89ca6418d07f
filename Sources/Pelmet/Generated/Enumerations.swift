// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The `configureWith…Background` preset from which an appearance starts (APP-8).
  public enum BackgroundPreset: String, Sendable, Hashable, CaseIterable {
    case `default`, opaque, transparent
  }

  /// The system background of a bar, as in `UIBarStyle` (BAR-10).
  public enum BarStyle: String, Sendable, Hashable, CaseIterable {
    case `default`, black, blackTranslucent
  }

  /// A blur effect, as in `UIBlurEffect.Style`. `noEffect` removes the effect, whereas Swift's `nil` leaves it untouched.
  public enum BlurEffect: String, Sendable, Hashable, CaseIterable {
    case noEffect = "none"
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight, systemMaterialLight
    case systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark, systemThinMaterialDark
    case systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }

  /// The way in which an image fills its bounds, as in `UIView.ContentMode`.
  public enum ContentMode: String, Sendable, Hashable, CaseIterable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right, topLeft, topRight, bottomLeft
    case bottomRight
  }

  /// The behaviour of controls on Mac Catalyst, as in `UIBehavioralStyle`.
  public enum BehavioralStyle: String, Sendable, Hashable, CaseIterable {
    case automatic, pad, mac
  }

  /// The look of the keyboard, as in `UIKeyboardAppearance`.
  public enum KeyboardAppearance: String, Sendable, Hashable, CaseIterable {
    case `default`, dark, light
  }

  /// A light or dark style, as in `UIUserInterfaceStyle`.
  public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    case unspecified, light, dark
  }

  /// A size class, as in `UIUserInterfaceSizeClass`.
  public enum UserInterfaceSizeClass: String, Sendable, Hashable, CaseIterable {
    case unspecified, compact, regular
  }

  /// The style of a modal presentation, as in `UIModalPresentationStyle` (VCL-27, VCL-28).
  public enum ModalPresentationStyle: String, Sendable, Hashable, CaseIterable {
    case automatic
    /// `UIModalPresentationStyle.none`.
    case noAdaptation = "none"
    case fullScreen, pageSheet, formSheet, currentContext, custom, overFullScreen, overCurrentContext, popover
  }

  /// The animation of a modal presentation, as in `UIModalTransitionStyle`.
  public enum ModalTransitionStyle: String, Sendable, Hashable, CaseIterable {
    case coverVertical, flipHorizontal, crossDissolve, partialCurl
  }

  /// The animation of the status bar's visibility, as in `UIStatusBarAnimation` (STB-4).
  public enum StatusBarAnimation: String, Sendable, Hashable, CaseIterable {
    case noAnimation = "none"
    case fade, slide
  }
}

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

  /// The place of a search bar, as in `UINavigationItem.SearchBarPlacement`. `inline` is the name of `integrated` before iOS 26
  /// (LG-5).
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

extension Theme.TabBarStyle {
  /// The distribution of items over a tab bar, as in `UITabBar.ItemPositioning` (TAB-9).
  public enum ItemPositioning: String, Sendable, Hashable, CaseIterable {
    case automatic, fill, centered
  }
}

extension Theme.StatusBarStyle {
  /// The colour of the status bar's content, as in `UIStatusBarStyle` (STB-6). `automatic` is light content where white has a
  /// contrast of at least 3 against the background of the status bar, and dark content elsewhere, for each slot and scheme.
  public enum Style: String, Sendable, Hashable, CaseIterable {
    case `default`, lightContent, darkContent, automatic
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
