/// What a split view controller does with a stack (SPL-2 … 4, 15).
extension UINavigationController {
  /// Puts a controller of any class onto the stack, as the collapse of a split view controller does (SPL-3).
  func pushCollapsed(_ viewController: UIViewController, animated: Bool) {
    stack.pushForCollapse(viewController, animated: animated)
  }

  /// Takes a controller off the stack, wherever it is in it.
  func removeCollapsed(_ viewController: UIViewController, animated: Bool) {
    setViewControllers(viewControllers.filter { $0 !== viewController }, animated: animated)
  }
}
