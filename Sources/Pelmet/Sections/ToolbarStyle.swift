extension Theme {
  /// The look of toolbars: what `UIToolbar` takes, legacy properties and the four appearance slots. `nil` leaves UIKit untouched.
  public struct ToolbarStyle: Sendable, Hashable {
    /// Light or dark system background (BAR-10).
    public var barStyle: BarStyle?
    /// Whether content extends under the bar (BAR-2, BAR-6).
    public var isTranslucent: Bool?
    /// Bar button items (BAR-8).
    public var tintColor: Color?
    /// Legacy background (BAR-6).
    public var barTintColor: Color?
    /// Legacy background image (BAR-6).
    @Boxed public var backgroundImage: ByPosition<ByMetrics<Image>>?
    /// Legacy shadow; drawn only beside a legacy background image (BAR-7).
    @Boxed public var shadowImage: ByPosition<Image>?
    /// The bar over content (APP-4). iOS 13.
    @Boxed public var standardAppearance: ToolbarAppearance?
    /// The bar in compact height (APP-4). iOS 13.
    @Boxed public var compactAppearance: ToolbarAppearance?
    /// The bar while content is at its bottom edge (APP-4). iOS 15.
    @Boxed public var scrollEdgeAppearance: ToolbarAppearance?
    /// The bar at the bottom edge in compact height (APP-4). iOS 15.
    @Boxed public var compactScrollEdgeAppearance: ToolbarAppearance?
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
      backgroundImage: ByPosition<ByMetrics<Image>>? = nil,
      shadowImage: ByPosition<Image>? = nil,
      standardAppearance: ToolbarAppearance? = nil,
      compactAppearance: ToolbarAppearance? = nil,
      scrollEdgeAppearance: ToolbarAppearance? = nil,
      compactScrollEdgeAppearance: ToolbarAppearance? = nil,
      backgroundColor: Color? = nil,
      userInterfaceStyle: UserInterfaceStyle? = nil
    ) {
      self.barStyle = barStyle
      self.isTranslucent = isTranslucent
      self.tintColor = tintColor
      self.barTintColor = barTintColor
      self.backgroundImage = backgroundImage
      self.shadowImage = shadowImage
      self.standardAppearance = standardAppearance
      self.compactAppearance = compactAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
      self.compactScrollEdgeAppearance = compactScrollEdgeAppearance
      self.backgroundColor = backgroundColor
      self.userInterfaceStyle = userInterfaceStyle
    }
  }
}
