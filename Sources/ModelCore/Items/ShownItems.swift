/// The items that a person can reach in the bars of a view.
@MainActor
enum ShownItems {
  static func of(_ view: UIView) -> [UIBarButtonItem] {
    guard !view.isHidden else { return [] }
    let own =
      switch view {
      case let bar as UINavigationBar: bar.topItem?.shownItems ?? []
      case let bar as UIToolbar: bar.items ?? []
      default: [] as [UIBarButtonItem]
      }
    return own.filter { !$0.isHidden } + view.subviews.flatMap(of)
  }

  /// Whether a person can tap an item: not one of a hidden bar, of a covered page or of a window on no screen. A bar that was never put
  /// into a view counts as seen, as does an item on no bar.
  static func canReach(_ item: UIBarButtonItem) -> Bool {
    guard !item.isHidden else { return false }
    guard let bar = item.bar, let superview = bar.superview else { return true }
    guard bar.window?.isOnScreen == true, isInSight(bar, superview) else { return false }
    switch bar {
    case let bar as UINavigationBar: return bar.topItem?.shownItems.contains { $0 === item } == true
    default: return true
    }
  }

  /// The bar of a nested navigation controller is seen as the outer one (SPL-3).
  private static func isInSight(_ bar: UIView, _ superview: UIView) -> Bool {
    guard let controller = bar.nearestController as? UINavigationController else {
      return sequence(first: bar, next: \.superview).allSatisfy { !$0.isHidden }
    }
    let isHidden = bar is UINavigationBar ? controller.isNavigationBarHidden : controller.isToolbarHidden
    return !isHidden && sequence(first: superview, next: \.superview).allSatisfy { !$0.isHidden }
  }
}
