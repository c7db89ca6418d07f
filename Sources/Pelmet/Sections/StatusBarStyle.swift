extension Theme {
  /// What the status bar shows (STB-1 … 8). `nil` leaves UIKit untouched.
  public struct StatusBarStyle: Sendable, Hashable {
    /// Light or dark content, or worked out from what lies under it.
    public var style: StatusBarStyle.Style?
    /// Whether the status bar is hidden (STB-3).
    public var isHidden: Bool?
    /// How hiding and showing is animated (STB-4).
    public var updateAnimation: StatusBarAnimation?

    /// Nothing set.
    public init() {}

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
