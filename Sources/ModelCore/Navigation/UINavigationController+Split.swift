extension UINavigationController {
  /// Puts a controller of any class onto the stack, as the collapse of a split view controller does (SPL-3).
  func pushForCollapse(_ viewController: UIViewController) {
    stack.pushForCollapse(viewController)
  }
}
