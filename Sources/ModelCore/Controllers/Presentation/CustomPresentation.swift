/// The calls of the app's own presentation controller (TRN-7), which are logged; UIKit's own have nothing to do.
extension Presentation {
  func presentationWillBegin() {
    if controller != nil { showContainer() }
    tell("presentationTransitionWillBegin") { $0.presentationTransitionWillBegin() }
  }

  func presentationDidEnd(completed: Bool) {
    tell("presentationTransitionDidEnd", "\(completed)") { $0.presentationTransitionDidEnd(completed) }
  }

  func dismissalWillBegin() {
    tell("dismissalTransitionWillBegin") { $0.dismissalTransitionWillBegin() }
  }

  func dismissalDidEnd(completed: Bool) {
    tell("dismissalTransitionDidEnd", "\(completed)") { $0.dismissalTransitionDidEnd(completed) }
  }

  private func tell(_ name: String, _ arguments: String = "", _ call: (UIPresentationController) -> Void) {
    guard let controller else { return }
    CurrentSimulation.simulation?.note(.delegate, controller, name, arguments)
    call(controller)
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
