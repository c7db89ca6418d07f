import Pelmet

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

/// Follows the transitions of a navigation controller, so that its bars change with the screen on top.
@MainActor
final class ScreenTransition {
  private unowned let owner: ThemedNavigationController
  /// The coordinator of the current transition.
  private weak var coordinator: (any UIViewControllerTransitionCoordinator)?

  init(_ owner: ThemedNavigationController) {
    self.owner = owner
  }

  /// Whether a transition is running, which decides on the shown screen.
  var isRunning: Bool { coordinator != nil }

  /// Call it whenever a transition may have begun. It does nothing if that transition is being followed already.
  func follow() {
    guard let new = owner.transitionCoordinator else {
      if coordinator == nil { owner.show(owner.topViewController) }
      return
    }
    guard new !== coordinator else { return }
    coordinator = new
    let isComing = new.animate(
      alongsideTransition: { [weak owner] in owner?.show(owner?.end(.to, of: $0)) },
      completion: { [weak self] in self?.end($0) })
    guard isComing else { return end(new) }
    new.notifyWhenInteractionChanges { [weak owner] in
      if $0.isCancelled { owner?.show(owner?.end(.from, of: $0)) }
    }
  }

  private func end(_ context: any UIViewControllerTransitionCoordinatorContext) {
    coordinator = nil
    owner.show(owner.end(context.isCancelled ? .from : .to, of: context))
  }
}

extension UINavigationController {
  /// The controller of the stack at one end of a transition; the top one if the transition is another container's.
  fileprivate func end(
    _ key: UITransitionContextViewControllerKey, of context: any UIViewControllerTransitionCoordinatorContext
  ) -> UIViewController? {
    let controller = context.viewController(forKey: key)
    return controller?.parent === self ? controller : topViewController
  }
}
