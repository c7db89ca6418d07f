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
