public import Foundation

/// A cubic Bézier curve from (0, 0) to (1, 1). An animation that takes it is as long as with any other.
@preconcurrency @MainActor
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
  open private(set) var controlPoint1: CGPoint
  open private(set) var controlPoint2: CGPoint

  public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
    (controlPoint1, controlPoint2) = (point1, point2)
    super.init()
  }
}
