extension ThemeType {
  static let viewControllerStyle = ThemeType(
    "ViewControllerStyle", uiKit: "UIViewController",
    "The defaults of view controllers, or their values on one screen.",
    [
      Property("edgesForExtendedLayout", "RectEdge", "The edges at which content extends under bars (BAR-1, BAR-2)."),
      Property("extendedLayoutIncludesOpaqueBars", "Bool", "Whether content also extends under opaque bars (BAR-2)."),
      Property(
        "automaticallyAdjustsScrollViewInsets", "Bool", modelled: false, deprecated: 11, lacking: [.visionOS],
        "Whether scroll views adjust their insets to the bars (BAR-1)."),
      Property("modalPresentationStyle", "ModalPresentationStyle", "The style of a modal presentation (VCL-27)."),
      Property("modalTransitionStyle", "ModalTransitionStyle", modelled: false, "The animation of a modal presentation."),
      Property(
        "modalPresentationCapturesStatusBarAppearance", "Bool",
        "Whether a presentation that covers only part of the screen controls the status bar (STB-2)."),
      Property("isModalInPresentation", "Bool", since: 13, "Whether swiping cannot dismiss a sheet (VCL-29)."),
      Property(
        "definesPresentationContext", "Bool", "Whether the controller's view is the one that presentations in context cover."),
      Property("hidesBottomBarWhenPushed", "Bool", "Whether pushing the controller hides the tab bar (NAV-11)."),
      Property(
        "overrideUserInterfaceStyle", "UserInterfaceStyle", since: 13, "The light or dark style forced on the controller's views."
      ),
      Property(
        "preferredVerticalBarBehavior", "ViewControllerStyle.VerticalBarBehavior", set: .byHand, since: Version(27, 1),
        lacking: [.catalyst, .visionOS],
        "Whether the bars around the controller may stand upright. Themed containers answer for their screens (VBR-3, VBR-4)."),
    ])

  static let navigationControllerStyle = ThemeType(
    "NavigationControllerStyle", uiKit: "UINavigationController",
    "The defaults of navigation controllers.",
    [
      Property(
        "isNavigationBarHidden", "Bool", set: .byHand,
        "Whether the navigation bar is hidden, which also disables the swipe back (BAR-4, POP-2)."),
      Property("isToolbarHidden", "Bool", set: .byHand, "Whether the toolbar is hidden (NAV-9)."),
      Property("hidesBarsWhenKeyboardAppears", "Bool", "Whether the keyboard hides the bars (BAR-5)."),
      Property("hidesBarsOnSwipe", "Bool", "Whether a swipe up hides the bars (BAR-5)."),
      Property("hidesBarsWhenVerticallyCompact", "Bool", "Whether compact height hides the bars (BAR-5)."),
      Property("hidesBarsOnTap", "Bool", "Whether a tap toggles the bars (BAR-5)."),
    ])

  static let tabBarControllerStyle = ThemeType(
    "TabBarControllerStyle", uiKit: "UITabBarController",
    "The defaults of tab bar controllers.",
    [
      Property("mode", "TabBarControllerStyle.Mode", since: 18, "The form of the tabs: tab bar or sidebar (TAB-13)."),
      Property("isTabBarHidden", "Bool", set: .byHand, since: 18, "Whether the tab bar is hidden (TAB-13)."),
      Property(
        "tabBarMinimizeBehavior", "TabBarControllerStyle.MinimizeBehavior", since: 26, lacking: [.visionOS],
        "The scrolling that minimises the tab bar (TAB-13)."),
      Property(
        "horizontalSizeClass", "UserInterfaceSizeClass", set: .byHand, modelled: false, since: 17,
        "The size class that replaces the inherited one; on iPad it decides where the tabs are."),
      Property(
        "prominentTabIdentifier", "String", since: 27, lacking: [.visionOS],
        "The identifier of the tab that stands apart at the trailing end and stays when the bar collapses (MIN-4)."),
      Property("sidebar", "SidebarStyle", set: .parts, since: 18, "The preferences for the sidebar (SDB-1)."),
    ])

  static let sidebarStyle = ThemeType(
    "SidebarStyle", uiKit: "UITabBarController.Sidebar",
    "The preferences for a tab bar controller's sidebar.",
    [
      Property(
        "preferredPlacement", "SidebarStyle.Placement", since: 27, lacking: [.visionOS],
        "The place of the tabs on an iPhone of regular width; a sidebar needs the mode `tabSidebar` (SDB-1)."),
      Property("preferredLayout", "SidebarStyle.Layout", since: 18, "Whether the sidebar covers the content or is beside it."),
    ])
}
