extension Theme {
  /// How bar button items look in one state. `nil` leaves UIKit untouched.
  public struct BarButtonItemStateAppearance: Sendable, Hashable {
    /// The title. iOS 13.
    @Boxed public var titleTextAttributes: TextAttributes?
    /// Moves the title, in points. iOS 13.
    public var titlePositionAdjustment: Offset?
    /// Drawn under the item. iOS 13.
    public var backgroundImage: Image?
    /// Moves the background image, in points. iOS 13.
    public var backgroundImagePositionAdjustment: Offset?

    /// Nothing set.
    public init() {}

    public init(
      titleTextAttributes: TextAttributes? = nil,
      titlePositionAdjustment: Offset? = nil,
      backgroundImage: Image? = nil,
      backgroundImagePositionAdjustment: Offset? = nil
    ) {
      self.titleTextAttributes = titleTextAttributes
      self.titlePositionAdjustment = titlePositionAdjustment
      self.backgroundImage = backgroundImage
      self.backgroundImagePositionAdjustment = backgroundImagePositionAdjustment
    }
  }
}
