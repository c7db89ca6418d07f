public import Foundation

/// The visible state of a window, as a value that does not change. Frames are in the window's coordinates, in points; colours are resolved
/// for the traits of their bar.
///
/// The bars are those around the controller on top: in the topmost presented controller or sheet, the one that is selected, on top of a
/// stack or in the last visible column. A popover does not count as on top. Of nested navigation controllers the inner one's bars are
/// reported, except in the stack of another, which shows the items in its own bar.
public struct ModelScreen: Sendable {
  public let statusBar: ModelStatusBar

  /// The navigation bar, or `nil` if there is none or it is hidden (BAR-4). The same holds for the other bars, and for those that have
  /// moved to the ``verticalBar``.
  public let navigationBar: ModelNavigationBar?
  public let toolbar: ModelToolbar?
  public let tabBar: ModelTabBar?

  /// The bars that stand upright at an edge, or `nil` where all are horizontal (VBR-1).
  public let verticalBar: ModelVerticalBar?

  /// Whether the controller that decides on it lets the home indicator hide (STB-9).
  public let prefersHomeIndicatorAutoHidden: Bool

  /// The edges where the app's gestures come before the system's (STB-10).
  public let screenEdgesDeferringSystemGestures: UIRectEdge

  /// The frame of the top controller's view (BAR-2).
  public let contentFrame: CGRect

  /// The edge effects of all scroll views in the window, also of those in other columns and behind a sheet (EDG-1). None before iOS 26 and
  /// in the compatibility look.
  public let edgeEffects: [ModelEdgeEffect]

  /// The window controls over the content, or `nil` if nothing is under them (WIN-1).
  public let windowControls: CGRect?
}

extension UIWindow {
  /// The visible state of the window, or `nil` while it is on no screen.
  public var modelScreen: ModelScreen? {
    guard isOnScreen else { return nil }
    let visible = rootViewController.map { VisibleControllers($0) }
    return ModelScreen(
      statusBar: ModelStatusBar(window: self), navigationBar: visible?.navigationController?.shownNavigationBar,
      toolbar: visible?.navigationController?.shownToolbar, tabBar: visible?.tabBarController?.shownTabBar,
      verticalBar: standingColumn, prefersHomeIndicatorAutoHidden: wishes.hidesHomeIndicator,
      screenEdgesDeferringSystemGestures: wishes.deferringEdges,
      contentFrame: visible?.top.viewIfLoaded.map { $0.convert($0.bounds, to: self) } ?? bounds, edgeEffects: edgeEffects,
      windowControls: modelWindowControls)
  }
}

extension UINavigationController {
  fileprivate var shownNavigationBar: ModelNavigationBar? {
    isNavigationBarHidden ? nil : navigationBar.modelBar.onScreen(of: navigationBar)
  }

  fileprivate var shownToolbar: ModelToolbar? {
    isToolbarHidden || toolbar.isEmptied ? nil : toolbar.modelBar.onScreen(of: toolbar)
  }
}

extension UITabBarController {
  fileprivate var shownTabBar: ModelTabBar? {
    isTabBarShown && standingBarEdge == .unspecified ? tabBar.modelBar.onScreen(of: tabBar) : nil
  }
}

/// The controllers from the root, or the one that covers it, to the one on top.
@MainActor
struct VisibleControllers {
  /// The one whose view is the content.
  private(set) var top: UIViewController
  private(set) var navigationController: UINavigationController?
  private(set) var tabBarController: UITabBarController?

  /// Whether the secondary column of a split view counts as the last one.
  private let prefersSecondaryColumn: Bool

  init(_ root: UIViewController, prefersSecondaryColumn: Bool = false) {
    self.prefersSecondaryColumn = prefersSecondaryColumn
    top = root
    var next: UIViewController? = root
    while let controller = next {
      next = controller.coveringController
      if next != nil {
        // A covered controller has no bars to show.
        navigationController = nil
        tabBarController = nil
      } else {
        top = controller
        note(controller)
        next = self.next(in: controller)
      }
    }
  }

  private mutating func note(_ controller: UIViewController) {
    if let controller = controller as? UITabBarController { tabBarController = controller }
    guard let controller = controller as? UINavigationController else { return }
    if !controller.isNested { navigationController = controller }
  }

  /// The visible child of a container.
  private func next(in controller: UIViewController) -> UIViewController? {
    let next: UIViewController? =
      switch controller {
      case let controller as UINavigationController: controller.topViewController
      case let controller as UITabBarController: controller.selectedViewController
      case let controller as UISplitViewController: lastColumn(of: controller)
      default: Self.frontmostChild(filling: controller)
      }
    // What has gone to another container meanwhile is not to be seen here.
    return next?.isDescendant(of: controller) == true ? next : nil
  }

  /// The last of the columns that are in the view; the children are in the order of the columns (SPL-1).
  private func lastColumn(of split: UISplitViewController) -> UIViewController? {
    guard let view = split.viewIfLoaded else { return nil }
    let shown = split.children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
    guard prefersSecondaryColumn, !split.isCollapsed, let secondary = split.arrangement.columns[.secondary] else {
      return shown.last
    }
    return shown.first { $0 === secondary } ?? shown.last
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
  /// The controller that this one presents and that covers it. An alert and a search leave the bars in sight, and so does a popover, but in
  /// compact width (ALR-4, SRC-4).
  fileprivate var coveringController: UIViewController? {
    guard let presentation, presentation.phase != .leaving, presentation.phase != .over else { return nil }
    if presentation.presented is UIAlertController || presentation.presented is UISearchController {
      return presentation.presented.coveringController
    }
    if presentation.style == .popover, traitCollection.horizontalSizeClass == .regular { return nil }
    return presentation.presented
  }
}
