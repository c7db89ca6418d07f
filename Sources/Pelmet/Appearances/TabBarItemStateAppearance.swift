extension Theme {
  /// How tab bar items look in one state. `nil` leaves UIKit untouched.
  public struct TabBarItemStateAppearance: Sendable, Hashable {
    /// The title. iOS 13.
    @Boxed public var titleTextAttributes: TextAttributes?
    /// Moves the title, in points. iOS 13.
    public var titlePositionAdjustment: Offset?
    /// Template icons. iOS 13.
    public var iconColor: Color?
    /// Moves the badge, in points. iOS 13.
    public var badgePositionAdjustment: Offset?
    /// Background of the badge. iOS 13.
    public var badgeBackgroundColor: Color?
    /// Text of the badge. iOS 13.
    @Boxed public var badgeTextAttributes: TextAttributes?
    /// Moves the text of the badge, in points. iOS 13.
    public var badgeTitlePositionAdjustment: Offset?

    /// Nothing set.
    public init() {}

    public init(
      titleTextAttributes: TextAttributes? = nil,
      titlePositionAdjustment: Offset? = nil,
      iconColor: Color? = nil,
      badgePositionAdjustment: Offset? = nil,
      badgeBackgroundColor: Color? = nil,
      badgeTextAttributes: TextAttributes? = nil,
      badgeTitlePositionAdjustment: Offset? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.iconColor = iconColor
      self.badgePositionAdjustment = badgePositionAdjustment
      self.badgeBackgroundColor = badgeBackgroundColor
      self.badgeTextAttributes = badgeTextAttributes
      self.badgeTitlePositionAdjustment = badgeTitlePositionAdjustment
    }
  }
}
