public import Foundation

/// Knows the pages beside a page. Asked when a person begins to turn one.
@MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, nil if this is the first.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after, nil if this is the last.
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}
