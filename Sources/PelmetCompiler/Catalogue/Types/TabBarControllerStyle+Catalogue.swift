internal import Pelmet

extension Theme.TabBarControllerStyle: Catalogued {
  static let title = "UITabBarController"
  static let summary = "What tab bar controllers say by default."
  static let properties: [Property<Self>] = [
    Property(\.mode, "mode", since: 18, "Tab bar or sidebar (TAB-13)."),
    Property(\.isTabBarHidden, "isTabBarHidden", since: 18, "Whether the tab bar is hidden (TAB-13)."),
    Property(\.tabBarMinimizeBehavior, "tabBarMinimizeBehavior", since: 26, "When the tab bar minimises (TAB-13)."),
    Property(
      \.horizontalSizeClass, "horizontalSizeClass", since: 17,
      "Overrides the size class, which decides where iPad shows the tabs."),
  ]
}
