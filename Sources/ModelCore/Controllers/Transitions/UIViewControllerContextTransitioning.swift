public import Foundation

/// A transition, as the app's animator and interaction controller see it (TRN-3).
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view in which the transition takes place. The animator adds the arriving view to it.
  var containerView: UIView { get }

  /// Whether the call was animated. An animator that is asked all the same only arranges the views (TRN-1, P-25).
  var isAnimated: Bool { get }

  /// Whether a hand drives the transition now.
  var isInteractive: Bool { get }

  /// Whether the hand has cancelled it. Animators pass the opposite to ``completeTransition(_:)`` (TRN-4).
  var transitionWasCancelled: Bool { get }

  /// The style of a presentation; `none` in a navigation or tab bar controller, whose number is -1.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Tells how far the hand has come (TRN-6).
  /// - Parameter percentComplete: 0...1.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Tells that the hand has let go to complete the transition. It is not over before ``completeTransition(_:)``.
  func finishInteractiveTransition()

  /// Tells that the hand has let go to cancel the transition. It is not over before ``completeTransition(_:)``.
  func cancelInteractiveTransition()

  /// Tells that a hand has taken hold of a transition that ran by itself.
  func pauseInteractiveTransition()

  /// Ends the transition (TRN-4). The first call counts.
  /// - Parameter didComplete: Whether the arriving controller stays. False brings back the one that was there.
  func completeTransition(_ didComplete: Bool)

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view to animate; `nil` for a presenting controller's that stays where it is (TRN-3).
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// The frame of a controller's view before the transition, in the container; zero if it is not there yet.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// The frame of a controller's view after the transition, in the container; zero if it is gone then.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// The views of a transition and their places before and after it (TRN-3).
@MainActor
struct TransitionEnds {
  /// The view of a controller, if the animator may move it, and its frames in the container.
  struct End {
    weak var view: UIView?
    var initialFrame = CGRect.zero
    var finalFrame = CGRect.zero
  }

  let from: End
  let to: End
}
