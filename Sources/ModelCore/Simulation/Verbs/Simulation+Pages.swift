extension Simulation {
  /// A person begins to turn a page. The data source is asked for the page, the delegate hears of it, and both pages' wills are told at
  /// once (VCL-19).
  /// - Returns: Nil if there is no page on that side, if the controller is not to be seen, or if a turn is not over yet.
  public func beginPageTurn(
    _ direction: UIPageViewController.NavigationDirection, in pageViewController: UIPageViewController
  ) -> InteractivePageTurn? {
    perform {
      guard let turn = pageViewController.turnByHand(direction) else { return nil }
      return InteractivePageTurn(turn, in: self)
    }
  }
}

extension UIPageViewController {
  fileprivate func turnByHand(_ direction: NavigationDirection) -> PageTurn? {
    guard turn == nil, appearance == .appeared, let page, let next = neighbour(of: page, direction) else { return nil }
    if let delegate {
      CurrentSimulation.simulation?.note(.delegate, delegate, "willTransitionTo", next.modelName)
      delegate.pageViewController(self, willTransitionTo: [next])
    }
    let turn = PageTurn(in: self, to: next, isAnimated: true) { [weak self] completed in
      self?.reportTurn(from: page, completed: completed)
    }
    turn.begin()
    return turn
  }

  private func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
    guard let dataSource else { return nil }
    switch direction {
    case .forward:
      CurrentSimulation.simulation?.note(.delegate, dataSource, "viewControllerAfter", page.modelName)
      return dataSource.pageViewController(self, viewControllerAfter: page)
    case .reverse:
      CurrentSimulation.simulation?.note(.delegate, dataSource, "viewControllerBefore", page.modelName)
      return dataSource.pageViewController(self, viewControllerBefore: page)
    }
  }

  private func reportTurn(from page: UIViewController, completed: Bool) {
    guard let delegate else { return }
    CurrentSimulation.simulation?.note(
      .delegate, delegate, "didFinishAnimating",
      "true, previousViewControllers: \(page.modelName), transitionCompleted: \(completed)")
    delegate.pageViewController(
      self, didFinishAnimating: true, previousViewControllers: [page], transitionCompleted: completed)
  }
}
