import Foundation

extension Simulation {
  /// Begins to turn a page by hand. It asks the data source for the page, or for its two sides (PGE-4), tells the delegate, and calls the pages
  /// at once (VCL-19).
  /// - Returns: Nil if there is no page on that side, if the controller is not to be seen, if its gesture is disabled, or if a turn is not over
  ///   yet.
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
    guard turn == nil, appearance == .appeared, gestureRecognizers.first?.isEnabled != false else { return nil }
    guard let next = nextPages(direction) else { return nil }
    heldDelegate.call("willTransitionTo", next.names) { $0.pageViewController(self, willTransitionTo: next) }
    let previous = pages
    let turn = PageTurn(in: self, to: next, isAnimated: true) { [weak self] completed in
      self?.reportTurn(from: previous, completed: completed)
    }
    turn.begin()
    return turn
  }

  /// The pages to turn to. The data source is asked for each side of the page that is turned, the nearest first (PGE-4).
  private func nextPages(_ direction: NavigationDirection) -> [UIViewController]? {
    guard var page = direction == .forward ? pages.last : pages.first else { return nil }
    var found: [UIViewController] = []
    for _ in 0..<spine.turnedPages {
      guard let next = neighbour(of: page, direction) else { return nil }
      found.append(next)
      page = next
    }
    let shown = Array(found.suffix(spine.shownPages))
    return direction == .forward ? shown : shown.reversed()
  }

  private func neighbour(of page: UIViewController, _ direction: NavigationDirection) -> UIViewController? {
    switch direction {
    case .forward:
      heldDataSource.call("viewControllerAfter", page.modelName) { $0.pageViewController(self, viewControllerAfter: page) } ?? nil
    case .reverse:
      heldDataSource.call("viewControllerBefore", page.modelName) { $0.pageViewController(self, viewControllerBefore: page) }
        ?? nil
    }
  }

  private func reportTurn(from previous: [UIViewController], completed: Bool) {
    heldDelegate.call(
      "didFinishAnimating", "true, previousViewControllers: \(previous.names), transitionCompleted: \(completed)"
    ) {
      $0.pageViewController(
        self, didFinishAnimating: true, previousViewControllers: previous, transitionCompleted: completed)
    }
  }
}

extension [UIViewController] {
  @MainActor fileprivate var names: String { map { $0.modelName }.joined(separator: ", ") }
}

/// A page that the user is turning (VCL-19). See ``Simulation/beginPageTurn(_:in:)``.
@preconcurrency @MainActor
public final class InteractivePageTurn {
  private let simulation: Simulation
  private let turn: PageTurn

  init(_ turn: PageTurn, in simulation: Simulation) {
    self.turn = turn
    self.simulation = simulation
  }

  /// Lets the page go far enough: it turns.
  public func finish() {
    simulation.perform { turn.settle(completing: true) }
  }

  /// Lets the page go too early: it falls back.
  public func cancel() {
    simulation.perform { turn.settle(completing: false) }
  }
}

extension Simulation {
  /// Swipes the primary column of a split view controller in or out, if it allows that (SPL-1, SPL-11).
  public func swipeColumns(in splitViewController: UISplitViewController) {
    perform {
      guard splitViewController.presentsWithGesture else { return }
      splitViewController.arrangement.toggleDisplayMode()
    }
  }

  /// Taps the button that changes the display mode: ``UISplitViewController/displayModeButtonItem`` of the classic style, or the button of
  /// the columns (SPL-11, SPL-16). Does nothing if there is none.
  public func tapDisplayModeButton(of splitViewController: UISplitViewController) {
    perform {
      guard splitViewController.style == .unspecified || splitViewController.modelIsDisplayModeButtonShown else { return }
      splitViewController.arrangement.toggleDisplayMode()
    }
  }
}
