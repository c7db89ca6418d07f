// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

internal import Pelmet

extension Theme.Style: Catalogued {
  static let title = "a theme"
  static let summary = "The sections of a theme, a context or a screen."
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
  static let properties: [Property<Self>] = [
    Property(\.tintColor, "tintColor", none: .noColor, "The tint of every view in the window that has none of its own (BAR-8)."),
    Property(\.backgroundColor, "backgroundColor", none: .clear, "The colour of the window where no view covers it."),
  ]
}

extension Theme.ContentStyle: Catalogued {
  static let title = "UIView (page)"
  static let summary = "The page under the bars. Clear bars are drawn over it, and their contrast is checked against it."
  static let properties: [Property<Self>] = [
    Property(\.backgroundColor, "backgroundColor", "The colour of the page, or `unknown` for photos, videos and maps.")
  ]
}

extension Theme.StatusBarStyle: Catalogued {
  static let title = "UIViewController (status bar)"
  static let summary = "The style, visibility and animation of the status bar (STB-1 to STB-8)."
  static let properties: [Property<Self>] = [
    Property(\.style, "style", "Light content, dark content, or `automatic`, which follows the colour under the status bar."),
    Property(\.isHidden, "isHidden", "Whether the status bar is hidden (STB-3)."),
    Property(\.updateAnimation, "updateAnimation", "The animation with which the status bar disappears and reappears (STB-4)."),
  ]
}
