import Foundation
import ModelCore

/// An animator that adds the arriving view, animates for its duration, and completes unless the hand has cancelled.
class Animator: UIResponder, UIViewControllerAnimatedTransitioning {
  let duration: TimeInterval
  private(set) var context: (any UIViewControllerContextTransitioning)?

  init(_ duration: TimeInterval = 0.5) {
    self.duration = duration
    super.init()
    modelName = "Animator"
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { duration }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
    arrange(transitionContext)
    UIView.animate(withDuration: duration, animations: {}) { _ in
      transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
    }
  }

  func arrange(_ context: any UIViewControllerContextTransitioning) {
    guard let view = context.view(forKey: .to) else { return }
    if let controller = context.viewController(forKey: .to) { view.frame = context.finalFrame(for: controller) }
    context.containerView.addSubview(view)
  }

  func animationEnded(_ transitionCompleted: Bool) {}
}

/// An animator that does what a test says, and nothing else.
final class ScriptedAnimator: UIResponder, UIViewControllerAnimatedTransitioning {
  private let script: (any UIViewControllerContextTransitioning) -> Void

  init(_ script: @escaping (any UIViewControllerContextTransitioning) -> Void) {
    self.script = script
    super.init()
    modelName = "Animator"
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) { script(transitionContext) }
}

/// A transitioning delegate `D` with these objects.
final class Transitions: UIResponder, UIViewControllerTransitioningDelegate {
  var presenting: (any UIViewControllerAnimatedTransitioning)?
  var dismissing: (any UIViewControllerAnimatedTransitioning)?
  var driver: (any UIViewControllerInteractiveTransitioning)?
  var makeController: ((UIViewController, UIViewController?) -> UIPresentationController)?

  convenience init(_ animator: (any UIViewControllerAnimatedTransitioning)?) {
    self.init()
    modelName = "D"
    presenting = animator
    dismissing = animator
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self.presenting }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    dismissing
  }

  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { makeController?(presented, presenting) }
}

extension ModalStage {
  /// Every call since the last time, with arguments, but without loading and layout: `B.viewWillAppear(animated: true)`.
  func takeCalls() -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.events.filter { [.appearance, .delegate].contains($0.kind) }.map(\.description)
  }
}
