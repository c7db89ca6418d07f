public import Foundation

/// Responds to a navigation controller's transitions, and provides animations for them.
@preconcurrency @MainActor
public protocol UINavigationControllerDelegate: NSObjectProtocol {
  /// Called before a controller is shown, after the `viewWill…` callbacks (NDL-2). Optional.
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)

  /// Called after a controller was shown, after the `viewDid…` callbacks; not after a cancelled swipe (NDL-4). Optional.
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)

  /// The animation of an animated transition. Implementing the method disables the interactive pop (NDL-6, POP-2). Optional.
  /// - Returns: The animator, which ends the transition (TRN-2), or `nil` for the system's animation.
  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// The driver of an interactive transition with an animation from `animationControllerFor` (NDL-6). Optional.
  /// - Returns: The driver, by which a hand completes or cancels the transition (TRN-6), or `nil` for none.
  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The orientations that the navigation controller supports, in place of its own (ROT-6). Optional.
  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the navigation controller is presented full screen (ROT-8). Optional.
  func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation
}

extension UINavigationControllerDelegate {
  public func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) {
    runDefault()
  }

  public func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) {
    runDefault()
  }

  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    runDefault()
    return nil
  }

  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    runDefault()
    return nil
  }

  public func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask {
    runDefault()
    return .all
  }

  public func navigationControllerPreferredInterfaceOrientationForPresentation(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientation {
    runDefault()
    return .unknown
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UINavigationControllerDelegate.Type }
  }
}

/// Calls to the delegate, logged whether or not it implements them.
extension UINavigationController {
  func sendWillShow(_ controller: UIViewController, animated: Bool) {
    heldDelegate.call("willShow", "\(controller.modelName), animated: \(animated)") {
      $0.navigationController(self, willShow: controller, animated: animated)
    }
  }

  func sendDidShow(_ controller: UIViewController, animated: Bool) {
    heldDelegate.call("didShow", "\(controller.modelName), animated: \(animated)") {
      $0.navigationController(self, didShow: controller, animated: animated)
    }
  }

  /// Asks the delegate for an animation, once per transition (NDL-6). Logged only if the delegate implements the method.
  func askForAnimation(_ operation: Operation, from: UIViewController, to: UIViewController) -> CustomTransition? {
    heldDelegate.askForTransition(
      "animationControllerFor", "\(operation), from: \(from.modelName), to: \(to.modelName)", thenFor: "interactionControllerFor"
    ) {
      $0.navigationController(self, animationControllerFor: operation, from: from, to: to)
    } driver: {
      $0.navigationController(self, interactionControllerFor: $1)
    }
  }

  /// Whether the delegate has `animationControllerFor` (POP-2).
  var hasAnimations: Bool {
    heldDelegate.implements("animationControllerFor") {
      _ = $0.navigationController(
        self, animationControllerFor: .pop, from: UIViewController(), to: UIViewController())
    }
  }
}
