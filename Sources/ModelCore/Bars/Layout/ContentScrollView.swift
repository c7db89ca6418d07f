/// The scroll view that bars follow (NAV-13).
@MainActor
enum ContentScrollView {
  /// The one that the controller names for the edge, else its own view or the first subview of that (SPL-7). A navigation controller has
  /// that of its top; one within its stack stays unsearched.
  static func find(in controller: UIViewController, for edge: NSDirectionalRectEdge) -> UIScrollView? {
    let content = (controller as? UINavigationController)?.topViewController ?? controller
    return content.contentScrollView(for: edge) ?? content.viewIfLoaded as? UIScrollView
      ?? content.viewIfLoaded?.subviews.first as? UIScrollView
  }
}
