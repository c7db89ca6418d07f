extension Theme {
  /// What a window gives to everything inside. `nil` leaves UIKit untouched.
  public struct WindowStyle: Sendable, Hashable {
    /// Inherited by every view without a tint of its own (BAR-8).
    public var tintColor: Color?
    /// Shows where no view covers the window.
    public var backgroundColor: Color?

    /// Nothing set.
    public init() {}

    public init(
      tintColor: Color? = nil,
      backgroundColor: Color? = nil
    ) {
      self.tintColor = tintColor
      self.backgroundColor = backgroundColor
    }
  }
}
