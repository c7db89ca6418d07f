// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// A value for each control state. A state that is `nil` leaves UIKit untouched.
  public struct ByState<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value of states that have none of their own.
    @Boxed public var normal: Value?
    /// The value while touched.
    @Boxed public var highlighted: Value?
    /// The value while disabled.
    @Boxed public var disabled: Value?
    /// The value while selected.
    @Boxed public var selected: Value?
    /// The value while focused.
    @Boxed public var focused: Value?

    /// Sets nothing.
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

  /// A value for each of the bar metrics. Metrics that are `nil` leave UIKit untouched.
  public struct ByMetrics<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value in regular height, and of metrics that have none of their own.
    @Boxed public var `default`: Value?
    /// The value in compact height (NAV-15).
    @Boxed public var compact: Value?
    /// The value in regular height with a prompt (NAV-15).
    @Boxed public var defaultPrompt: Value?
    /// The value in compact height with a prompt (NAV-15).
    @Boxed public var compactPrompt: Value?

    /// Sets nothing.
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

  /// A value for each bar position (BAR-12). A position that is `nil` leaves UIKit untouched.
  public struct ByPosition<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value of positions that have none of their own.
    @Boxed public var any: Value?
    /// The value at the bottom.
    @Boxed public var bottom: Value?
    /// The value at the top.
    @Boxed public var top: Value?
    /// The value at the top, extending under the status bar.
    @Boxed public var topAttached: Value?

    /// Sets nothing.
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

  /// A value for each bar button item style. A style that is `nil` leaves UIKit untouched.
  public struct ByItemStyle<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value of styles that have none of their own.
    @Boxed public var any: Value?
    /// The value for plain items.
    @Boxed public var plain: Value?
    /// The value for done items, prominent ones from iOS 26 on.
    @Boxed public var done: Value?

    /// Sets nothing.
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

  /// A value for each search bar icon. An icon that is `nil` leaves UIKit untouched.
  public struct ByIcon<Value: Sendable & Hashable>: Sendable, Hashable {
    /// The value for the magnifying glass.
    @Boxed public var search: Value?
    /// The value for the clear button.
    @Boxed public var clear: Value?
    /// The value for the bookmark button.
    @Boxed public var bookmark: Value?
    /// The value for the results list button.
    @Boxed public var resultsList: Value?

    /// Sets nothing.
    public init() {}

    public init(
      search: Value? = nil,
      clear: Value? = nil,
      bookmark: Value? = nil,
      resultsList: Value? = nil
    ) {
      self.search = search
      self.clear = clear
      self.bookmark = bookmark
      self.resultsList = resultsList
    }
  }
}
