extension UINavigationController {
  /// Whether a tab bar is hidden: any controller in the stack asks for it (NAV-11, P-5).
  package var hidesBottomBar: Bool {
    stack.keepsBottomBarHidden || viewControllers.contains(where: \.hidesBottomBarWhenPushed)
  }
}
