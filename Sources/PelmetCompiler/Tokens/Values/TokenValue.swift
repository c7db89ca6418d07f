package import Pelmet

/// What a token is worth once its aliases are followed.
package enum TokenValue: Hashable, Sendable {
  case color(Theme.Color)
  case dimension(points: Double)
  /// Names in the order in which they are tried.
  case fontFamily([String])
  /// 1…1000.
  case fontWeight(Double)
  case duration(milliseconds: Double)
  case cubicBezier(CubicBezier)
  case number(Double)
  case strokeStyle(StrokeStyle)
  case border(Border)
  case transition(Transition)
  /// Layers in the order in which they are written; at least one.
  case shadow([Shadow])
  /// Stops in the order in which they are written; at least one.
  case gradient([GradientStop])
  case typography(Typography)
}
