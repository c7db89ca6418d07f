import UIKit

/// Lets a photograph grow out of the middle of the screen, and shrink back.
final class PhotoGrowth: NSObject, UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    PhotoAnimator(isGrowing: true)
  }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    PhotoAnimator(isGrowing: false)
  }
}

/// One growth, or one shrinking.
final class PhotoAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let isGrowing: Bool

  init(isGrowing: Bool) {
    self.isGrowing = isGrowing
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    let container = transitionContext.containerView
    if let arriving = transitionContext.view(forKey: .to) {
      container.insertSubview(arriving, at: isGrowing ? container.subviews.count : 0)
      arriving.frame = container.bounds
    }
    guard let photo = transitionContext.view(forKey: isGrowing ? .to : .from) else {
      return transitionContext.completeTransition(false)
    }
    let (small, large) = (
      container.bounds.insetBy(dx: container.bounds.width / 3, dy: container.bounds.height / 3), container.bounds
    )
    photo.frame = isGrowing ? small : large
    UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [isGrowing] in
      photo.frame = isGrowing ? large : small
      photo.alpha = isGrowing ? 1 : 0
    } completion: { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }
}
