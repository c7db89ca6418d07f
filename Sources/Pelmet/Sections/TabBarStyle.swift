extension Theme {
  /// The look of tab bars: what `UITabBar` takes, legacy properties and the two appearance slots. `nil` leaves UIKit untouched.
  public struct TabBarStyle: Sendable, Hashable {
    /// Light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2).
    public var isTranslucent: Bool?
    /// The selected item (TAB-10).
    public var tintColor: Color?
    /// Legacy background (TAB-10).
    public var barTintColor: Color?
    /// Items that are not selected; beats their title attributes (PRX-8).
    public var unselectedItemTintColor: Color?
    /// Legacy background image, tiled (TAB-10).
    public var backgroundImage: Image?
    /// Drawn between the bar and the icon of the selected item (TAB-10).
    public var selectionIndicatorImage: Image?
    /// Legacy shadow; drawn only beside a legacy background image (BAR-7).
    public var shadowImage: Image?
    /// How items are spread over the width (TAB-9).
    public var itemPositioning: TabBarStyle.ItemPositioning?
    /// Width of an item in points, only when centered; 0 or less is the system's (TAB-9).
    public var itemWidth: Double?
    /// Space between items in points, only when centered; 0 or less is the system's (TAB-9).
    public var itemSpacing: Double?
    /// The bar over content (APP-5). iOS 13.
    @Boxed public var standardAppearance: TabBarAppearance?
    /// The bar while content is at its bottom edge (APP-5). iOS 15.
    @Boxed public var scrollEdgeAppearance: TabBarAppearance?
    /// The view's own background, behind everything that the bar draws.
    public var backgroundColor: Color?
    /// Forces light or dark on the bar alone (`overrideUserInterfaceStyle`). iOS 13.
    public var userInterfaceStyle: UserInterfaceStyle?

    /// Nothing set.
    public init() {}

    public init(
      barStyle: BarStyle? = nil,
      isTranslucent: Bool? = nil,
      tintColor: Color? = nil,
      barTintColor: Color? = nil,
      unselectedItemTintColor: Color? = nil,
      backgroundImage: Image? = nil,
      selectionIndicatorImage: Image? = nil,
      shadowImage: Image? = nil,
      itemPositioning: TabBarStyle.ItemPositioning? = nil,
      itemWidth: Double? = nil,
      itemSpacing: Double? = nil,
      standardAppearance: TabBarAppearance? = nil,
      scrollEdgeAppearance: TabBarAppearance? = nil,
      backgroundColor: Color? = nil,
      userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.unselectedItemTintColor = unselectedItemTintColor
      self.backgroundImage = backgroundImage
      self.selectionIndicatorImage = selectionIndicatorImage
      self.shadowImage = shadowImage
      self.itemPositioning = itemPositioning
      self.itemWidth = itemWidth
      self.itemSpacing = itemSpacing
      self.standardAppearance = standardAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }
  }
}
