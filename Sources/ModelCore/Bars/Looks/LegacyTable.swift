/// The values of a legacy property along its axis.
struct LegacyTable<Axis: LegacyAxis, Value> {
  private var values: [Axis: Value] = [:]

  /// Reading gives what a bar in this case uses: its own value, else that of the nearest fallback. Nil removes the case's own value.
  subscript(axis: Axis) -> Value? {
    get { values[axis] ?? axis.fallbacks.lazy.compactMap { values[$0] }.first }
    set { values[axis] = newValue }
  }
}

/// The axis of a legacy property: the cases for which it can have values of their own (LEG).
protocol LegacyAxis: Hashable {
  /// The cases whose values stand in when this one has none, nearest first.
  var fallbacks: [Self] { get }
}

extension UIBarMetrics: LegacyAxis {}

extension UIControl.State: LegacyAxis {
  /// ITM-11: exact, then normal.
  var fallbacks: [UIControl.State] { self == .normal ? [] : [.normal] }
}

extension UIBarPosition: LegacyAxis {
  /// BAR-6: exact, then any.
  var fallbacks: [UIBarPosition] { self == .any ? [] : [.any] }
}

/// Two axes of one property; the first is the last to give way (BAR-6).
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

/// The style of an item's background image; nil is the image for every style (ITM-11: exact style, then any).
struct ItemStyleAxis: LegacyAxis {
  let style: UIBarButtonItem.Style?

  var fallbacks: [ItemStyleAxis] { style == nil ? [] : [ItemStyleAxis(style: nil)] }
}

/// An axis whose cases do not stand in for each other, such as the icons of a search bar.
struct PlainAxis<Case: Hashable>: LegacyAxis {
  let value: Case

  var fallbacks: [PlainAxis] { [] }
}
