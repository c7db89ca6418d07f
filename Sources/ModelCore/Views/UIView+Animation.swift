public import Foundation

/// Animations complete immediately: their closures run at once, and only completions wait, in virtual time.
extension UIView {
  /// Animates changes.
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - completion: Called when the time is over.
  public class func animate(
    withDuration duration: TimeInterval, animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: duration, completion)
  }

  /// Animates changes after a delay.
  /// - Parameters:
  ///   - duration: In seconds of virtual time, without the delay.
  ///   - delay: In seconds of virtual time, before the duration. The changes do not wait: UIKit, too, sets the properties at once.
  ///   - options: Options, which have no effect.
  ///   - completion: Called when delay and duration are over.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, options: AnimationOptions = [],
    animations: @escaping () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Animates with a spring, which has no effect on the time. The parameters are those of `animate(withDuration:delay:…)`.
  public class func animate(
    withDuration duration: TimeInterval, delay: TimeInterval, usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat, options: AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Animates with a spring that is described by its length and its bounce. Since iOS 17. The springs here have settled after their duration.
  public class func animate(
    springDuration duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialSpringVelocity: CGFloat = 0, delay: TimeInterval = 0,
    options: UIView.AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    run(animations, for: delay + duration, completion)
  }

  /// Lets the animations in a closure repeat, which has no effect here: they run once. Since iOS 13.
  public class func modifyAnimations(withRepeatCount count: CGFloat, autoreverses: Bool, animations: () -> Void) {
    animations()
  }

  /// Changes the contents of a view, such as a window's root, with a transition that is not drawn.
  /// - Parameters:
  ///   - duration: In seconds of virtual time.
  ///   - completion: Called when the time is over.
  public class func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    run(animations ?? {}, for: duration, completion)
  }

  /// Makes changes outside of an animation that the app is in; none begins meanwhile (TRN-12).
  public class func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    let wereEnabled = areAnimationsEnabled
    setAnimationsEnabled(false)
    withAnimations(false, actionsWithoutAnimation)
    setAnimationsEnabled(wereEnabled)
  }

  /// Whether animations of views run that begin now (TRN-12).
  public class var areAnimationsEnabled: Bool { CurrentSimulation.simulation?.animation.areEnabled ?? true }

  /// Switches animations of views off or on again. Where they are off, the changes of an animation are made at once, and its completion comes
  /// in the next turn of the run loop; those that run go on, and transitions of controllers are animated as ever (TRN-12).
  public class func setAnimationsEnabled(_ enabled: Bool) { CurrentSimulation.simulation?.animation.areEnabled = enabled }

  private static func run(_ animations: () -> Void, for time: TimeInterval, _ completion: ((Bool) -> Void)?) {
    let isAnimated = areAnimationsEnabled
    withAnimations(isAnimated, animations)
    guard let simulation = CurrentSimulation.simulation else {
      completion?(true)
      return
    }
    simulation.animation.end(after: isAnimated ? time : 0, completion.map { completion in { _ in completion(true) } })
  }

  /// Makes changes inside or outside of an animation.
  static func withAnimations(_ isAnimating: Bool, _ changes: () -> Void) {
    guard let simulation = CurrentSimulation.simulation else { return changes() }
    let outer = simulation.animation.isAnimating
    simulation.animation.isAnimating = isAnimating
    changes()
    simulation.animation.isAnimating = outer
  }
}

extension UIView {
  /// Options of an animation, which have no effect. An animation that repeats has no end, and is not modelled.
  public struct AnimationOptions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }
}

extension UIView {
  /// The course of an animation over its time. Without effect.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
    /// That of the keyboard (FRM-10), which has no name in UIKit: apps make it from the raw value.
    case _keyboard = 7
  }
}

/// Whether the app is inside `UIView.animate` (STB-4), and who drives the animations that begin.
@MainActor
final class AnimationState: FeatureState {
  fileprivate(set) var isAnimating = false

  /// Whether animations that begin now run (TRN-12).
  fileprivate(set) var areEnabled = true

  /// The hand that holds animations that begin now; `nil` for the clock.
  var held: HeldAnimations?

  private let clock: ModelClock

  init(of simulation: any RunningSimulation) {
    clock = simulation.clock
  }

  /// Lets animations run again, at the end of a process.
  func reset() { areEnabled = true }

  /// Calls the end of an animation that begins now, in virtual time or when the hand lets go. Transactions of layers wait for it (TRN-11).
  /// - Parameter call: Given whether the animation ran forwards.
  func end(after time: TimeInterval, _ call: ((_ isForwards: Bool) -> Void)?) {
    let leave = CurrentSimulation.simulation?.layerTransactions.join()
    // Nobody waits for most animations.
    guard call != nil || leave != nil else { return }
    let end = { (isForwards: Bool) in
      call?(isForwards)
      leave?()
    }
    if let held { held.add(after: time, end) } else { clock.after(time) { end(true) } }
  }
}

extension RunningSimulation {
  var animation: AnimationState { state() }
}
