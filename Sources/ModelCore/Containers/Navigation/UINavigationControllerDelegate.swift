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

/// What the delegate is told and asked, logged whether or not there is a method for it.
extension UINavigationController {
  func sendWillShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    note(delegate, "willShow", "\(controller.modelName), animated: \(animated)")
    delegate.navigationController(self, willShow: controller, animated: animated)
  }

  func sendDidShow(_ controller: UIViewController, animated: Bool) {
    guard let delegate else { return }
    note(delegate, "didShow", "\(controller.modelName), animated: \(animated)")
    delegate.navigationController(self, didShow: controller, animated: animated)
  }

  /// NDL-6. Not an event unless the delegate has the method. Asked once, on what really moves: an app may keep a record of the questions.
  func askForAnimation(_ operation: Operation, from: UIViewController, to: UIViewController) {
    guard let delegate, let simulation = CurrentSimulation.simulation else { return }
    let arguments = "\(operation), from: \(from.modelName), to: \(to.modelName)"
    let answer = simulation.ask(.delegate, delegate, "animationControllerFor", arguments) {
      delegate.navigationController(self, animationControllerFor: operation, from: from, to: to)
    }
    guard case .some(.some(let animation)) = answer else { return }
    _ = simulation.ask(.delegate, delegate, "interactionControllerFor") {
      delegate.navigationController(self, interactionControllerFor: animation)
    }
  }

  /// Whether the delegate has `animationControllerFor` (POP-2).
  var hasAnimations: Bool {
    guard let delegate else { return false }
    return OptionalMethods.implements {
      _ = delegate.navigationController(
        self, animationControllerFor: .pop, from: UIViewController(), to: UIViewController())
    }
  }

  private func note(_ delegate: AnyObject, _ name: String, _ arguments: String) {
    CurrentSimulation.simulation?.note(.delegate, delegate, name, arguments)
  }
}
