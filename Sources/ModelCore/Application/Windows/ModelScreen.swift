public import Foundation

/// What a person sees of a window: a value that does not change any more. Frames are in the window's coordinates, in points; colours are
/// resolved for the traits of the bar that shows them.
///
/// The bars are those around the controller on top: of what covers the rest, a presented controller as well as a sheet, and in it of the
/// controllers that are selected, on top or in the last visible column. A popover covers nothing. Of navigation controllers in each
/// other it is the inner one whose bars are reported, except within the stack of another, which shows the items in its own bar.
public struct ModelScreen: Sendable {
  public let statusBar: ModelStatusBar

  /// Nil: there is none, or it is hidden (BAR-4). So for all bars.
  public let navigationBar: ModelNavigationBar?
  public let toolbar: ModelToolbar?
  public let tabBar: ModelTabBar?

  /// Of the view of the controller on top (BAR-2).
  public let contentFrame: CGRect
}

extension UIWindow {
  /// What a person sees; nil while the window is on no screen.
  public var modelScreen: ModelScreen? {
    guard isOnScreen else { return nil }
    let visible = rootViewController.map(VisibleControllers.init)
    return ModelScreen(
      statusBar: ModelStatusBar(window: self), navigationBar: visible?.navigationController?.shownNavigationBar,
      toolbar: visible?.navigationController?.shownToolbar, tabBar: visible?.tabBarController?.shownTabBar,
      contentFrame: visible?.top.viewIfLoaded.map { $0.convert($0.bounds, to: self) } ?? bounds)
  }
}

extension UINavigationController {
  fileprivate var shownNavigationBar: ModelNavigationBar? {
    isNavigationBarHidden ? nil : navigationBar.modelBar.onScreen(of: navigationBar)
  }

  fileprivate var shownToolbar: ModelToolbar? {
    isToolbarHidden ? nil : toolbar.modelBar.onScreen(of: toolbar)
  }
}

extension UITabBarController {
  fileprivate var shownTabBar: ModelTabBar? {
    isTabBarShown ? tabBar.modelBar.onScreen(of: tabBar) : nil
  }
}

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
