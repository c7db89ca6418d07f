import Foundation
import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

/// Overrides everything that is open in `UIPresentationController`.
private class UIPresentationControllerSubclass: UIPresentationController {
  override init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    super.init(presentedViewController: presentedViewController, presenting: presentingViewController)
  }

  override var delegate: (any UIAdaptivePresentationControllerDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var presentedViewController: UIViewController { super.presentedViewController }
  override var presentingViewController: UIViewController { super.presentingViewController }
  override var presentationStyle: UIModalPresentationStyle { super.presentationStyle }
  override var containerView: UIView? { super.containerView }
  override var presentedView: UIView? { super.presentedView }
  override var frameOfPresentedViewInContainerView: CGRect { super.frameOfPresentedViewInContainerView }
  override var shouldRemovePresentersView: Bool { super.shouldRemovePresentersView }
  override func containerViewWillLayoutSubviews() { super.containerViewWillLayoutSubviews() }
  override func containerViewDidLayoutSubviews() { super.containerViewDidLayoutSubviews() }
  override func presentationTransitionWillBegin() { super.presentationTransitionWillBegin() }
  override func presentationTransitionDidEnd(_ completed: Bool) { super.presentationTransitionDidEnd(completed) }
  override func dismissalTransitionWillBegin() { super.dismissalTransitionWillBegin() }
  override func dismissalTransitionDidEnd(_ completed: Bool) { super.dismissalTransitionDidEnd(completed) }
}

/// Overrides everything that is open in `UIPercentDrivenInteractiveTransition`.
private class UIPercentDrivenInteractiveTransitionSubclass: UIPercentDrivenInteractiveTransition {
  override var duration: CGFloat { super.duration }
  override var percentComplete: CGFloat { super.percentComplete }

  override var completionSpeed: CGFloat {
    get { super.completionSpeed }
    set { super.completionSpeed = newValue }
  }

  override var completionCurve: UIView.AnimationCurve {
    get { super.completionCurve }
    set { super.completionCurve = newValue }
  }

  override var wantsInteractiveStart: Bool {
    get { super.wantsInteractiveStart }
    set { super.wantsInteractiveStart = newValue }
  }

  override func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    super.startInteractiveTransition(transitionContext)
  }

  override func pause() { super.pause() }
  override func update(_ percentComplete: CGFloat) { super.update(percentComplete) }
  override func cancel() { super.cancel() }
  override func finish() { super.finish() }
}

/// Implements every method of the protocols of animators, with the types that it must have.
private final class TransitioningConformer: NSObject, UIViewControllerAnimatedTransitioning,
  UIViewControllerInteractiveTransitioning
{
  var completionSpeed: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var wantsInteractiveStart: Bool { false }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {}
  func animationEnded(_ transitionCompleted: Bool) {}
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {}

  func interruptibleAnimator(using transitionContext: any UIViewControllerContextTransitioning) -> any UIViewImplicitlyAnimating {
    UIViewPropertyAnimator(duration: 1, curve: .easeInOut)
  }
}

/// Implements every method of `UIViewControllerContextTransitioning`, with the types that it must have, as a container of the app does.
private final class ContextConformer: NSObject, UIViewControllerContextTransitioning {
  let containerView = UIView()
  let (isAnimated, isInteractive, transitionWasCancelled) = (true, false, false)
  let presentationStyle = UIModalPresentationStyle.none

  func updateInteractiveTransition(_ percentComplete: CGFloat) {}
  func finishInteractiveTransition() {}
  func cancelInteractiveTransition() {}
  func pauseInteractiveTransition() {}
  func completeTransition(_ didComplete: Bool) {}
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }
  func initialFrame(for vc: UIViewController) -> CGRect { .zero }
  func finalFrame(for vc: UIViewController) -> CGRect { .zero }
}

/// Implements every method of `UITabBarControllerDelegate` about transitions, with the types that it must have.
private final class TabTransitionsConformer: NSObject, UITabBarControllerDelegate {
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}
