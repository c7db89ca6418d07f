public import Foundation

/// Hears of the pages that a person turns, not of those that the app sets.
@MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// A person begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// The page came to rest.
  /// - Parameters:
  ///   - finished: Whether the movement ran to its end.
  ///   - previousViewControllers: The pages at the beginning.
  ///   - completed: Whether the page was turned; false if the person turned back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UIPageViewControllerDelegate.Type }
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    OptionalMethods.runDefault(for: self) { $0 is any UIPageViewControllerDelegate.Type }
  }
}
