// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ViewControllerStyle: Catalogued {
  static let title = "UIViewController"
  static let summary = "The defaults of view controllers, or their values on one screen."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.edgesForExtendedLayout, "edgesForExtendedLayout", "The edges at which content extends under bars (BAR-1, BAR-2)."),
    Property(
      \.extendedLayoutIncludesOpaqueBars, "extendedLayoutIncludesOpaqueBars",
      "Whether content also extends under opaque bars (BAR-2)."),
    Property(
      \.automaticallyAdjustsScrollViewInsets, "automaticallyAdjustsScrollViewInsets", deprecated: 11,
      "Whether scroll views adjust their insets to the bars (BAR-1)."),
    Property(\.modalPresentationStyle, "modalPresentationStyle", "The style of a modal presentation (VCL-27)."),
    Property(\.modalTransitionStyle, "modalTransitionStyle", "The animation of a modal presentation."),
    Property(
      \.modalPresentationCapturesStatusBarAppearance, "modalPresentationCapturesStatusBarAppearance",
      "Whether a presentation that covers only part of the screen controls the status bar (STB-2)."),
    Property(\.isModalInPresentation, "isModalInPresentation", since: 13, "Whether swiping cannot dismiss a sheet (VCL-29)."),
    Property(
      \.definesPresentationContext, "definesPresentationContext",
      "Whether the controller's view is the one that presentations in context cover."),
    Property(
      \.hidesBottomBarWhenPushed, "hidesBottomBarWhenPushed", "Whether pushing the controller hides the tab bar (NAV-11)."),
    Property(
      \.overrideUserInterfaceStyle, "overrideUserInterfaceStyle", since: 13,
      "The light or dark style forced on the controller's views."),
    Property(
      \.preferredVerticalBarBehavior, "preferredVerticalBarBehavior", since: Theme.OSVersion(27, 1),
      "Whether the bars around the controller may stand upright. Themed containers answer for their screens (VBR-3, VBR-4)."),
  ]
}

extension Theme.NavigationControllerStyle: Catalogued {
  static let title = "UINavigationController"
  static let summary = "The defaults of navigation controllers."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.isNavigationBarHidden, "isNavigationBarHidden",
      "Whether the navigation bar is hidden, which also disables the swipe back (BAR-4, POP-2)."),
    Property(\.isToolbarHidden, "isToolbarHidden", "Whether the toolbar is hidden (NAV-9)."),
    Property(\.hidesBarsWhenKeyboardAppears, "hidesBarsWhenKeyboardAppears", "Whether the keyboard hides the bars (BAR-5)."),
    Property(\.hidesBarsOnSwipe, "hidesBarsOnSwipe", "Whether a swipe up hides the bars (BAR-5)."),
    Property(
      \.hidesBarsWhenVerticallyCompact, "hidesBarsWhenVerticallyCompact", "Whether compact height hides the bars (BAR-5)."),
    Property(\.hidesBarsOnTap, "hidesBarsOnTap", "Whether a tap toggles the bars (BAR-5)."),
  ]
}

extension Theme.TabBarControllerStyle: Catalogued {
  static let title = "UITabBarController"
  static let summary = "The defaults of tab bar controllers."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.mode, "mode", since: 18, "The form of the tabs: tab bar or sidebar (TAB-13)."),
    Property(\.isTabBarHidden, "isTabBarHidden", since: 18, "Whether the tab bar is hidden (TAB-13)."),
    Property(\.tabBarMinimizeBehavior, "tabBarMinimizeBehavior", since: 26, "The scrolling that minimises the tab bar (TAB-13)."),
    Property(
      \.horizontalSizeClass, "horizontalSizeClass", since: 17,
      "The size class that replaces the inherited one; on iPad it decides where the tabs are."),
    Property(
      \.prominentTabIdentifier, "prominentTabIdentifier", since: 27,
      "The identifier of the tab that stands apart at the trailing end and stays when the bar collapses (MIN-4)."),
    Property(\.sidebar, "sidebar", since: 18, "The preferences for the sidebar (SDB-1)."),
  ]
}

extension Theme.SidebarStyle: Catalogued {
  static let title = "UITabBarController.Sidebar"
  static let summary = "The preferences for a tab bar controller's sidebar."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.preferredPlacement, "preferredPlacement", since: 27,
      "The place of the tabs on an iPhone of regular width; a sidebar needs the mode `tabSidebar` (SDB-1)."),
    Property(\.preferredLayout, "preferredLayout", since: 18, "Whether the sidebar covers the content or is beside it."),
  ]
}
