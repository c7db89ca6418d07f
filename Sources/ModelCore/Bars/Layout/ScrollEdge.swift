import Foundation

/// A navigation controller as its bars know it.
@MainActor
protocol NavigationBarManager: UIViewController {
  var toolbar: UIToolbar! { get }

  /// The scroll view that the bars follow; nil where there is none.
  var modelContentScrollView: UIScrollView? { get }

  var modelIsNavigationBarMinimized: Bool { get }

  /// The edge at which the bars stand upright, or `unspecified` for horizontal bars (VBR-1).
  var standingBarEdge: UIVerticalBarEdge { get }

  /// Whether the navigation bar, which holds what stays horizontal, is shown (VBR-8).
  var hasHorizontalBar: Bool { get }
}

/// A tab bar controller as its bar knows it.
@MainActor
protocol TabBarManager: UIViewController, UITabBarDelegate {
  var barItems: [UITabBarItem]? { get }
  var selectedBarItem: UITabBarItem? { get }
  var selectedViewController: UIViewController? { get }
  var modelIsTabBarMinimized: Bool { get }

  /// The items that a minimised bar at the bottom still shows; nil for any other bar.
  var minimizedBarItems: [UITabBarItem]? { get }

  /// The item in a circle of its own.
  var detachedBarItem: UITabBarItem? { get }

  /// In the controller's coordinates.
  var modelTabAccessory: ModelTabAccessory? { get }

  /// The edge at which the bar stands upright, or `unspecified` for a horizontal one (VBR-1).
  var standingBarEdge: UIVerticalBarEdge { get }
}

/// Whether the content beside a managed bar is scrolled to the bar's edge (APP-3 … 5, NAV-13). Free-standing bars have no edge.
extension UINavigationBar {
  /// The navigation controller whose bar this is.
  var manager: (any NavigationBarManager)? { stack.manager }

  /// A large title gives way first: the content does not reach the bar's edge before it is gone.
  var isAtEdge: Bool {
    guard let manager else { return false }
    guard let scrollView = manager.modelContentScrollView else { return ScrollEdge.withoutScrollView }
    return scrollView.distanceFromTop <= LargeTitle.height(in: self, scrolledBy: 0)
  }
}

extension UIToolbar {
  /// The navigation controller whose toolbar this is.
  var manager: (any NavigationBarManager)? {
    guard let manager = superview?.nearestController as? any NavigationBarManager, manager.toolbar === self else { return nil }
    return manager
  }

  var isAtEdge: Bool { manager.map(ScrollEdge.isAtBottom) ?? false }
}

extension UITabBar {
  var isAtEdge: Bool {
    guard let manager else { return false }
    return manager.selectedViewController.map(ScrollEdge.isAtBottom) ?? ScrollEdge.withoutScrollView
  }
}

@MainActor
enum ScrollEdge {
  /// Whether the bar counts as at the edge if there is no scroll view (NAV-13).
  static var withoutScrollView: Bool { CurrentSimulation.device.systemVersion >= 15 }

  /// Whether the content of a controller is scrolled to its end.
  static func isAtBottom(_ controller: UIViewController) -> Bool {
    ContentScrollView.find(in: controller, for: .bottom)?.isAtBottom ?? withoutScrollView
  }
}

/// The scroll view that bars follow (NAV-13).
@MainActor
enum ContentScrollView {
  /// The scroll view that the controller sets for the edge, or else its own view or the first subview of that (SPL-7). A navigation
  /// controller uses that of its top controller; a nested one is not searched.
  static func find(in controller: UIViewController, for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let content = controller.contentController
    if let scrollView = content.contentScrollView(for: edge) { return scrollView }
    guard let view = content.loadedView else { return nil }
    return view as? UIScrollView ?? view.storedSubviews.first as? UIScrollView
  }
}

extension UIViewController {
  /// The scroll view that bars at an edge follow while this controller is shown, and the controller that is asked for it: a navigation
  /// controller asks its top controller (NAV-13).
  package func modelContent(for edge: NSDirectionalRectEdge) -> (scrollView: UIScrollView?, controller: UIViewController) {
    (ContentScrollView.find(in: self, for: edge), contentController)
  }
}

/// The frame of the view between or under bars (BAR-2).
struct ContentFrame {
  /// The bars at one edge, which reduce the frame unless the view extends under them.
  struct Bars {
    /// In points, from the container's edge; 0 where none is shown.
    var inset: CGFloat
    var isTranslucent: Bool

    static let none = Bars(inset: 0, isTranslucent: true)
  }

  /// The view's `edgesForExtendedLayout`.
  var edges: UIRectEdge
  var includesOpaqueBars: Bool
  var top = Bars.none
  var bottom = Bars.none

  /// - Parameter bounds: The container's.
  func frame(in bounds: CGRect) -> CGRect {
    let above = inset(top, .top)
    let below = inset(bottom, .bottom)
    return CGRect(
      x: bounds.minX, y: bounds.minY + above, width: bounds.width, height: max(0, bounds.height - above - below))
  }

  private func inset(_ bars: Bars, _ edge: UIRectEdge) -> CGFloat {
    edges.contains(edge) && (bars.isTranslucent || includesOpaqueBars) ? 0 : bars.inset
  }
}
