public import Foundation

/// Animates a transition in place of the system (TRN-2): an app's animator.
///
/// `settle()` runs what ``animateTransition(using:)`` begins with `UIView.animate` to its end. The transition is over when the
/// animator says so, and not when its duration is.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// The time that the animation takes, in seconds of virtual time. It ends nothing: others read it to keep in step (TRN-2).
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval

  /// Adds the arriving view to the context's container, animates, and calls `completeTransition` when that is over (TRN-3, TRN-4).
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// The animator of an interruptible transition. Not called here: start it in ``animateTransition(using:)`` (TRN-6). Optional.
  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating

  /// Called when the transition is over (TRN-2). Optional.
  /// - Parameter transitionCompleted: False if it was cancelled.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  public func interruptibleAnimator(
    using transitionContext: any UIViewControllerContextTransitioning
  ) -> any UIViewImplicitlyAnimating {
    OptionalMethods.runDefault(for: self) { $0 is any UIViewControllerAnimatedTransitioning.Type }
    return UIViewPropertyAnimator()
  }

  public func animationEnded(_ transitionCompleted: Bool) {
    OptionalMethods.runDefault(for: self) { $0 is any UIViewControllerAnimatedTransitioning.Type }
  }
}

/// Drives a transition by hand (TRN-6): an app's interaction controller, such as a ``UIPercentDrivenInteractiveTransition``.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Called in place of the animator's `animateTransition`, which the object calls itself if it needs it.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// The speed of the rest once the user has let go; 1 is that of the animator. Optional.
  var completionSpeed: CGFloat { get }

  /// The curve of the rest once the user has let go. Without effect. Optional.
  var completionCurve: UIView.AnimationCurve { get }

  /// Whether the transition begins in the user's hand; true by default. Otherwise it begins by itself (TRN-6). Optional.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  public var completionSpeed: CGFloat { 1 }
  public var completionCurve: UIView.AnimationCurve { .easeInOut }
  public var wantsInteractiveStart: Bool { true }
}
