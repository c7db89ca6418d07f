/// A value by an axis of UIKit: written keyed by its cases, or as one value, which belongs to the first.
protocol Axis: Catalogued {}

extension Axis {
  static var role: Schema.Role { .axis }
}
