extension Theme {
  /// A value by bar button item style, as in `UIBarButtonItem.Style`; `nil` is untouched.
  public struct ByItemStyle<Value: Sendable & Hashable>: Sendable, Hashable {
    /// Every style without its own value.
    @Boxed public var any: Value?
    /// Plain items.
    @Boxed public var plain: Value?
    /// Done items; prominent from iOS 26 on.
    @Boxed public var done: Value?

    /// Nothing set.
    public init() {}

    public init(
      any: Value? = nil,
      plain: Value? = nil,
      done: Value? = nil
    ) {
      self.any = any
      self.plain = plain
      self.done = done
    }
  }
}
