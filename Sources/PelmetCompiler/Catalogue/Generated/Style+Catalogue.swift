// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.Style: Catalogued {
  static let title = "a theme"
  static let summary = "The sections of a theme, a context or a screen."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.userInterfaceStyle, "userInterfaceStyle",
      "The forced light or dark style. Adaptive values then use that half alone; `unspecified` follows the system."),
    Property(\.window, "window", "The tint and background of windows."),
    Property(
      \.content, "content", "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."),
    Property(
      \.navigationBar, "navigationBar",
      "The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots."),
    Property(
      \.toolbar, "toolbar",
      "The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots."),
    Property(
      \.tabBar, "tabBar",
      "The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots."),
    Property(\.barButtonItem, "barButtonItem", "The look of bar button items."),
    Property(\.tabBarItem, "tabBarItem", "The look of tab bar items."),
    Property(\.searchBar, "searchBar", "The look of search bars, with their text field and cancel button."),
    Property(\.statusBar, "statusBar", "The style, visibility and animation of the status bar (STB-1 to STB-8)."),
    Property(\.navigationItem, "navigationItem", "The defaults of navigation items, or their values on one screen."),
    Property(\.viewController, "viewController", "The defaults of view controllers, or their values on one screen."),
    Property(\.navigationController, "navigationController", "The defaults of navigation controllers."),
    Property(\.tabBarController, "tabBarController", "The defaults of tab bar controllers."),
  ]
}

extension Theme.WindowStyle: Catalogued {
  static let title = "UIWindow"
  static let summary = "The tint and background of windows."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of every view in the window that has none of its own (BAR-8)."),
    Property(\.backgroundColor, "backgroundColor", none: .clear, "The colour of the window where no view covers it."),
    Property(
      \.windowingControlStyle, "windowingControlStyle", since: 26,
      "The space that the window controls of iPadOS take. UIKit asks the app's scene delegate, which returns this value (WIN-1)."
    ),
  ]
}

extension Theme.ContentStyle: Catalogued {
  static let title = "UIView (page)"
  static let summary = "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", "The colour of the page, or `unknown` for photos, videos and maps."),
    Property(
      \.scrollEdge, "scrollEdge", since: 26, "The effects at the edges of the scroll view that the bars follow (EDG-1, NAV-13)."),
  ]
}

extension Theme.ScrollEdges: Catalogued {
  static let title = "UIScrollView (edge effects)"
  static let summary = "The effects at the edges of a scroll view, under bars and other pinned views."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.top, "top", since: 26, "The effect at the top, under a navigation bar."),
    Property(\.left, "left", since: 26, "The effect at the left."),
    Property(\.bottom, "bottom", since: 26, "The effect at the bottom, under a toolbar or a tab bar."),
    Property(\.right, "right", since: 26, "The effect at the right."),
  ]
}

extension Theme.ScrollEdgeEffect: Catalogued {
  static let title = "UIScrollEdgeEffect"
  static let summary = "The fade of content under what is pinned at one edge."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(
      \.style, "style", since: 26,
      "A gradual fade, or a sharp cut with a line. `automatic` is a look of its own since iOS 27 (EDG-3)."),
    Property(\.isHidden, "isHidden", since: 26, "Whether the edge has no effect (EDG-1)."),
  ]
}

extension Theme.StatusBarStyle: Catalogued {
  static let title = "UIViewController (status bar)"
  static let summary = "The style, visibility and animation of the status bar (STB-1 to STB-8)."
  static let schema = erased()
  static let properties: [Property<Self>] = [
    Property(\.style, "style", "Light content, dark content, or `automatic`, which follows the colour under the status bar."),
    Property(\.isHidden, "isHidden", "Whether the status bar is hidden (STB-3)."),
    Property(\.updateAnimation, "updateAnimation", "The animation with which the status bar disappears and reappears (STB-4)."),
  ]
}
