public import Foundation

/// The progress of an animator.
public enum UIViewAnimatingState: Int, Sendable { case inactive, active, stopped }

/// The place of an animation: where it came from, where it goes to, or between.
public enum UIViewAnimatingPosition: Int, Sendable { case end, start, current }

/// Starts, pauses and stops an animation.
@preconcurrency @MainActor
public protocol UIViewAnimating: NSObjectProtocol {
  var state: UIViewAnimatingState { get }

  /// Whether the animation moves by itself.
  var isRunning: Bool { get }

  /// Whether the animation goes back to its start.
  var isReversed: Bool { get set }

  /// The progress, 0...1. Setting it pauses the animation.
  var fractionComplete: CGFloat { get set }

  func startAnimation()

  /// - Parameter delay: In seconds of virtual time.
  func startAnimation(afterDelay delay: TimeInterval)

  func pauseAnimation()

  /// - Parameter withoutFinishing: If true the animator is inactive again, and no completion is called.
  func stopAnimation(_ withoutFinishing: Bool)

  /// Ends a stopped animation.
  func finishAnimation(at finalPosition: UIViewAnimatingPosition)
}

/// Adds to an animation, and continues it.
@preconcurrency @MainActor
public protocol UIViewImplicitlyAnimating: UIViewAnimating {
  /// - Parameter delayFactor: The part of the time before the changes. Without effect: they are made at once.
  func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat)

  func addAnimations(_ animation: @escaping () -> Void)

  /// - Parameter completion: Called at the end, with the place where the animation has ended.
  func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)

  /// Continues a paused animation.
  /// - Parameter durationFactor: The rest of the time, as a part of the duration; 0 for what is left of it.
  func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat)
}

/// The curve of an animation. Without effect.
@preconcurrency @MainActor
public protocol UITimingCurveProvider: NSObjectProtocol {}
