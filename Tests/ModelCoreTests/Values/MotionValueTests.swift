import ModelCore
import PelmetTestSupport
import Testing

/// Names of UIKit in apps that compute movements.
@MainActor
struct MotionValueTests {
  @Test func aSpringKnowsItsVelocity() {
    run(on: 26)
    let velocity = CGVector(dx: 1, dy: -2)
    expectEqual(UISpringTimingParameters(dampingRatio: 0.8, initialVelocity: velocity).initialVelocity, velocity)
    expectEqual(
      UISpringTimingParameters(mass: 1, stiffness: 100, damping: 20, initialVelocity: velocity).initialVelocity, velocity)
    expectEqual(UISpringTimingParameters().initialVelocity, CGVector())
    let spring = UIViewPropertyAnimator(duration: 0.4, timingParameters: UISpringTimingParameters(dampingRatio: 1))
    let curve = UIViewPropertyAnimator(duration: 0.4, controlPoint1: .zero, controlPoint2: .zero)
    expectEqual(spring.duration, curve.duration)
  }

  @Test("FRM-10: the curve of the keyboard is made from its raw value")
  func keyboardCurve() {
    expectEqual(UIView.AnimationCurve(rawValue: 7)?.rawValue, 7)
    #expect(UIView.AnimationCurve(rawValue: 4) == nil)
  }

  @Test func contentSlowsDownAsTheAppSays() {
    run(on: 26)
    let view = UIScrollView()
    expectEqual(view.decelerationRate, .normal)
    view.decelerationRate = .fast
    expectEqual(view.decelerationRate.rawValue, 0.99)
    #expect(view.panGestureRecognizer === view.panGestureRecognizer)
  }

  @Test func aDeviceIsHeldInSixWays() {
    run(on: 26)
    expectEqual(UIDevice.current.orientation, .portrait)
    expectEqual((0...6).compactMap(UIDeviceOrientation.init).map(\.isLandscape), [false, false, false, true, true, false, false])
    expectEqual(
      (0...6).compactMap(UIDeviceOrientation.init).map(\.isValidInterfaceOrientation),
      [false, true, true, true, true, false, false])
  }
}
