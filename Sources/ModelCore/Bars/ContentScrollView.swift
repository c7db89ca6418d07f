/// The scroll view that bars follow (NAV-13).
@MainActor
enum ContentScrollView {
  /// The one that the controller names for the edge, else its own view or the first subview of that (SPL-7). A navigation controller has
  /// that of its top.
  static func find(in controller: UIViewController, for edge: NSDirectionalRectEdge) -> UIScrollView? {
    if let controller = controller as? UINavigationController {
      return controller.topViewController.flatMap { find(in: $0, for: edge) }
    }
    return controller.contentScrollView(for: edge) ?? controller.viewIfLoaded as? UIScrollView
      ?? controller.viewIfLoaded?.subviews.first as? UIScrollView
  }
}
