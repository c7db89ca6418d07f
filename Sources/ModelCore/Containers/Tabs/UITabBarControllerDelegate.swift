public import Foundation

/// Responds to the user's taps on tabs, but not to selections by the app (TAB-4, TAB-5).
@preconcurrency @MainActor
public protocol UITabBarControllerDelegate: NSObjectProtocol {
  /// Whether to select the controller. Also called for the selected tab. Optional.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool

  /// Called after the user selected a controller, also for the selected tab. Optional.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)

  /// Whether to select the tab. Called instead of the method for controllers if tabs are used (iOS 18). Optional.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool

  /// Called after the user selected a tab, instead of the method for controllers if tabs are used (iOS 18). Optional.
  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)

  /// Called before the user rearranges the tabs. Never called here, because nobody can rearrange them. Optional.
  func tabBarController(_ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])

  /// Called before the tabs are shown as the user has left them. Never called here. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)

  /// Called after the user has rearranged the tabs. Never called here. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)

  /// The orientations that the tab bar controller supports, in place of its own (ROT-6). Optional.
  func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask

  /// The orientation in which the tab bar controller is presented full screen (ROT-8). Optional.
  func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation

  /// The animator of a change of tabs, by the user or by the app (TRN-9), or `nil` for none: the change happens at once. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The driver of a change that a hand begins, or `nil` for none. Asked only after an animator was given. Optional.
  func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UITabBarControllerDelegate {
  public func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    runDefault()
    return true
  }

  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    runDefault()
  }

  public func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    runDefault()
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
  ) {
    runDefault()
  }
}

/// The tabs as the user arranges them.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController]
  ) {
    runDefault()
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    runDefault()
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool
  ) {
    runDefault()
  }
}

extension UITabBarControllerDelegate {
  public func tabBarControllerSupportedInterfaceOrientations(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientationMask {
    runDefault()
    return .all
  }

  public func tabBarControllerPreferredInterfaceOrientationForPresentation(
    _ tabBarController: UITabBarController
  ) -> UIInterfaceOrientation {
    runDefault()
    return .unknown
  }
}

/// Animations.
extension UITabBarControllerDelegate {
  public func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    runDefault()
    return nil
  }

  public func tabBarController(
    _ tabBarController: UITabBarController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    runDefault()
    return nil
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UITabBarControllerDelegate.Type }
  }
}
