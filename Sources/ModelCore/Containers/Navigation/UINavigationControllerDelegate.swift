public import Foundation

/// Is told what a navigation controller shows.
@MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// After the callbacks of the controllers that say that they will appear or disappear (NDL-2). Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// After the callbacks that say that they did. Never after a cancelled swipe (NDL-4). Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// Asked before an animated transition. To have the method disables the interactive pop (NDL-6, POP-2). Optional.
  /// - Returns: Nil for the system's animation. Another takes the same time here.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// Asked after `animationControllerFor` gave an animation (NDL-6). Optional.
  /// - Returns: What leads the transition, nil for none. It cannot lead here: the transition takes its time and completes.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationControllerDelegate.Type }
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationControllerDelegate.Type }
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationControllerDelegate.Type }
    return nil
  }
}
