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

  /// NDL-6. Not an event unless the delegate has the method: otherwise nobody is asked.
  func askForAnimation(_ operation: Operation, from: UIViewController, to: UIViewController) {
    guard let delegate, hasAnimations else { return }
    note(delegate, "animationControllerFor", "\(operation), from: \(from.modelName), to: \(to.modelName)")
    guard let animation = delegate.navigationController(self, animationControllerFor: operation, from: from, to: to),
      OptionalMethods.implements({ _ = delegate.navigationController(self, interactionControllerFor: animation) })
    else { return }
    note(delegate, "interactionControllerFor", "")
    _ = delegate.navigationController(self, interactionControllerFor: animation)
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
