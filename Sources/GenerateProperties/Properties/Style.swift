extension ThemeType {
  static let style = ThemeType(
    "Style", uiKit: "a theme",
    "The sections of a theme, a context or a screen.",
    unset: "A section that is `nil` leaves UIKit untouched.",
    [
      Property(
        "userInterfaceStyle", "UserInterfaceStyle", set: .byHand,
        "The forced light or dark style. Adaptive values then use that half alone; `unspecified` follows the system."),
      Property("window", "WindowStyle", "The tint and background of windows."),
      Property(
        "content", "ContentStyle",
        "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."),
      Property(
        "navigationBar", "NavigationBarStyle", boxed: true,
        "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots."),
      Property(
        "toolbar", "ToolbarStyle", boxed: true,
        "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots."),
      Property(
        "tabBar", "TabBarStyle", boxed: true,
        "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots."),
      Property("barButtonItem", "BarButtonItemStyle", boxed: true, "The look of bar button items."),
      Property("tabBarItem", "TabBarItemStyle", boxed: true, "The look of tab bar items."),
      Property("searchBar", "SearchBarStyle", boxed: true, "The look of search bars, with their text field and cancel button."),
      Property(
        "statusBar", "StatusBarStyle", "The style, visibility and animation of the status bar (STB-1 to STB-8)."),
      Property(
        "navigationItem", "NavigationItemStyle", boxed: true, "The defaults of navigation items, or their values on one screen."),
      Property(
        "viewController", "ViewControllerStyle", boxed: true, "The defaults of view controllers, or their values on one screen."),
      Property("navigationController", "NavigationControllerStyle", boxed: true, "The defaults of navigation controllers."),
      Property("tabBarController", "TabBarControllerStyle", boxed: true, "The defaults of tab bar controllers."),
    ])

  static let windowStyle = ThemeType(
    "WindowStyle", uiKit: "UIWindow", on: "UIView",
    "The tint and background of windows.",
    [
      Property(
        "tintColor", "Color", set: .tint, none: ".noColor",
        "The tint of every view in the window that has none of its own (BAR-8)."),
      Property("backgroundColor", "Color", none: ".clear", "The colour of the window where no view covers it."),
      Property(
        "windowingControlStyle", "WindowStyle.ControlStyle", set: .byHand, modelled: false, since: 26, lacking: [.visionOS],
        "The space that the window controls of iPadOS take. UIKit asks the app's scene delegate, which returns this value (WIN-1)."
      ),
    ])

  static let contentStyle = ThemeType(
    "ContentStyle", uiKit: "UIView (page)", on: "UIScrollView",
    "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it.",
    [
      Property(
        "backgroundColor", "ContentBackground", "The colour of the page, or `unknown` for photos, videos and maps."),
      Property(
        "scrollEdge", "ScrollEdges", set: .parts, as: "", since: 26, lacking: [.visionOS],
        "The effects at the edges of the scroll view that the bars follow (EDG-1, NAV-13)."),
    ])

  static let scrollEdges = ThemeType(
    "ScrollEdges", uiKit: "UIScrollView (edge effects)",
    "The effects at the edges of a scroll view, under bars and other pinned views.",
    [
      Property(
        "top", "ScrollEdgeEffect", set: .parts, as: "topEdgeEffect", since: 26, lacking: [.visionOS],
        "The effect at the top, under a navigation bar."),
      Property(
        "left", "ScrollEdgeEffect", set: .parts, as: "leftEdgeEffect", since: 26, lacking: [.visionOS], "The effect at the left."
      ),
      Property(
        "bottom", "ScrollEdgeEffect", set: .parts, as: "bottomEdgeEffect", since: 26, lacking: [.visionOS],
        "The effect at the bottom, under a toolbar or a tab bar."),
      Property(
        "right", "ScrollEdgeEffect", set: .parts, as: "rightEdgeEffect", since: 26, lacking: [.visionOS],
        "The effect at the right."),
    ])

  static let scrollEdgeEffect = ThemeType(
    "ScrollEdgeEffect", uiKit: "UIScrollEdgeEffect",
    "The fade of content under what is pinned at one edge.",
    [
      Property(
        "style", "ScrollEdgeEffect.Style", since: 26, lacking: [.visionOS],
        "A gradual fade, or a sharp cut with a line. `automatic` is a look of its own since iOS 27 (EDG-3)."),
      Property("isHidden", "Bool", since: 26, lacking: [.visionOS], "Whether the edge has no effect (EDG-1)."),
    ])

  static let statusBarStyle = ThemeType(
    "StatusBarStyle", uiKit: "UIViewController (status bar)",
    "The style, visibility and animation of the status bar (STB-1 to STB-8).",
    [
      Property(
        "style", "StatusBarStyle.Style",
        "Light content, dark content, or `automatic`, which follows the colour under the status bar."),
      Property("isHidden", "Bool", "Whether the status bar is hidden (STB-3)."),
      Property(
        "updateAnimation", "StatusBarAnimation", "The animation with which the status bar disappears and reappears (STB-4)."),
    ])
}
