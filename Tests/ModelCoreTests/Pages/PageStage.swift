import Foundation
import ModelCore

/// Pages A, B, C and so on in the root `P` of a window on the screen; A is shown, or the first two.
@MainActor
final class PageStage: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  let pages: UIPageViewController
  let stage: ContainmentStage
  let controllers: [UIViewController]

  init(
    _ style: UIPageViewController.TransitionStyle, showing shown: Int = 1, of names: [String] = ["A", "B", "C"],
    isShown: Bool = true, policies: Policies = Policies(),
    make: (UIPageViewController.TransitionStyle) -> UIPageViewController = {
      UIPageViewController(transitionStyle: $0, navigationOrientation: .horizontal)
    }
  ) {
    let pages = make(style)
    let stage = ContainmentStage(root: pages, isShown: false, policies: policies)
    self.pages = pages
    self.stage = stage
    controllers = names.map(stage.controller)
    super.init()
    pages.setViewControllers(Array(controllers.prefix(shown)), direction: .forward, animated: false)
    if isShown { stage.show() }
    stage.simulation.settle()
    stage.simulation.log.clear()
    pages.dataSource = self
    pages.delegate = self
  }

  var simulation: Simulation { stage.simulation }

  /// The names of the pages that are shown.
  var shown: [String] { pages.viewControllers?.map(\.modelName) ?? [] }

  /// The calls to data source and delegate since the last time, with arguments.
  func heard() -> [String] {
    defer { simulation.log.clear() }
    return simulation.log.events.filter { $0.kind == .delegate }.map { "\($0.name)(\($0.arguments))" }
  }

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
