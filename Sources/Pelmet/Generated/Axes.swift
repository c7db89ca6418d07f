// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// A value for each control state. A state that is `nil` leaves UIKit untouched.
  public struct ByState<Value: Sendable>: Sendable {
    /// The value of states that have none of their own.
    public var normal: Optional<Value>
    /// The value while touched.
    public var highlighted: Optional<Value>
    /// The value while disabled.
    public var disabled: Optional<Value>
    /// The value while selected.
    public var selected: Optional<Value>
    /// The value while focused.
    public var focused: Optional<Value>

    /// Sets nothing.
    @inlinable public init() {
      normal = nil
      highlighted = nil
      disabled = nil
      selected = nil
      focused = nil
    }

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
  }

  /// A value for each of the bar metrics. Metrics that are `nil` leave UIKit untouched.
  public struct ByMetrics<Value: Sendable>: Sendable {
    /// The value in regular height, and of metrics that have none of their own.
    public var `default`: Optional<Value>
    /// The value in compact height (NAV-15).
    public var compact: Optional<Value>
    /// The value in regular height with a prompt (NAV-15).
    public var defaultPrompt: Optional<Value>
    /// The value in compact height with a prompt (NAV-15).
    public var compactPrompt: Optional<Value>

    /// Sets nothing.
    @inlinable public init() {
      `default` = nil
      compact = nil
      defaultPrompt = nil
      compactPrompt = nil
    }

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
  }

  /// A value for each bar position (BAR-12). A position that is `nil` leaves UIKit untouched.
  public struct ByPosition<Value: Sendable>: Sendable {
    /// The value of positions that have none of their own.
    public var any: Optional<Value>
    /// The value at the bottom.
    public var bottom: Optional<Value>
    /// The value at the top.
    public var top: Optional<Value>
    /// The value at the top, extending under the status bar.
    public var topAttached: Optional<Value>

    /// Sets nothing.
    @inlinable public init() {
      any = nil
      bottom = nil
      top = nil
      topAttached = nil
    }

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
  }

  /// A value for each bar button item style. A style that is `nil` leaves UIKit untouched.
  public struct ByItemStyle<Value: Sendable>: Sendable {
    /// The value of styles that have none of their own.
    public var any: Optional<Value>
    /// The value for plain items.
    public var plain: Optional<Value>
    /// The value for done items, prominent ones from iOS 26 on.
    public var done: Optional<Value>

    /// Sets nothing.
    @inlinable public init() {
      any = nil
      plain = nil
      done = nil
    }

    @inlinable public init(
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
  public struct ByIcon<Value: Sendable>: Sendable {
    /// The value for the magnifying glass.
    public var search: Optional<Value>
    /// The value for the clear button.
    public var clear: Optional<Value>
    /// The value for the bookmark button.
    public var bookmark: Optional<Value>
    /// The value for the results list button.
    public var resultsList: Optional<Value>

    /// Sets nothing.
    @inlinable public init() {
      search = nil
      clear = nil
      bookmark = nil
      resultsList = nil
    }

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

extension Theme {
  /// The classes in which axes are kept on the heap, one for each type of axis that a property has.
  public enum AxisBox {
    /// See ``Boxed``.
    public final class ImageByMetricsByPosition: ValueBox {
      public let value: ByPosition<ByMetrics<Image>>

      public init(_ value: ByPosition<ByMetrics<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class DoubleByMetrics: ValueBox {
      public let value: ByMetrics<Double>

      public init(_ value: ByMetrics<Double>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByPosition: ValueBox {
      public let value: ByPosition<Image>

      public init(_ value: ByPosition<Image>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByState: ValueBox {
      public let value: ByState<Image>

      public init(_ value: ByState<Image>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByStateByIcon: ValueBox {
      public let value: ByIcon<ByState<Image>>

      public init(_ value: ByIcon<ByState<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByStateByState: ValueBox {
      public let value: ByState<ByState<Image>>

      public init(_ value: ByState<ByState<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class TextAttributesByState: ValueBox {
      public let value: ByState<TextAttributes>

      public init(_ value: ByState<TextAttributes>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class OffsetByIcon: ValueBox {
      public let value: ByIcon<Offset>

      public init(_ value: ByIcon<Offset>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByMetricsByItemStyleByState: ValueBox {
      public let value: ByState<ByItemStyle<ByMetrics<Image>>>

      public init(_ value: ByState<ByItemStyle<ByMetrics<Image>>>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class OffsetByMetrics: ValueBox {
      public let value: ByMetrics<Offset>

      public init(_ value: ByMetrics<Offset>) { self.value = value }
    }

    /// See ``Boxed``.
    public final class ImageByMetricsByState: ValueBox {
      public let value: ByState<ByMetrics<Image>>

      public init(_ value: ByState<ByMetrics<Image>>) { self.value = value }
    }
  }
}
