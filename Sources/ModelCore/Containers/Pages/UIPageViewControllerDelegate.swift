public import Foundation

/// Provides the pages before and after a page, when the user begins to turn.
@preconcurrency @MainActor
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
  /// The page before, or `nil` for the first. With two sides the page before a back is its front, and that before a front the back of the
  /// page before (PGE-4).
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController?

  /// The page after, or `nil` for the last. With two sides, fronts and backs take turns (PGE-4).
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController?
}

/// Responds to turns by the user, but not to pages that the app sets, and decides on spine and orientations.
@preconcurrency @MainActor
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
  /// Called when the user begins to turn to these pages.
  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])

  /// Called when the page has settled.
  /// - Parameters:
  ///   - finished: Whether the movement ran to its end.
  ///   - previousViewControllers: The pages at the beginning.
  ///   - completed: Whether the page was turned; false if the user turned it back.
  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool)

  /// The place of the spine in a new orientation, for pages that curl (PGE-5). Within the call, the delegate may set as many pages as that place
  /// needs, and ``UIPageViewController/isDoubleSided``. Optional.
  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation

  /// The orientations that the page view controller supports, in place of its own (PGE-6). Optional.
  func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask

  /// The orientation in which the page view controller is presented full screen (PGE-6). Optional.
  func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation
}

extension UIPageViewControllerDelegate {
  public func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) {
    runDefault()
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    runDefault()
  }

  public func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation {
    runDefault()
    return .none
  }

  public func pageViewControllerSupportedInterfaceOrientations(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientationMask {
    runDefault()
    return .all
  }

  public func pageViewControllerPreferredInterfaceOrientationForPresentation(
    _ pageViewController: UIPageViewController
  ) -> UIInterfaceOrientation {
    runDefault()
    return .unknown
  }

  private func runDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIPageViewControllerDelegate.Type }
  }
}
