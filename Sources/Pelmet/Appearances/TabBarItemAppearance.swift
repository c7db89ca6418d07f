extension Theme {
  /// How tab bar items look in each state, for one layout (APP-13). `nil` leaves UIKit untouched.
  public struct TabBarItemAppearance: Sendable, Hashable {
    /// Not selected. iOS 13.
    @Boxed public var normal: TabBarItemStateAppearance?
    /// Selected. iOS 13.
    @Boxed public var selected: TabBarItemStateAppearance?
    /// Not enabled. iOS 13.
    @Boxed public var disabled: TabBarItemStateAppearance?
    /// Focused. iOS 13.
    @Boxed public var focused: TabBarItemStateAppearance?

    /// Nothing set.
    public init() {}

    public init(
      normal: TabBarItemStateAppearance? = nil,
      selected: TabBarItemStateAppearance? = nil,
      disabled: TabBarItemStateAppearance? = nil,
      focused: TabBarItemStateAppearance? = nil
    ) {
      self.normal = normal
      self.selected = selected
      self.disabled = disabled
      self.focused = focused
    }
  }
}
