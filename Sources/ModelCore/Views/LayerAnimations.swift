#if !canImport(QuartzCore)
  public import Foundation

  /// An animation of a layer, which is kept for its time (DRW-9). Nothing is drawn, and no property of the layer changes by it.
  ///
  ///     let fade = CATransition()
  ///     fade.duration = 0.3
  ///     view.layer.add(fade, forKey: kCATransition)
  ///
  /// UIKit has it from QuartzCore, which a file need not import.
  open class CAAnimation: NSObject, NSCopying {
    public override required init() {
      super.init()
    }

    /// Hears of the beginning and the end. The animation keeps it.
    open var delegate: (any CAAnimationDelegate)?

    /// Whether the layer lets the animation go after its time. It does.
    open var isRemovedOnCompletion = true

    /// In seconds; of 0, the layer makes the duration of the transaction.
    open var duration: CFTimeInterval = 0

    /// How many times faster than the layer's the time of the animation is.
    open var speed: Float = 1

    /// How often it runs; 0 is once.
    open var repeatCount: Float = 0

    /// For how long it repeats, in seconds of its own time; 0 for `repeatCount`.
    open var repeatDuration: CFTimeInterval = 0

    /// Whether each run ends with one backwards.
    open var autoreverses = false

    /// Kept without effect.
    open var beginTime: CFTimeInterval = 0

    /// Kept without effect.
    open var timeOffset: CFTimeInterval = 0

    /// Kept without effect.
    open var fillMode = CAMediaTimingFillMode.removed

    /// Kept without effect.
    open var timingFunction: CAMediaTimingFunction?

    open func copy(with zone: NSZone? = nil) -> Any {
      let copy = type(of: self).init()
      copy.adopt(self)
      return copy
    }

    /// Takes over what another animation of the class has.
    func adopt(_ other: CAAnimation) {
      (delegate, isRemovedOnCompletion) = (other.delegate, other.isRemovedOnCompletion)
      (duration, speed, repeatCount, repeatDuration) = (other.duration, other.speed, other.repeatCount, other.repeatDuration)
      (autoreverses, beginTime, timeOffset) = (other.autoreverses, other.beginTime, other.timeOffset)
      (fillMode, timingFunction) = (other.fillMode, other.timingFunction)
    }

    /// The time that all runs take, in seconds of the layer's; infinite for an animation that does not end.
    var activeDuration: TimeInterval {
      let run = duration * (autoreverses ? 2 : 1)
      let time = repeatDuration > 0 ? repeatDuration : run * TimeInterval(repeatCount > 0 ? repeatCount : 1)
      return speed > 0 ? time / TimeInterval(speed) : .infinity
    }
  }

  /// Hears of the beginning and the end of an animation of a layer (DRW-9).
  public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)

    /// - Parameter flag: Whether the animation had all of its time, and was not removed before.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
  }

  extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}

    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
  }

  /// An animation of one property, which its key path names.
  open class CAPropertyAnimation: CAAnimation {
    public convenience init(keyPath path: String?) {
      self.init()
      keyPath = path
    }

    open var keyPath: String?

    open var isAdditive = false

    open var isCumulative = false

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      guard let other = other as? CAPropertyAnimation else { return }
      (keyPath, isAdditive, isCumulative) = (other.keyPath, other.isAdditive, other.isCumulative)
    }
  }

  /// From one value to another.
  open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?

    open var toValue: Any?

    open var byValue: Any?

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      guard let other = other as? CABasicAnimation else { return }
      (fromValue, toValue, byValue) = (other.fromValue, other.toValue, other.byValue)
    }
  }

  /// As a spring moves.
  open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1

    open var stiffness: CGFloat = 100

    open var damping: CGFloat = 10

    open var initialVelocity: CGFloat = 0

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      guard let other = other as? CASpringAnimation else { return }
      (mass, stiffness, damping, initialVelocity) = (other.mass, other.stiffness, other.damping, other.initialVelocity)
    }
  }

  /// Through several values.
  open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]?

    open var path: CGPath?

    /// 0...1.
    open var keyTimes: [NSNumber]?

    open var timingFunctions: [CAMediaTimingFunction]?

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      guard let other = other as? CAKeyframeAnimation else { return }
      (values, path, keyTimes, timingFunctions) = (other.values, other.path, other.keyTimes, other.timingFunctions)
    }
  }

  /// Animations that run together, in the time of the group.
  open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      animations = (other as? CAAnimationGroup)?.animations
    }
  }

  /// From what the layer shows to what it will show.
  open class CATransition: CAAnimation {
    open var type = CATransitionType.fade

    open var subtype: CATransitionSubtype?

    override func adopt(_ other: CAAnimation) {
      super.adopt(other)
      guard let other = other as? CATransition else { return }
      (type, subtype) = (other.type, other.subtype)
    }
  }
#endif
