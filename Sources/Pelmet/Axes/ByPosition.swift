extension Theme {
  /// A value by bar position (BAR-12), as in `UIBarPosition`; `nil` is untouched.
  public struct ByPosition<Value: Sendable & Hashable>: Sendable, Hashable {
    /// Every position without its own value.
    @Boxed public var any: Value?
    /// At the bottom.
    @Boxed public var bottom: Value?
    /// At the top.
    @Boxed public var top: Value?
    /// At the top, extending under the status bar.
    @Boxed public var topAttached: Value?

    /// Nothing set.
    public init() {}

    public init(
      any: Value? = nil,
      bottom: Value? = nil,
      top: Value? = nil,
      topAttached: Value? = nil
    ) {
      self.any = any
      self.bottom = bottom
      self.top = top
      self.topAttached = topAttached
    }
  }
}
