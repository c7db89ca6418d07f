/// What a split view controller does with a stack (SPL-2 … 4, 15).
extension UINavigationController {
  /// Puts a controller of any class onto the stack, as the collapse of a split view controller does (SPL-3).
  func pushCollapsed(_ viewController: UIViewController, animated: Bool) {
    if viewController.parent is UISplitViewController {
      viewController.sendWillMove(toParent: nil)
      viewController.viewIfLoaded?.removeFromSuperview()
    }
    stack.pushForCollapse(viewController, animated: animated)
  }

  /// Takes a controller off the stack at once, wherever it is in it.
  func removeCollapsed(_ viewController: UIViewController) {
    guard viewControllers.contains(viewController) else { return }
    if topViewController !== viewController { stack.announceLeaving(viewController) }
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: false)
    viewController.viewIfLoaded?.removeFromSuperview()
    finishRelease(of: viewController)
    (viewController as? UINavigationController)?.stack.updateItems()
  }

  /// Whether this stack lies in another: its bar is away, and the other's shows its top item in its place (SPL-3).
  var isNested: Bool { parent is UINavigationController }
}
