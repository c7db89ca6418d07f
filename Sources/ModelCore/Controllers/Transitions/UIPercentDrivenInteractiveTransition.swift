public import Foundation

/// Drives an animator's animation by hand (TRN-6): return it from `interactionController…`, and call ``update(_:)``, and ``finish()`` or
/// ``cancel()`` where the app handles its gesture.
///
/// The animator's `UIView.animate` and property animators wait in the hand. Let go, they take the rest of their time, or that back to the
/// beginning, and then call their completions.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  private weak var context: TransitionContext?
  private var held: HeldAnimations?

  /// The virtual time at which the hand let go without a transition.
  private var lostEnd: TimeInterval?

  /// Whether the hand let go in the moment before the transition began, which nothing ends any more.
  private(set) var wasLetGoBefore = false

  public override init() { super.init() }

  /// The time that the animator takes, in seconds; 0 before the transition.
  open private(set) var duration: CGFloat = 0

  /// The progress that was set last, 0...1.
  open private(set) var percentComplete: CGFloat = 0

  /// The speed of the rest once the user has let go: 2 takes half the time. Greater than 0.
  open var completionSpeed: CGFloat = 1

  /// The curve of the rest. Without effect.
  open var completionCurve = UIView.AnimationCurve.easeInOut

  /// Whether the transition begins in the user's hand. If not, it runs by itself until ``pause()``.
  open var wantsInteractiveStart = true

  /// Called by the container; holds the animator's animation. Overrides call `super`.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    guard let context = transitionContext as? TransitionContext else { return }
    begin(context)
    wasLetGoBefore = lostEnd == CurrentSimulation.simulation?.clock.now && lostEnd != nil
    hold(context.animate)
  }

  /// Takes hold of a transition that runs by itself.
  open func pause() {
    guard let context, !context.isInteractive else { return }
    percentComplete = held?.pause(duration: TimeInterval(duration)) ?? percentComplete
    context.pauseInteractiveTransition()
  }

  /// Moves the hand.
  /// - Parameter percentComplete: 0...1.
  open func update(_ percentComplete: CGFloat) {
    guard let context, context.isInteractive else { return }
    self.percentComplete = min(max(0, percentComplete), 1)
    context.updateInteractiveTransition(percentComplete)
  }

  /// Lets go so that the transition is cancelled when the animation is back at its beginning.
  open func cancel() { letGo(cancelling: true) }

  /// Lets go so that the transition completes at the end of the animation. Before the transition began it is lost, as on a device (TRN-6).
  open func finish() { letGo(cancelling: false) }

  private func letGo(cancelling: Bool) {
    guard let context, !context.isOver else { return lostEnd = CurrentSimulation.simulation?.clock.now }
    guard context.isInteractive else { return }
    wasLetGoBefore = false
    if cancelling { context.cancelInteractiveTransition() } else { context.finishInteractiveTransition() }
    held?.release(
      at: TimeInterval(percentComplete * duration), backwards: cancelling, speed: TimeInterval(max(completionSpeed, 0.001)))
  }

  /// Follows a transition that begins by itself (TRN-6).
  func attend(_ context: TransitionContext) {
    begin(context)
    hold(context.animate)
    held?.release(at: 0, backwards: false, speed: 1)
  }

  private func begin(_ context: TransitionContext) {
    self.context = context
    duration = CGFloat(context.duration)
    percentComplete = 0
    wasLetGoBefore = false
  }

  private func hold(_ animate: () -> Void) {
    let held = HeldAnimations()
    self.held = held
    held.record(animate)
  }
}
