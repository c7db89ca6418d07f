import Foundation

/// The controllers that make what a person sees: from the root over what covers it down to the controller on top.
@MainActor
struct VisibleControllers {
  /// The one whose view is the content.
  private(set) var top: UIViewController
  private(set) var navigationController: UINavigationController?
  private(set) var tabBarController: UITabBarController?

  init(_ root: UIViewController) {
    top = root
    descend(into: root)
  }

  private mutating func descend(into controller: UIViewController) {
    if let covering = controller.coveringController {
      // What is covered has no bars to show.
      navigationController = nil
      tabBarController = nil
      return descend(into: covering)
    }
    top = controller
    note(controller)
    if let next = Self.next(in: controller) { descend(into: next) }
  }

  private mutating func note(_ controller: UIViewController) {
    if let controller = controller as? UITabBarController { tabBarController = controller }
    guard let controller = controller as? UINavigationController else { return }
    if !controller.isNested { navigationController = controller }
  }

  /// The child that a person sees in a container.
  private static func next(in controller: UIViewController) -> UIViewController? {
    switch controller {
    case let controller as UINavigationController: controller.topViewController
    case let controller as UITabBarController: controller.selectedViewController
    case let controller as UISplitViewController: lastColumn(of: controller)
    default: frontmostChild(filling: controller)
    }
  }

  /// The last of the columns that are in the view; the children are in the order of the columns (SPL-1).
  private static func lastColumn(of split: UISplitViewController) -> UIViewController? {
    guard let view = split.viewIfLoaded else { return nil }
    return split.children.last { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// The foremost child whose view fills that of an app's own container.
  private static func frontmostChild(filling container: UIViewController) -> UIViewController? {
    guard let view = container.viewIfLoaded else { return nil }
    for subview in view.subviews.reversed() where !subview.isHidden && subview.frame.contains(view.bounds) {
      if let child = subview.controller, child.parent === container { return child }
    }
    return nil
  }
}

extension UIViewController {
  /// What is presented by this very controller and covers it. A popover does only where there is no room for one.
  fileprivate var coveringController: UIViewController? {
    guard let presentation, presentation.phase != .leaving, presentation.phase != .over else { return nil }
    if presentation.style == .popover, traitCollection.horizontalSizeClass == .regular { return nil }
    return presentation.presented
  }
}
