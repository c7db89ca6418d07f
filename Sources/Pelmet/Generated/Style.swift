// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The sections of a theme, a context or a screen. A section that is `nil` leaves UIKit untouched.
  public struct Style: Sendable, Hashable {
    /// The forced light or dark style. Adaptive values then use that half alone; `unspecified` follows the system.
    public var userInterfaceStyle: Optional<UserInterfaceStyle>
    /// The tint and background of windows.
    public var window: Optional<WindowStyle>
    /// The page under the bars. Clear bars are drawn over it, and their contrast is checked against it.
    public var content: Optional<ContentStyle>
    /// The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots.
    @Boxed<NavigationBarStyle.Box> public var navigationBar: Optional<NavigationBarStyle>
    /// The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots.
    @Boxed<ToolbarStyle.Box> public var toolbar: Optional<ToolbarStyle>
    /// The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots.
    @Boxed<TabBarStyle.Box> public var tabBar: Optional<TabBarStyle>
    /// The look of bar button items.
    @Boxed<BarButtonItemStyle.Box> public var barButtonItem: Optional<BarButtonItemStyle>
    /// The look of tab bar items.
    @Boxed<TabBarItemStyle.Box> public var tabBarItem: Optional<TabBarItemStyle>
    /// The look of search bars, with their text field and cancel button.
    @Boxed<SearchBarStyle.Box> public var searchBar: Optional<SearchBarStyle>
    /// The style, visibility and animation of the status bar (STB-1 to STB-8).
    public var statusBar: Optional<StatusBarStyle>
    /// The defaults of navigation items, or their values on one screen.
    @Boxed<NavigationItemStyle.Box> public var navigationItem: Optional<NavigationItemStyle>
    /// The defaults of view controllers, or their values on one screen.
    @Boxed<ViewControllerStyle.Box> public var viewController: Optional<ViewControllerStyle>
    /// The defaults of navigation controllers.
    @Boxed<NavigationControllerStyle.Box> public var navigationController: Optional<NavigationControllerStyle>
    /// The defaults of tab bar controllers.
    @Boxed<TabBarControllerStyle.Box> public var tabBarController: Optional<TabBarControllerStyle>

    /// Sets nothing.
    public init() {
      userInterfaceStyle = nil
      window = nil
      content = nil
      navigationBar = nil
      toolbar = nil
      tabBar = nil
      barButtonItem = nil
      tabBarItem = nil
      searchBar = nil
      statusBar = nil
      navigationItem = nil
      viewController = nil
      navigationController = nil
      tabBarController = nil
    }

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

    /// See ``Boxed``.
    public final class Box: ValueBox {
      public let value: Style

      public init(_ value: Style) { self.value = value }
    }
  }

  /// The tint and background of windows. A property that is `nil` leaves UIKit untouched.
  public struct WindowStyle: Sendable, Hashable {
    /// The tint of every view in the window that has none of its own (BAR-8).
    public var tintColor: Optional<Color>
    /// The colour of the window where no view covers it.
    public var backgroundColor: Optional<Color>
    /// The space that the window controls of iPadOS take. UIKit asks the app's scene delegate, which returns this value (WIN-1).
    /// Requires iOS 26.
    public var windowingControlStyle: Optional<WindowStyle.ControlStyle>

    /// Sets nothing.
    public init() {
      tintColor = nil
      backgroundColor = nil
      windowingControlStyle = nil
    }

    public init(
      tintColor: Color? = nil,
      backgroundColor: Color? = nil,
      windowingControlStyle: WindowStyle.ControlStyle? = nil
    ) {
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
      self.windowingControlStyle = windowingControlStyle
    }
  }

  /// The page under the bars. Clear bars are drawn over it, and their contrast is checked against it. A property that is `nil`
  /// leaves UIKit untouched.
  public struct ContentStyle: Sendable, Hashable {
    /// The colour of the page, or `unknown` for photos, videos and maps.
    public var backgroundColor: Optional<ContentBackground>
    /// The effects at the edges of the scroll view that the bars follow (EDG-1, NAV-13). Requires iOS 26.
    public var scrollEdge: Optional<ScrollEdges>

    /// Sets nothing.
    public init() {
      backgroundColor = nil
      scrollEdge = nil
    }

    public init(
      backgroundColor: ContentBackground? = nil,
      scrollEdge: ScrollEdges? = nil
    ) {
      self.backgroundColor = backgroundColor
      self.scrollEdge = scrollEdge
    }
  }

  /// The effects at the edges of a scroll view, under bars and other pinned views. A property that is `nil` leaves UIKit
  /// untouched.
  public struct ScrollEdges: Sendable, Hashable {
    /// The effect at the top, under a navigation bar. Requires iOS 26.
    public var top: Optional<ScrollEdgeEffect>
    /// The effect at the left. Requires iOS 26.
    public var left: Optional<ScrollEdgeEffect>
    /// The effect at the bottom, under a toolbar or a tab bar. Requires iOS 26.
    public var bottom: Optional<ScrollEdgeEffect>
    /// The effect at the right. Requires iOS 26.
    public var right: Optional<ScrollEdgeEffect>

    /// Sets nothing.
    public init() {
      top = nil
      left = nil
      bottom = nil
      right = nil
    }

    public init(
      top: ScrollEdgeEffect? = nil,
      left: ScrollEdgeEffect? = nil,
      bottom: ScrollEdgeEffect? = nil,
      right: ScrollEdgeEffect? = nil
    ) {
      self.top = top
      self.left = left
      self.bottom = bottom
      self.right = right
    }
  }

  /// The fade of content under what is pinned at one edge. A property that is `nil` leaves UIKit untouched.
  public struct ScrollEdgeEffect: Sendable, Hashable {
    /// A gradual fade, or a sharp cut with a line. `automatic` is a look of its own since iOS 27 (EDG-3). Requires iOS 26.
    public var style: Optional<ScrollEdgeEffect.Style>
    /// Whether the edge has no effect (EDG-1). Requires iOS 26.
    public var isHidden: Optional<Bool>

    /// Sets nothing.
    public init() {
      style = nil
      isHidden = nil
    }

    public init(
      style: ScrollEdgeEffect.Style? = nil,
      isHidden: Bool? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
    }
  }

  /// The style, visibility and animation of the status bar (STB-1 to STB-8). A property that is `nil` leaves UIKit untouched.
  public struct StatusBarStyle: Sendable, Hashable {
    /// Light content, dark content, or `automatic`, which follows the colour under the status bar.
    public var style: Optional<StatusBarStyle.Style>
    /// Whether the status bar is hidden (STB-3).
    public var isHidden: Optional<Bool>
    /// The animation with which the status bar disappears and reappears (STB-4).
    public var updateAnimation: Optional<StatusBarAnimation>

    /// Sets nothing.
    public init() {
      style = nil
      isHidden = nil
      updateAnimation = nil
    }

    public init(
      style: StatusBarStyle.Style? = nil,
      isHidden: Bool? = nil,
      updateAnimation: StatusBarAnimation? = nil
    ) {
      self.style = style
      self.isHidden = isHidden
      self.updateAnimation = updateAnimation
    }
  }
}
