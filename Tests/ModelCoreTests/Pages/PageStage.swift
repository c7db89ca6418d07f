import Foundation
import ModelCore

/// Pages A, B and C in the root `P` of a window on the screen; A is shown.
@MainActor
final class PageStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: UIPageViewController
  let stage: ContainmentStage
  let controllers: [UIViewController]

  init(
    _ style: UIPageViewController.TransitionStyle, isShown: Bool = true, policies: Policies = Policies(),
    make: (UIPageViewController.TransitionStyle) -> UIPageViewController = {
      UIPageViewController(transitionStyle: $0, navigationOrientation: .horizontal)
    }
  ) {
    let pages = make(style)
    let stage = ContainmentStage(root: pages, isShown: isShown, policies: policies)
    self.pages = pages
    self.stage = stage
    controllers = ["A", "B", "C"].map(stage.controller)
    super.init()
    pages.setViewControllers([controllers[0]], direction: .forward, animated: false)
    stage.simulation.settle()
    stage.simulation.log.clear()
    pages.dataSource = self
    pages.delegate = self
  }

  var simulation: Simulation { stage.simulation }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    controllers.firstIndex(of: viewController).flatMap { $0 == 0 ? nil : controllers[$0 - 1] }
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    controllers.firstIndex(of: viewController).flatMap { $0 == controllers.count - 1 ? nil : controllers[$0 + 1] }
  }
}
