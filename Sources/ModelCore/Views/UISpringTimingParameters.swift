public import Foundation

#if canImport(CoreGraphics)
  public import CoreGraphics
#endif

/// A spring that moves what is animated. An animation that takes it is as long as with any other.
@preconcurrency @MainActor
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
  /// In distances of the animation a second.
  open private(set) var initialVelocity: CGVector

  /// - Parameters:
  ///   - ratio: 1 for a spring that does not swing, less for one that does.
  ///   - velocity: In distances of the animation a second.
  public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
    initialVelocity = velocity
    super.init()
  }

  public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

  public convenience init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
    self.init(dampingRatio: damping / (2 * (mass * stiffness).squareRoot()), initialVelocity: velocity)
  }

  public convenience override init() { self.init(dampingRatio: 1) }
}
