// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.ViewControllerStyle: ThemeObject {
  static let summary = "The defaults of view controllers, or their values on one screen."
  static let properties: [Property<Self>] = [
    Property(\.edgesForExtendedLayout, "The edges at which content extends under bars (BAR-1, BAR-2)."),
    Property(\.extendedLayoutIncludesOpaqueBars, "Whether content also extends under opaque bars (BAR-2)."),
    Property(
      \.automaticallyAdjustsScrollViewInsets, deprecated: 11, "Whether scroll views adjust their insets to the bars (BAR-1)."),
    Property(\.modalPresentationStyle, "The style of a modal presentation (VCL-27)."),
    Property(\.modalTransitionStyle, "The animation of a modal presentation."),
    Property(
      \.modalPresentationCapturesStatusBarAppearance,
      "Whether a presentation that covers only part of the screen controls the status bar (STB-2)."),
    Property(\.isModalInPresentation, "Whether swiping cannot dismiss a sheet (VCL-29)."),
    Property(\.definesPresentationContext, "Whether the controller's view is the one that presentations in context cover."),
    Property(\.hidesBottomBarWhenPushed, "Whether pushing the controller hides the tab bar (NAV-11)."),
    Property(\.overrideUserInterfaceStyle, "The light or dark style forced on the controller's views."),
    Property(
      \.preferredVerticalBarBehavior,
      "Whether the bars around the controller may stand upright. Themed containers answer for their screens (VBR-3, VBR-4)."),
  ]
}

extension Theme.NavigationControllerStyle: ThemeObject {
  static let summary = "The defaults of navigation controllers."
  static let properties: [Property<Self>] = [
    Property(\.isNavigationBarHidden, "Whether the navigation bar is hidden, which also disables the swipe back (BAR-4, POP-2)."),
    Property(\.isToolbarHidden, "Whether the toolbar is hidden (NAV-9)."),
    Property(\.hidesBarsWhenKeyboardAppears, "Whether the keyboard hides the bars (BAR-5)."),
    Property(\.hidesBarsOnSwipe, "Whether a swipe up hides the bars (BAR-5)."),
    Property(\.hidesBarsWhenVerticallyCompact, "Whether compact height hides the bars (BAR-5)."),
    Property(\.hidesBarsOnTap, "Whether a tap toggles the bars (BAR-5)."),
  ]
}

extension Theme.TabBarControllerStyle: ThemeObject {
  static let summary = "The defaults of tab bar controllers."
  static let properties: [Property<Self>] = [
    Property(\.mode, "The form of the tabs: tab bar or sidebar (TAB-13)."),
    Property(\.isTabBarHidden, "Whether the tab bar is hidden (TAB-13)."),
    Property(\.tabBarMinimizeBehavior, "The scrolling that minimises the tab bar (TAB-13)."),
    Property(\.horizontalSizeClass, "The size class that replaces the inherited one; on iPad it decides where the tabs are."),
    Property(
      \.prominentTabIdentifier,
      "The identifier of the tab that stands apart at the trailing end and stays when the bar collapses (MIN-4)."),
    Property(\.sidebar, "The preferences for the sidebar (SDB-1)."),
  ]
}

extension Theme.SidebarStyle: ThemeObject {
  static let summary = "The preferences for a tab bar controller's sidebar."
  static let properties: [Property<Self>] = [
    Property(
      \.preferredPlacement, "The place of the tabs on an iPhone of regular width; a sidebar needs the mode `tabSidebar` (SDB-1)."
    ),
    Property(\.preferredLayout, "Whether the sidebar covers the content or is beside it."),
  ]
}
