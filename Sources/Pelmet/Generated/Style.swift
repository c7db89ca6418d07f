// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// The sections of a theme, a context or a screen. A section that is `nil` leaves UIKit untouched.
  public struct Style: Sendable, Hashable {
    /// The forced light or dark style. Adaptive values then use that half alone; `unspecified` follows the system.
    public var userInterfaceStyle: UserInterfaceStyle?
    /// The tint and background of windows.
    public var window: WindowStyle?
    /// The page under the bars. Clear bars are drawn over it, and their contrast is checked against it.
    public var content: ContentStyle?
    /// The look of navigation bars: the properties of `UINavigationBar`, legacy ones included, and its four appearance slots.
    public var navigationBar: NavigationBarStyle? {
      @inlinable get { _navigationBar.value }
      @inlinable set { _navigationBar = Boxed(newValue) }
    }
    @usableFromInline var _navigationBar: Boxed<NavigationBarStyle.Box>
    /// The look of toolbars: the properties of `UIToolbar`, legacy ones included, and its four appearance slots.
    public var toolbar: ToolbarStyle? {
      @inlinable get { _toolbar.value }
      @inlinable set { _toolbar = Boxed(newValue) }
    }
    @usableFromInline var _toolbar: Boxed<ToolbarStyle.Box>
    /// The look of tab bars: the properties of `UITabBar`, legacy ones included, and its two appearance slots.
    public var tabBar: TabBarStyle? {
      @inlinable get { _tabBar.value }
      @inlinable set { _tabBar = Boxed(newValue) }
    }
    @usableFromInline var _tabBar: Boxed<TabBarStyle.Box>
    /// The look of bar button items.
    public var barButtonItem: BarButtonItemStyle? {
      @inlinable get { _barButtonItem.value }
      @inlinable set { _barButtonItem = Boxed(newValue) }
    }
    @usableFromInline var _barButtonItem: Boxed<BarButtonItemStyle.Box>
    /// The look of tab bar items.
    public var tabBarItem: TabBarItemStyle? {
      @inlinable get { _tabBarItem.value }
      @inlinable set { _tabBarItem = Boxed(newValue) }
    }
    @usableFromInline var _tabBarItem: Boxed<TabBarItemStyle.Box>
    /// The look of search bars, with their text field and cancel button.
    public var searchBar: SearchBarStyle? {
      @inlinable get { _searchBar.value }
      @inlinable set { _searchBar = Boxed(newValue) }
    }
    @usableFromInline var _searchBar: Boxed<SearchBarStyle.Box>
    /// The style, visibility and animation of the status bar (STB-1 to STB-8).
    public var statusBar: StatusBarStyle?
    /// The defaults of navigation items, or their values on one screen.
    public var navigationItem: NavigationItemStyle? {
      @inlinable get { _navigationItem.value }
      @inlinable set { _navigationItem = Boxed(newValue) }
    }
    @usableFromInline var _navigationItem: Boxed<NavigationItemStyle.Box>
    /// The defaults of view controllers, or their values on one screen.
    public var viewController: ViewControllerStyle? {
      @inlinable get { _viewController.value }
      @inlinable set { _viewController = Boxed(newValue) }
    }
    @usableFromInline var _viewController: Boxed<ViewControllerStyle.Box>
    /// The defaults of navigation controllers.
    public var navigationController: NavigationControllerStyle? {
      @inlinable get { _navigationController.value }
      @inlinable set { _navigationController = Boxed(newValue) }
    }
    @usableFromInline var _navigationController: Boxed<NavigationControllerStyle.Box>
    /// The defaults of tab bar controllers.
    public var tabBarController: TabBarControllerStyle? {
      @inlinable get { _tabBarController.value }
      @inlinable set { _tabBarController = Boxed(newValue) }
    }
    @usableFromInline var _tabBarController: Boxed<TabBarControllerStyle.Box>

    /// Sets nothing.
    public init() {
      userInterfaceStyle = nil
      window = nil
      content = nil
      _navigationBar = Boxed(nil)
      _toolbar = Boxed(nil)
      _tabBar = Boxed(nil)
      _barButtonItem = Boxed(nil)
      _tabBarItem = Boxed(nil)
      _searchBar = Boxed(nil)
      statusBar = nil
      _navigationItem = Boxed(nil)
      _viewController = Boxed(nil)
      _navigationController = Boxed(nil)
      _tabBarController = Boxed(nil)
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
      self._navigationBar = Boxed(navigationBar)
      self._toolbar = Boxed(toolbar)
      self._tabBar = Boxed(tabBar)
      self._barButtonItem = Boxed(barButtonItem)
      self._tabBarItem = Boxed(tabBarItem)
      self._searchBar = Boxed(searchBar)
      self.statusBar = statusBar
      self._navigationItem = Boxed(navigationItem)
      self._viewController = Boxed(viewController)
      self._navigationController = Boxed(navigationController)
      self._tabBarController = Boxed(tabBarController)
    }

    /// See ``Boxed``.
    @usableFromInline package final class Box: ValueBox {
      @usableFromInline package let value: Style

      @usableFromInline package init(_ value: Style) { self.value = value }
    }
  }

  /// The tint and background of windows. A property that is `nil` leaves UIKit untouched.
  public struct WindowStyle: Sendable, Hashable {
    /// The tint of every view in the window that has none of its own (BAR-8).
    public var tintColor: Color?
    /// The colour of the window where no view covers it.
    public var backgroundColor: Color?
    /// The space that the window controls of iPadOS take. UIKit asks the app's scene delegate, which returns this value (WIN-1).
    /// Requires iOS 26.
    public var windowingControlStyle: WindowStyle.ControlStyle?

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
    public var backgroundColor: ContentBackground?
    /// The effects at the edges of the scroll view that the bars follow (EDG-1, NAV-13). Requires iOS 26.
    public var scrollEdge: ScrollEdges?

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
    public var top: ScrollEdgeEffect?
    /// The effect at the left. Requires iOS 26.
    public var left: ScrollEdgeEffect?
    /// The effect at the bottom, under a toolbar or a tab bar. Requires iOS 26.
    public var bottom: ScrollEdgeEffect?
    /// The effect at the right. Requires iOS 26.
    public var right: ScrollEdgeEffect?

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
    public var style: ScrollEdgeEffect.Style?
    /// Whether the edge has no effect (EDG-1). Requires iOS 26.
    public var isHidden: Bool?

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
    public var style: StatusBarStyle.Style?
    /// Whether the status bar is hidden (STB-3).
    public var isHidden: Bool?
    /// The animation with which the status bar disappears and reappears (STB-4).
    public var updateAnimation: StatusBarAnimation?

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
