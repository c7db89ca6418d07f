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

  /// Whether a person can tap an item: not one of a hidden bar, of a covered page or of a window on no screen. An item on no bar, or on
  /// one that was never put into a view, counts as in reach.
  static func canReach(_ item: UIBarButtonItem) -> Bool {
    guard !item.isHidden else { return false }
    guard let bar = item.bar, let superview = bar.superview else { return true }
    guard let bar = bar as? UINavigationBar else { return bar.isTouchable }
    guard bar.topItem?.shownItems.contains(where: { $0 === item }) == true else { return false }
    // The items of a nested navigation controller are on the outer bar (SPL-3).
    let controller = bar.nearestController as? UINavigationController
    return controller.map { !$0.isNavigationBarHidden && superview.isTouchable } ?? bar.isTouchable
  }
}
