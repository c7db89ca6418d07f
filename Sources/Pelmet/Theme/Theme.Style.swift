extension Theme {
  /// Everything that a theme sets for one place and one set of traits. A section that is `nil` leaves UIKit untouched.
  public struct Style: Sendable, Hashable {
    /// Light or dark, forced; `nil` or `unspecified` follows the system.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// What a window gives to everything inside.
    @Boxed public var window: WindowStyle?
    /// The page under the bars, against which a clear bar is judged and drawn.
    @Boxed public var content: ContentStyle?
    /// The look of navigation bars.
    @Boxed public var navigationBar: NavigationBarStyle?
    /// The look of toolbars.
    @Boxed public var toolbar: ToolbarStyle?
    /// The look of tab bars.
    @Boxed public var tabBar: TabBarStyle?
    /// The look of bar button items.
    @Boxed public var barButtonItem: BarButtonItemStyle?
    /// The look of tab bar items.
    @Boxed public var tabBarItem: TabBarItemStyle?
    /// The look of search bars, with the text field and the cancel button inside.
    @Boxed public var searchBar: SearchBarStyle?
    /// What the status bar shows (STB-1 … 8).
    @Boxed public var statusBar: StatusBarStyle?
    /// What navigation items say by default, or on one screen.
    @Boxed public var navigationItem: NavigationItemStyle?
    /// What view controllers say by default, or on one screen.
    @Boxed public var viewController: ViewControllerStyle?
    /// What navigation controllers say by default.
    @Boxed public var navigationController: NavigationControllerStyle?
    /// What tab bar controllers say by default.
    @Boxed public var tabBarController: TabBarControllerStyle?

    /// Nothing set.
    public init() {}

    public init(
      userInterfaceStyle: UserInterfaceStyle? = nil,
      window: WindowStyle? = nil,
      content: ContentStyle? = nil,
      navigationBar: NavigationBarStyle? = nil,
      toolbar: ToolbarStyle? = nil,
      tabBar: TabBarStyle? = nil,
      barButtonItem: BarButtonItemStyle? = nil,
      tabBarItem: TabBarItemStyle? = nil,
      searchBar: SearchBarStyle? = nil,
      statusBar: StatusBarStyle? = nil,
      navigationItem: NavigationItemStyle? = nil,
      viewController: ViewControllerStyle? = nil,
      navigationController: NavigationControllerStyle? = nil,
      tabBarController: TabBarControllerStyle? = nil
    ) {
      self.userInterfaceStyle = userInterfaceStyle
      self.window = window
      self.content = content
      self.navigationBar = navigationBar
      self.toolbar = toolbar
      self.tabBar = tabBar
      self.barButtonItem = barButtonItem
      self.tabBarItem = tabBarItem
      self.searchBar = searchBar
      self.statusBar = statusBar
      self.navigationItem = navigationItem
      self.viewController = viewController
      self.navigationController = navigationController
      self.tabBarController = tabBarController
    }
  }
}
