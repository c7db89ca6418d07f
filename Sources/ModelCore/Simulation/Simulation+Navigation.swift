extension Simulation {
  /// Taps the back button: the top controller is popped, animated, unless `shouldPop` of the bar's delegate refuses (NAV-8) or the top item has a
  /// `backAction` (ITM-3). Nothing happens where no back button can be tapped.
  public func tapBackButton(in navigationController: UINavigationController) {
    perform {
      guard reach(navigationController), let top = navigationController.topViewController else { return }
      if let action = top.navigationItem.backAction, device.systemVersion >= 16 {
        return action.handler(action)
      }
      let bar = navigationController.navigationBar
      guard BackButton.shown(in: bar) != nil, bar.stack.shouldPop(top.navigationItem, in: bar) else { return }
      // The bar is that of a nested stack, too, as long as that has something to pop (SPL-3).
      let nested = top as? UINavigationController
      let owner = nested.flatMap { $0.viewControllers.count > 1 ? $0 : nil } ?? navigationController
      owner.popViewController(animated: true)
    }
  }

  /// Presses the back button long and chooses a controller from its menu (iOS 14): a pop to that controller. Nothing happens where no back button
  /// can be pressed.
  public func chooseFromBackMenu(_ viewController: UIViewController, in navigationController: UINavigationController) {
    perform {
      guard device.systemVersion >= 14, reach(navigationController), let top = navigationController.topViewController,
        viewController !== top, navigationController.viewControllers.contains(where: { $0 === viewController })
      else { return }
      let bar = navigationController.navigationBar
      guard BackButton.shown(in: bar) != nil, bar.stack.shouldPop(top.navigationItem, in: bar) else { return }
      navigationController.popToViewController(viewController, animated: true)
    }
  }

  /// Puts a finger on the leading edge and begins to drag.
  /// - Throws: The reason why the gesture does not begin.
  public func beginInteractivePop(in navigationController: UINavigationController) throws(PopRefusal) -> InteractivePop {
    try perform { () -> Result<InteractivePop, PopRefusal> in
      if navigationController.transitions.isScheduled { clock.turn() }
      guard navigationController.isTouchable else { return .failure(.notVisible) }
      if let refusal = navigationController.popGesture.refusal() { return .failure(refusal) }
      let stack = navigationController.viewControllers
      guard let top = stack.last, let previous = stack.dropLast().last else { return .failure(.root) }
      let coordinator = navigationController.transitions.beginInteractivePop(of: top, to: previous)
      return .success(InteractivePop(navigationController, coordinator, self))
    }.get()
  }

  /// Whether the bar of `navigationController` can be tapped, after running scheduled work and waiting for transitions.
  private func reach(_ navigationController: UINavigationController) -> Bool {
    if navigationController.transitions.isScheduled { clock.turn() }
    return navigationController.appearance == .appeared && navigationController.isTouchable
      && navigationController.transitions.isIdle
      && !navigationController.isNavigationBarHidden && !navigationController.stack.isWedged
  }
}

/// A swipe back in progress. It ends with ``finish()`` or ``cancel()``; further calls are ignored.
@preconcurrency @MainActor
public final class InteractivePop {
  private let controller: UINavigationController
  private let coordinator: TransitionCoordinator
  private let simulation: Simulation

  init(_ controller: UINavigationController, _ coordinator: TransitionCoordinator, _ simulation: Simulation) {
    self.controller = controller
    self.coordinator = coordinator
    self.simulation = simulation
  }

  /// Moves the hand.
  /// - Parameter progress: 0...1.
  public func update(_ progress: Double) {
    guard coordinator.isInteractive else { return }
    coordinator.percentComplete = min(max(0, progress), 1)
  }

  /// Lets go so that the controller is popped at the end of the animation.
  public func finish() {
    letGo(cancelling: false)
  }

  /// Lets go so that the controller stays: its view slides back, and then the callbacks of VCL-22 come.
  public func cancel() {
    letGo(cancelling: true)
  }

  private func letGo(cancelling: Bool) {
    guard coordinator.isInteractive else { return }
    simulation.perform { controller.transitions.letGo(cancelling: cancelling) }
  }
}
