/// The values of a legacy property along its axis.
struct LegacyTable<Axis: LegacyAxis, Value> {
  private var values: [Axis: Value] = [:]

  /// The value for a case: its own, or else that of the nearest fallback. Setting `nil` removes the case's own value.
  subscript(axis: Axis) -> Value? {
    get {
      // Most tables are empty.
      guard !values.isEmpty else { return nil }
      return values[axis] ?? axis.fallbacks.lazy.compactMap { values[$0] }.first
    }
    set { values[axis] = newValue }
  }
}

/// The axis of a legacy property: the cases that can have values of their own (LEG-3).
protocol LegacyAxis: Hashable {
  /// The cases whose values apply if this one has none, nearest first.
  var fallbacks: [Self] { get }
}

extension UIBarMetrics: LegacyAxis {}

extension UIControl.State: LegacyAxis {
  /// The normal state, for states without a value (ITM-11).
  var fallbacks: [UIControl.State] { self == .normal ? [] : [.normal] }
}

extension UIBarPosition: LegacyAxis {
  /// Any position, for positions without a value (BAR-6).
  var fallbacks: [UIBarPosition] { self == .any ? [] : [.any] }
}

/// Two axes of one property. Fallbacks of the second come before those of the first (BAR-6).
struct AxisPair<First: LegacyAxis, Second: LegacyAxis>: LegacyAxis {
  let first: First
  let second: Second

  var fallbacks: [AxisPair] {
    let all = ([first] + first.fallbacks).flatMap { first in
      ([second] + second.fallbacks).map { AxisPair(first: first, second: $0) }
    }
    return Array(all.dropFirst())
  }
}

/// The style of an item's background image; `nil` is the image for styles without one (ITM-11).
struct ItemStyleAxis: LegacyAxis {
  let style: UIBarButtonItem.Style?

  var fallbacks: [ItemStyleAxis] { style == nil ? [] : [ItemStyleAxis(style: nil)] }
}

/// An axis whose cases do not stand in for each other, such as the icons of a search bar.
struct PlainAxis<Case: Hashable>: LegacyAxis {
  let value: Case

  var fallbacks: [PlainAxis] { [] }
}
