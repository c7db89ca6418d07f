// Generated from Sources/GenerateProperties/Properties by `make generate`. Edit there.

extension Theme {
  /// A value for each control state. A state that is `nil` leaves UIKit untouched.
  public struct ByState<Value: Sendable>: Sendable {
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
    public var `default`: Value?
    /// The value in compact height (NAV-15).
    public var compact: Value?
    /// The value in regular height with a prompt (NAV-15).
    public var defaultPrompt: Value?
    /// The value in compact height with a prompt (NAV-15).
    public var compactPrompt: Value?

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
      self.`default` = `default`
      self.compact = compact
      self.defaultPrompt = defaultPrompt
      self.compactPrompt = compactPrompt
    }
  }

  /// A value for each bar position (BAR-12). A position that is `nil` leaves UIKit untouched.
  public struct ByPosition<Value: Sendable>: Sendable {
    /// The value of positions that have none of their own.
    public var any: Value?
    /// The value at the bottom.
    public var bottom: Value?
    /// The value at the top.
    public var top: Value?
    /// The value at the top, extending under the status bar.
    public var topAttached: Value?

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
    public var any: Value?
    /// The value for plain items.
    public var plain: Value?
    /// The value for done items, prominent ones from iOS 26 on.
    public var done: Value?

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
    public var search: Value?
    /// The value for the clear button.
    public var clear: Value?
    /// The value for the bookmark button.
    public var bookmark: Value?
    /// The value for the results list button.
    public var resultsList: Value?

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
  @usableFromInline package enum AxisBox {
    /// See ``Boxed``.
    @usableFromInline package final class ImageByMetricsByPosition: ValueBox {
      @usableFromInline package let value: ByPosition<ByMetrics<Image>>

      @usableFromInline package init(_ value: ByPosition<ByMetrics<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class DoubleByMetrics: ValueBox {
      @usableFromInline package let value: ByMetrics<Double>

      @usableFromInline package init(_ value: ByMetrics<Double>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByPosition: ValueBox {
      @usableFromInline package let value: ByPosition<Image>

      @usableFromInline package init(_ value: ByPosition<Image>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByState: ValueBox {
      @usableFromInline package let value: ByState<Image>

      @usableFromInline package init(_ value: ByState<Image>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByStateByIcon: ValueBox {
      @usableFromInline package let value: ByIcon<ByState<Image>>

      @usableFromInline package init(_ value: ByIcon<ByState<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByStateByState: ValueBox {
      @usableFromInline package let value: ByState<ByState<Image>>

      @usableFromInline package init(_ value: ByState<ByState<Image>>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class TextAttributesByState: ValueBox {
      @usableFromInline package let value: ByState<TextAttributes>

      @usableFromInline package init(_ value: ByState<TextAttributes>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class OffsetByIcon: ValueBox {
      @usableFromInline package let value: ByIcon<Offset>

      @usableFromInline package init(_ value: ByIcon<Offset>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByMetricsByItemStyleByState: ValueBox {
      @usableFromInline package let value: ByState<ByItemStyle<ByMetrics<Image>>>

      @usableFromInline package init(_ value: ByState<ByItemStyle<ByMetrics<Image>>>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class OffsetByMetrics: ValueBox {
      @usableFromInline package let value: ByMetrics<Offset>

      @usableFromInline package init(_ value: ByMetrics<Offset>) { self.value = value }
    }

    /// See ``Boxed``.
    @usableFromInline package final class ImageByMetricsByState: ValueBox {
      @usableFromInline package let value: ByState<ByMetrics<Image>>

      @usableFromInline package init(_ value: ByState<ByMetrics<Image>>) { self.value = value }
    }
  }
}
