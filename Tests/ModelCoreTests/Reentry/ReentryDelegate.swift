import Foundation
import ModelCore

/// The delegate and data source of everything, which calls back whatever it is told or asked.
@MainActor
final class ReentryDelegate: NSObject {
  func called(_ name: StaticString = #function) { ReentryWalk.called(name) }
  func answer<Answer>(_ name: StaticString = #function, _ usual: Answer, _ unusual: Answer) -> Answer {
    ReentryWalk.answer(name, usual, unusual)
  }
}

extension ReentryDelegate: UINavigationControllerDelegate {
  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { called("willShow") }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { called("didShow") }

  func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer("animationControllerFor", nil, ReentryAnimator()) }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? {
    answer("interactionControllerFor", nil, UIPercentDrivenInteractiveTransition())
  }

  func navigationControllerSupportedInterfaceOrientations(
    _ navigationController: UINavigationController
  ) -> UIInterfaceOrientationMask { answer("navigationControllerSupportedInterfaceOrientations", .all, .portrait) }
}

extension ReentryDelegate: UITabBarControllerDelegate {
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
    answer("shouldSelect", true, false)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    called("didSelect")
  }

  func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool {
    answer("shouldSelectTab", true, false)
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?) {
    called("didSelectTab")
  }

  func tabBarController(
    _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer("animationControllerForTransitionFrom", nil, ReentryAnimator()) }
}

extension ReentryDelegate: UISplitViewControllerDelegate {
  func splitViewController(
    _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool { answer("collapseSecondary", false, true) }

  func splitViewController(
    _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
  ) -> UIViewController? { answer("separateSecondaryFrom", nil, ReentryWalk.current?.old(UIViewController.self)) }

  func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
    answer("show", false, true)
  }

  func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
    answer("showDetail", false, true)
  }

  func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) {
    called("willChangeTo")
  }

  func splitViewController(
    _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { answer("topColumnForCollapsing", proposedTopColumn, .primary) }

  func splitViewController(
    _ svc: UISplitViewController,
    displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
  ) -> UISplitViewController.DisplayMode { answer("displayModeForExpanding", proposedDisplayMode, .secondaryOnly) }

  func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { called("willShow") }
  func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { called("willHide") }
  func splitViewController(_ svc: UISplitViewController, didShow column: UISplitViewController.Column) { called("didShow") }
  func splitViewController(_ svc: UISplitViewController, didHide column: UISplitViewController.Column) { called("didHide") }
  func splitViewControllerDidCollapse(_ svc: UISplitViewController) { called("splitViewControllerDidCollapse") }
  func splitViewControllerDidExpand(_ svc: UISplitViewController) { called("splitViewControllerDidExpand") }
}

extension ReentryDelegate: UIPageViewControllerDelegate, UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { answer("viewControllerBefore", ReentryWalk.current?.newController(depth: 2), nil) }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { answer("viewControllerAfter", ReentryWalk.current?.newController(depth: 2), nil) }

  func pageViewController(
    _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
  ) { called("willTransitionTo") }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) { called("didFinishAnimating") }

  func pageViewController(
    _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
  ) -> UIPageViewController.SpineLocation { answer("spineLocationFor", .min, .mid) }
}

extension ReentryDelegate: UISheetPresentationControllerDelegate, UIPopoverPresentationControllerDelegate {
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    answer("presentationControllerShouldDismiss", true, false)
  }

  func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { called("willDismiss") }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { called("didDismiss") }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) { called("didAttempt") }

  func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
    _ sheetPresentationController: UISheetPresentationController
  ) { called("didChangeSelectedDetentIdentifier") }

  func prepareForPopoverPresentation(_ popoverPresentationController: UIPopoverPresentationController) { called("prepare") }
}

extension ReentryDelegate: UIViewControllerTransitioningDelegate {
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { answer("forPresented", nil, ReentryAnimator()) }

  func animationController(forDismissed dismissed: UIViewController) -> (any UIViewControllerAnimatedTransitioning)? {
    answer("forDismissed", nil, ReentryAnimator())
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    answer("presentationController", nil, ReentryPresentation(presentedViewController: presented, presenting: presenting))
  }
}
