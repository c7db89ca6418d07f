extension Theme {
  /// The look of tab bar items. `nil` leaves UIKit untouched.
  public struct TabBarItemStyle: Sendable, Hashable {
    /// Legacy title attributes by state (ITM-11).
    @Boxed public var titleTextAttributes: ByState<TextAttributes>?
    /// Moves the title, in points.
    public var titlePositionAdjustment: Offset?
    /// Background of the badge.
    public var badgeColor: Color?
    /// Text of the badge by state.
    @Boxed public var badgeTextAttributes: ByState<TextAttributes>?
    /// Insets of the image, in points.
    public var imageInsets: EdgeInsets?
    /// Insets of the image for compact metrics, in points.
    public var landscapeImagePhoneInsets: EdgeInsets?
    /// Insets of the image in the large content viewer, in points.
    public var largeContentSizeImageInsets: EdgeInsets?
    /// The bar while this item is selected (APP-5). iOS 13.
    @Boxed public var standardAppearance: TabBarAppearance?
    /// The bar at the bottom edge while this item is selected (APP-5). iOS 15.
    @Boxed public var scrollEdgeAppearance: TabBarAppearance?

    /// Nothing set.
    public init() {}

    public init(
      titleTextAttributes: ByState<TextAttributes>? = nil,
      titlePositionAdjustment: Offset? = nil,
      badgeColor: Color? = nil,
      badgeTextAttributes: ByState<TextAttributes>? = nil,
      imageInsets: EdgeInsets? = nil,
      landscapeImagePhoneInsets: EdgeInsets? = nil,
      largeContentSizeImageInsets: EdgeInsets? = nil,
      standardAppearance: TabBarAppearance? = nil,
      scrollEdgeAppearance: TabBarAppearance? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.badgeColor = badgeColor
      self.badgeTextAttributes = badgeTextAttributes
      self.imageInsets = imageInsets
      self.landscapeImagePhoneInsets = landscapeImagePhoneInsets
      self.largeContentSizeImageInsets = largeContentSizeImageInsets
      self.standardAppearance = standardAppearance
      self.scrollEdgeAppearance = scrollEdgeAppearance
    }
  }
}
