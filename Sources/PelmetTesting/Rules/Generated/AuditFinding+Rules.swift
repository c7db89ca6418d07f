// Generated from the pages in Sources/PelmetExplanations/Rules by `make generate`. Edit there.

extension AuditFinding.Rule {
  /// A request for the bars of before iOS 26 that nobody hears.
  public static let compatibilityKeyIgnored = Self("CompatibilityKeyIgnored")
  /// Bars turn while people navigate.
  public static let flippingVerticalBar = Self("FlippingVerticalBar")
  /// A bar of the app's own stays horizontal on a foldable device.
  public static let freeBarInVertical = Self("FreeBarInVertical")
  /// A tab bar hidden behind its controller's back.
  public static let hiddenTabBar = Self("HiddenTabBar")
  /// The app's Info.plist overrides the theme.
  public static let infoPlistDisagreement = Self("InfoPlistDisagreement")
  /// A large title that never shrinks, in a collapsed split view.
  public static let largeTitleMasked = Self("LargeTitleMasked")
  /// An app without a launch screen.
  public static let launchScreenMissing = Self("LaunchScreenMissing")
  /// Text is hard to read on its bar.
  public static let lowContrast = Self("LowContrast")
  /// A tab whose scrolling never makes the tab bar small.
  public static let minimizeWithoutScrollView = Self("MinimizeWithoutScrollView")
  /// More tabs than a phone shows.
  public static let moreTab = Self("MoreTab")
  /// The bar items of a pane are not shown.
  public static let paneItemsNotForwarded = Self("PaneItemsNotForwarded")
  /// An app that iOS 27 does not launch.
  public static let sceneRequired = Self("SceneRequired")
  /// A search tab that loses its place.
  public static let searchTabInGroup = Self("SearchTabInGroup")
  /// One tab changes the tab bar that all tabs share.
  public static let siblingInconsistency = Self("SiblingInconsistency")
  /// The status bar is hard to read.
  public static let statusBarContrast = Self("StatusBarContrast")
  /// A container does not ask its screens for the status bar.
  public static let statusBarNotForwarded = Self("StatusBarNotForwarded")
  /// Two screens have almost the same bar.
  public static let transitionDiscontinuity = Self("TransitionDiscontinuity")
  /// A view under the window controls of a pad.
  public static let underWindowControls = Self("UnderWindowControls")
  /// A prominent tab that does not exist.
  public static let unknownProminentTab = Self("UnknownProminentTab")
  /// A screen sets what all screens share.
  public static let unscopedOverride = Self("UnscopedOverride")
  /// Unselected tabs are hard to see.
  public static let unselectedTabContrast = Self("UnselectedTabContrast")
  /// A container keeps its children's answer about vertical bars to itself.
  public static let verticalOptOutNotForwarded = Self("VerticalOptOutNotForwarded")
  /// An item is shown nowhere on a foldable device.
  public static let willVanishVertical = Self("WillVanishVertical")
}
