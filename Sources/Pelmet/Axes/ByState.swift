extension Theme {
  /// A value by control state, as in `UIControl.State`; `nil` is untouched.
  public struct ByState<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The state from which the others take what they leave open.
    @Boxed public var normal: Value?
    /// While touched.
    @Boxed public var highlighted: Value?
    /// Not enabled.
    @Boxed public var disabled: Value?
    /// Selected.
    @Boxed public var selected: Value?
    /// Focused.
    @Boxed public var focused: Value?

    /// Nothing set.
    public init() {}

    public init(
      normal: Value? = nil,
      highlighted: Value? = nil,
      disabled: Value? = nil,
      selected: Value? = nil,
      focused: Value? = nil
    ) {
      self.normal = normal
      self.highlighted = highlighted
      self.disabled = disabled
      self.selected = selected
      self.focused = focused
    }
  }
}
