#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// An animator that notes what it hears, but for its duration, which UIKit asks for as often as it likes.
final class RecordedAnimator: RecordedDelegate, UIViewControllerAnimatedTransitioning {
  init(_ name: String, _ recorder: Recorder) { super.init(name, recorder) }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.5 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    heard("animateTransition()")
    let view = transitionContext.view(forKey: .to)
    if let view { transitionContext.containerView.addSubview(view) }
    view?.alpha = 0
    UIView.animate(withDuration: 0.5, animations: { view?.alpha = 1 }) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func animationEnded(_ transitionCompleted: Bool) { heard("animationEnded(\(transitionCompleted))") }
}

/// A transitioning delegate that notes what it hears, and gives a presentation controller to the style `custom`.
final class RecordedTransitions: RecordedDelegate, UIViewControllerTransitioningDelegate {
  private let animator: RecordedAnimator?
  var hand: UIPercentDrivenInteractiveTransition?

  init(_ name: String, _ animator: RecordedAnimator?, _ recorder: Recorder) {
    self.animator = animator
    super.init(name, recorder)
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let names = [presented, presenting, source].map { nameInRecords(of: $0) }
    heard("animationController(forPresented: \(names[0]), presenting: \(names[1]), source: \(names[2]))")
    return animator
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    heard("animationController(forDismissed: \(nameInRecords(of: dismissed)))")
    return animator
  }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    heard("interactionControllerForDismissal()")
    return hand
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let names = [presented, presenting, source].map { nameInRecords(of: $0) }
    heard("presentationController(forPresented: \(names[0]), presenting: \(names[1]), source: \(names[2]))")
    let controller = CardPresentation(presentedViewController: presented, presenting: presenting)
    controller.recorder = recorder
    return controller
  }
}

/// A presentation controller that notes what it hears.
final class CardPresentation: UIPresentationController {
  var recorder: Recorder?

  override func presentationTransitionWillBegin() { recorder?.note("CardPresentation.presentationTransitionWillBegin()") }

  override func presentationTransitionDidEnd(_ completed: Bool) {
    recorder?.note("CardPresentation.presentationTransitionDidEnd(\(completed))")
  }
}

/// A delegate of a navigation controller that notes what it is asked for and told.
final class RecordedNavigationTransitions: RecordedDelegate, UINavigationControllerDelegate {
  private let animator: RecordedAnimator

  init(_ name: String, _ animator: RecordedAnimator, _ recorder: Recorder) {
    self.animator = animator
    super.init(name, recorder)
  }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    let name = operation == .push ? "push" : "pop"
    heard("animationControllerFor(\(name), from: \(nameInRecords(of: fromVC)), to: \(nameInRecords(of: toVC)))")
    return animator
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    heard("willShow(\(nameInRecords(of: viewController)), animated: \(animated))")
  }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    heard("didShow(\(nameInRecords(of: viewController)), animated: \(animated))")
  }
}
