/// The calls of the app's own presentation controller (TRN-7), which are logged; UIKit's own have nothing to do.
extension Presentation {
  func presentationWillBegin() {
    guard let controller else { return }
    showContainer()
    note(controller, "presentationTransitionWillBegin")
    controller.presentationTransitionWillBegin()
  }

  func presentationDidEnd(completed: Bool) {
    guard let controller else { return }
    note(controller, "presentationTransitionDidEnd", "\(completed)")
    controller.presentationTransitionDidEnd(completed)
  }

  func dismissalWillBegin() {
    guard let controller else { return }
    note(controller, "dismissalTransitionWillBegin")
    controller.dismissalTransitionWillBegin()
  }

  func dismissalDidEnd(completed: Bool) {
    guard let controller else { return }
    note(controller, "dismissalTransitionDidEnd", "\(completed)")
    controller.dismissalTransitionDidEnd(completed)
  }

  private func note(_ controller: UIPresentationController, _ name: String, _ arguments: String = "") {
    CurrentSimulation.simulation?.note(.delegate, controller, name, arguments)
  }
}

extension UIViewController {
  /// The app's own presentation controller, asked for unless there is one already; `nil` if UIKit's presents (TRN-7).
  ///
  /// One that was read before the delegate was set stays, and the delegate is not asked.
  func customPresentationController(source: UIViewController) -> UIPresentationController? {
    if ownPresentationController == nil { ownPresentationController = askForPresentationController(source: source) }
    guard let own = ownPresentationController, type(of: own) != UIPresentationController.self else { return nil }
    return own
  }
}
