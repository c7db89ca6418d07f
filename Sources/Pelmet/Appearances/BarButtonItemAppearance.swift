extension Theme {
  /// How bar button items look in each state (APP-12). `nil` leaves UIKit untouched.
  public struct BarButtonItemAppearance: Sendable, Hashable {
    /// Neither touched nor disabled. iOS 13.
    @Boxed public var normal: BarButtonItemStateAppearance?
    /// Touched; what it leaves open comes from `normal` (APP-12). iOS 13.
    @Boxed public var highlighted: BarButtonItemStateAppearance?
    /// Not enabled; what it leaves open comes from `normal` (APP-12). iOS 13.
    @Boxed public var disabled: BarButtonItemStateAppearance?
    /// Focused; what it leaves open comes from `highlighted` (APP-12). iOS 13.
    @Boxed public var focused: BarButtonItemStateAppearance?

    /// Nothing set.
    public init() {}

    public init(
      normal: BarButtonItemStateAppearance? = nil,
      highlighted: BarButtonItemStateAppearance? = nil,
      disabled: BarButtonItemStateAppearance? = nil,
      focused: BarButtonItemStateAppearance? = nil
    ) {
      self.normal = normal
      self.highlighted = highlighted
      self.disabled = disabled
      self.focused = focused
    }
  }
}
