// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// A value for each control state. A state that is `nil` leaves UIKit untouched.
  public struct ByState<Value: Sendable>: Boxable, Sendable {
    /// The value of states that have none of their own.
    public var normal: Value?
    /// The value while touched.
    public var highlighted: Value?
    /// The value while disabled.
    public var disabled: Value?
    /// The value while selected.
    public var selected: Value?
    /// The value while focused.
    public var focused: Value?

    /// Sets nothing.
    @inlinable public init() {}

    @inlinable public init(
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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ByState

      public init(_ value: ByState) { self.value = value }
    }
  }

  /// A value for each of the bar metrics. Metrics that are `nil` leave UIKit untouched.
  public struct ByMetrics<Value: Sendable>: Boxable, Sendable {
    /// The value in regular height, and of metrics that have none of their own.
    public var `default`: Value?
    /// The value in compact height (NAV-15).
    public var compact: Value?
    /// The value in regular height with a prompt (NAV-15).
    public var defaultPrompt: Value?
    /// The value in compact height with a prompt (NAV-15).
    public var compactPrompt: Value?

    /// Sets nothing.
    @inlinable public init() {}

    @inlinable public init(
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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ByMetrics

      public init(_ value: ByMetrics) { self.value = value }
    }
  }

  /// A value for each bar position (BAR-12). A position that is `nil` leaves UIKit untouched.
  public struct ByPosition<Value: Sendable>: Boxable, Sendable {
    /// The value of positions that have none of their own.
    public var any: Value?
    /// The value at the bottom.
    public var bottom: Value?
    /// The value at the top.
    public var top: Value?
    /// The value at the top, extending under the status bar.
    public var topAttached: Value?

    /// Sets nothing.
    @inlinable public init() {}

    @inlinable public init(
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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ByPosition

      public init(_ value: ByPosition) { self.value = value }
    }
  }

  /// A value for each bar button item style. A style that is `nil` leaves UIKit untouched.
  public struct ByItemStyle<Value: Sendable>: Boxable, Sendable {
    /// The value of styles that have none of their own.
    public var any: Value?
    /// The value for plain items.
    public var plain: Value?
    /// The value for done items, prominent ones from iOS 26 on.
    public var done: Value?

    /// Sets nothing.
    @inlinable public init() {}

    @inlinable public init(
      any: Value? = nil,
      plain: Value? = nil,
      done: Value? = nil
    ) {
      self.any = any
      self.plain = plain
      self.done = done
    }

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ByItemStyle

      public init(_ value: ByItemStyle) { self.value = value }
    }
  }

  /// A value for each search bar icon. An icon that is `nil` leaves UIKit untouched.
  public struct ByIcon<Value: Sendable>: Boxable, Sendable {
    /// The value for the magnifying glass.
    public var search: Value?
    /// The value for the clear button.
    public var clear: Value?
    /// The value for the bookmark button.
    public var bookmark: Value?
    /// The value for the results list button.
    public var resultsList: Value?

    /// Sets nothing.
    @inlinable public init() {}

    @inlinable public init(
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

    /// See ``Boxable``.
    public final class Box: ValueBox {
      public let value: ByIcon

      public init(_ value: ByIcon) { self.value = value }
    }
  }
}

extension Theme.ByState: Equatable where Value: Equatable {}
extension Theme.ByState: Hashable where Value: Hashable {}

extension Theme.ByMetrics: Equatable where Value: Equatable {}
extension Theme.ByMetrics: Hashable where Value: Hashable {}

extension Theme.ByPosition: Equatable where Value: Equatable {}
extension Theme.ByPosition: Hashable where Value: Hashable {}

extension Theme.ByItemStyle: Equatable where Value: Equatable {}
extension Theme.ByItemStyle: Hashable where Value: Hashable {}

extension Theme.ByIcon: Equatable where Value: Equatable {}
extension Theme.ByIcon: Hashable where Value: Hashable {}
