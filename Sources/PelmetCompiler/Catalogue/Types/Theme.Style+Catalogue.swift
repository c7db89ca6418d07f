internal import Pelmet

extension Theme.Style: Catalogued {
  static let title = "a theme"
  static let summary = "The sections of a theme, of a context, of a screen."
  static let properties: [Property<Self>] = [
    Property(\.userInterfaceStyle, "userInterfaceStyle", "Forces light or dark; only that half of adaptive values is then used."),
    Property(\.window, "window", "What a window gives to everything inside."),
    Property(\.content, "content", "The page under the bars, against which a clear bar is judged and drawn."),
    Property(
      \.navigationBar, "navigationBar",
      "The look of navigation bars: what `UINavigationBar` takes, legacy properties and the four appearance slots."),
    Property(
      \.toolbar, "toolbar", "The look of toolbars: what `UIToolbar` takes, legacy properties and the four appearance slots."),
    Property(\.tabBar, "tabBar", "The look of tab bars: what `UITabBar` takes, legacy properties and the two appearance slots."),
    Property(\.barButtonItem, "barButtonItem", "The look of bar button items."),
    Property(\.tabBarItem, "tabBarItem", "The look of tab bar items."),
    Property(\.searchBar, "searchBar", "The look of search bars, with the text field and the cancel button inside."),
    Property(\.statusBar, "statusBar", "What the status bar shows (STB-1 … 8)."),
    Property(\.navigationItem, "navigationItem", "What navigation items say by default, or on one screen."),
    Property(\.viewController, "viewController", "What view controllers say by default, or on one screen."),
    Property(\.navigationController, "navigationController", "What navigation controllers say by default."),
    Property(\.tabBarController, "tabBarController", "What tab bar controllers say by default."),
  ]
}
