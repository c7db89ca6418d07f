public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension Theme.TimingCurve: UIKitConvertible {
  /// The curve for an animator:
  ///
  ///     let transition = Tokens.motion.enter
  ///     let animator = UIViewPropertyAnimator(duration: transition.duration, timingParameters: transition.curve.uiKitValue)
  ///     animator.startAnimation(afterDelay: transition.delay)
  public var uiKitValue: UICubicTimingParameters {
    UICubicTimingParameters(controlPoint1: CGPoint(x: x1, y: y1), controlPoint2: CGPoint(x: x2, y: y2))
  }
}
