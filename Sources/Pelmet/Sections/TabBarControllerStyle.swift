extension Theme {
  /// What tab bar controllers say by default. `nil` leaves UIKit untouched.
  public struct TabBarControllerStyle: Sendable, Hashable {
    /// Tab bar or sidebar (TAB-13). iOS 18.
    public var mode: TabBarControllerStyle.Mode?
    /// Whether the tab bar is hidden (TAB-13). iOS 18.
    public var isTabBarHidden: Bool?
    /// When the tab bar minimises (TAB-13). iOS 26.
    public var tabBarMinimizeBehavior: TabBarControllerStyle.MinimizeBehavior?
    /// Overrides the size class, which decides where iPad shows the tabs. iOS 17.
    public var horizontalSizeClass: UserInterfaceSizeClass?

    /// Nothing set.
    public init() {}

    public init(
      mode: TabBarControllerStyle.Mode? = nil,
      isTabBarHidden: Bool? = nil,
      tabBarMinimizeBehavior: TabBarControllerStyle.MinimizeBehavior? = nil,
      horizontalSizeClass: UserInterfaceSizeClass? = nil
    ) {
      self.mode = mode
      self.isTabBarHidden = isTabBarHidden
      self.tabBarMinimizeBehavior = tabBarMinimizeBehavior
      self.horizontalSizeClass = horizontalSizeClass
    }
  }
}
