import Foundation

/// Whether the content beside a managed bar is scrolled to the bar's edge (APP-3 … 5, NAV-13). Free-standing bars have no edge.
extension UINavigationBar {
  /// The navigation controller whose bar this is.
  var manager: UINavigationController? { stack.manager }

  /// A large title gives way first: the content does not reach the bar's edge before it is gone.
  var isAtEdge: Bool {
    guard let manager else { return false }
    guard let scrollView = manager.modelContentScrollView else { return ScrollEdge.withoutScrollView }
    return scrollView.distanceFromTop <= LargeTitle.height(in: self, scrolledBy: 0)
  }
}

extension UIToolbar {
  var isAtEdge: Bool {
    guard let manager = superview?.nearestController as? UINavigationController, manager.toolbar === self else { return false }
    return ScrollEdge.isAtBottom(manager)
  }
}

extension UITabBar {
  var isAtEdge: Bool {
    guard let manager else { return false }
    return manager.selectedViewController.map(ScrollEdge.isAtBottom) ?? ScrollEdge.withoutScrollView
  }
}

@MainActor
enum ScrollEdge {
  /// NAV-13: the answer where there is no scroll view.
  static var withoutScrollView: Bool { CurrentSimulation.device.systemVersion >= 15 }

  /// Whether the content of a controller is scrolled to its end.
  static func isAtBottom(_ controller: UIViewController) -> Bool {
    ContentScrollView.find(in: controller, for: .bottom)?.isAtBottom ?? withoutScrollView
  }
}
