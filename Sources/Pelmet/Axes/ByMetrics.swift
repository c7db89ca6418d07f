extension Theme {
  /// A value by bar metrics, as in `UIBarMetrics`; `nil` is untouched.
  public struct ByMetrics<Value: Sendable & Hashable>: Sendable, Hashable {
    /// Regular height; compact metrics fall back to it.
    @Boxed public var `default`: Value?
    /// Compact height (NAV-15).
    @Boxed public var compact: Value?
    /// Regular height with a prompt (NAV-15).
    @Boxed public var defaultPrompt: Value?
    /// Compact height with a prompt (NAV-15).
    @Boxed public var compactPrompt: Value?

    /// Nothing set.
    public init() {}

    public init(
      `default`: Value? = nil,
      compact: Value? = nil,
      defaultPrompt: Value? = nil,
      compactPrompt: Value? = nil
    ) {
      self.default = `default`
      self.compact = compact
      self.defaultPrompt = defaultPrompt
      self.compactPrompt = compactPrompt
    }
  }
}
