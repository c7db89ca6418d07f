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
