// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.Style: ThemeObject {
  static let summary = "The sections of a theme, a context or a screen."
  static let properties: [Property<Self>] = [
    Property(
      \.userInterfaceStyle,
      "The forced light or dark style. Adaptive values then use that half alone; `unspecified` follows the system."),
    Property(\.window, "The tint and background of windows."),
    Property(\.content, "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."),
    Property(
      \.navigationBar,
      "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots."),
    Property(
      \.toolbar, "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots."),
    Property(\.tabBar, "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots."),
    Property(\.barButtonItem, "The look of bar button items."),
    Property(\.tabBarItem, "The look of tab bar items."),
    Property(\.searchBar, "The look of search bars, with their text field and cancel button."),
    Property(\.statusBar, "The style, visibility and animation of the status bar (STB-1 to STB-8)."),
    Property(\.navigationItem, "The defaults of navigation items, or their values on one screen."),
    Property(\.viewController, "The defaults of view controllers, or their values on one screen."),
    Property(\.navigationController, "The defaults of navigation controllers."),
    Property(\.tabBarController, "The defaults of tab bar controllers."),
  ]
}

extension Theme.WindowStyle: ThemeObject {
  static let summary = "The tint and background of windows."
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "The tint of every view in the window that has none of its own (BAR-8)."),
    Property(\.backgroundColor, "The colour of the window where no view covers it."),
    Property(
      \.windowingControlStyle,
      "The space that the window controls of iPadOS take. UIKit asks the app's scene delegate, which returns this value (WIN-1)."
    ),
  ]
}

extension Theme.ContentStyle: ThemeObject {
  static let summary = "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "The colour of the page, or `unknown` for photos, videos and maps."),
    Property(\.scrollEdge, "The effects at the edges of the scroll view that the bars follow (EDG-1, NAV-13)."),
  ]
}

extension Theme.ScrollEdges: ThemeObject {
  static let summary = "The effects at the edges of a scroll view, under bars and other pinned views."
  static let properties: [Property<Self>] = [
    Property(\.top, "The effect at the top, under a navigation bar."),
    Property(\.left, "The effect at the left."),
    Property(\.bottom, "The effect at the bottom, under a toolbar or a tab bar."),
    Property(\.right, "The effect at the right."),
  ]
}

extension Theme.ScrollEdgeEffect: ThemeObject {
  static let summary = "The fade of content under what is pinned at one edge."
  static let properties: [Property<Self>] = [
    Property(\.style, "A gradual fade, or a sharp cut with a line. `automatic` is a look of its own since iOS 27 (EDG-3)."),
    Property(\.isHidden, "Whether the edge has no effect (EDG-1)."),
  ]
}

extension Theme.StatusBarStyle: ThemeObject {
  static let summary = "The style, visibility and animation of the status bar (STB-1 to STB-8)."
  static let properties: [Property<Self>] = [
    Property(\.style, "Light content, dark content, or `automatic`, which follows the colour under the status bar."),
    Property(\.isHidden, "Whether the status bar is hidden (STB-3)."),
    Property(\.updateAnimation, "The animation with which the status bar disappears and reappears (STB-4)."),
  ]
}
