#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

/// Controllers that nothing shows: what they have at first, and what setting and clearing leaves.
extension Defaults {
  static let controllerSettings =
    controllerFlags + controllerViews + toolbarSettings + stackSettings + tabSettings + splitSettings + pageSettings

  private static func new(_ member: String, value: @escaping @MainActor @Sendable (UIViewController) -> String) -> Probe {
    Probe("UIViewController.\(member)", rules: ["VCL-4"]) { value(UIViewController()) }
  }

  private static let controllerFlags = [
    new("isEditing") { text($0.isEditing) },
    new("isBeingDismissed") { text($0.isBeingDismissed) },
    new("isBeingPresented") { text($0.isBeingPresented) },
    new("isMovingFromParent") { text($0.isMovingFromParent) },
    new("isMovingToParent") { text($0.isMovingToParent) },
    new("toolbarItems") { text($0.toolbarItems.map(\.count)) },
  ]

  private static let controllerViews = [
    Probe("UIViewController.view (after nil)", rules: ["VCL-2"]) {
      let controller = UIViewController()
      controller.loadViewIfNeeded()
      controller.view = nil
      return presence(controller.view)
    }
  ]

  private static let toolbarSettings = [
    toolbar("after two were assigned") { $0.toolbarItems = $1 },
    toolbar("after nil was assigned") {
      $0.toolbarItems = $1
      $0.toolbarItems = nil
    },
    toolbar("after setToolbarItems with two") { $0.setToolbarItems($1, animated: true) },
    toolbar("after setToolbarItems with nil") {
      $0.setToolbarItems($1, animated: true)
      $0.setToolbarItems(nil, animated: false)
    },
  ]

  private static func toolbar(
    _ remark: String, after act: @escaping @MainActor @Sendable (UIViewController, [UIBarButtonItem]) -> Void
  ) -> Probe {
    Probe("UIViewController.toolbarItems (\(remark))") {
      let controller = UIViewController()
      act(
        controller,
        [.undo, .redo].map { UIBarButtonItem(barButtonSystemItem: $0, target: nil, action: nil) })
      return text(controller.toolbarItems.map(\.count))
    }
  }

  private static let stackSettings = [
    stack("(after one was set)") { $0.setViewControllers([UIViewController()], animated: false) },
    stack("(after setViewControllers with none)") {
      $0.setViewControllers([UIViewController()], animated: false)
      $0.setViewControllers([], animated: false)
    },
    stack("(after none was assigned)") {
      $0.setViewControllers([UIViewController()], animated: false)
      $0.viewControllers = []
    },
  ]

  private static func stack(_ remark: String, after act: @escaping @MainActor @Sendable (UINavigationController) -> Void) -> Probe
  {
    Probe("UINavigationController.viewControllers \(remark)", rules: ["NAV-1"]) {
      let navigation = UINavigationController()
      act(navigation)
      return text(navigation.viewControllers.count)
    }
  }

  private static let tabSettings = [
    Probe("UITabBarController.isViewLoaded", rules: ["VCL-1", "TAB-1"]) { text(UITabBarController().isViewLoaded) },
    Probe("UITabBarController.customizableViewControllers", rules: ["TAB-1"]) {
      text(UITabBarController().customizableViewControllers.map(\.count))
    },
    Probe("UITabBarController.moreNavigationController", rules: ["TAB-1"]) {
      presence(UITabBarController().moreNavigationController)
    },
  ]

  private static let splitSettings = [
    columns("viewControllers (two; the first)") { $0.viewControllers.first },
    columns("viewControllers (two; the second)") { $0.viewControllers.dropFirst().first },
    columns("children (two; the first)") { $0.children.first },
    columns("children (two; the second)") { $0.children.dropFirst().first },
  ]

  /// The title of a controller of a split view controller with two.
  private static func columns(
    _ member: String, of controller: @escaping @MainActor @Sendable (UISplitViewController) -> UIViewController?
  ) -> Probe {
    Probe("UISplitViewController.\(member)", rules: ["SPL-1"]) {
      let split = UISplitViewController()
      split.viewControllers = ["primary", "secondary"].map { title in
        let controller = UIViewController()
        controller.title = title
        return controller
      }
      return text(controller(split)?.title)
    }
  }

  private static func pages(_ member: String, _ value: @MainActor @escaping (UIPageViewController) -> String) -> Probe {
    Probe("UIPageViewController.\(member)", rules: ["PGE-1"]) { value(UIPageViewController()) }
  }

  /// Nothing is shown, and nothing changes: the completion comes in the call.
  @MainActor private static func answerInCall() -> Bool? {
    var answer: Bool?
    UIPageViewController().setViewControllers([], direction: .forward, animated: false) { answer = $0 }
    return answer
  }

  private static let pageSettings = [
    pages("dataSource") { presence($0.dataSource) },
    pages("delegate") { presence($0.delegate) },
    pages("isDoubleSided") { text($0.isDoubleSided) },
    pages("gestureRecognizers.count") { text($0.gestureRecognizers.count) },
    pages("navigationOrientation") { text($0.navigationOrientation) },
    pages("spineLocation") { text($0.spineLocation) },
    pages("transitionStyle") { text($0.transitionStyle) },
    pages("viewControllers.count") { text($0.viewControllers?.count) },
    Probe("UIPageViewController.setViewControllers (none, not animated; completion came in the call)") {
      text(answerInCall() != nil)
    },
    Probe("UIPageViewController.setViewControllers (none, not animated; finished)") { text(answerInCall()) },
  ]
}
