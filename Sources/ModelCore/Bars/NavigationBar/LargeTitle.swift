import Foundation

/// The large title of a navigation bar (NAV-12, LG-4).
@MainActor
enum LargeTitle {
  /// Whether any of it is to be seen.
  static func isShown(in bar: UINavigationBar) -> Bool { height(in: bar) > 0 }

  /// What is left of it, in points: with a scroll view that the bar follows it shrinks by as much as the content is scrolled (SPL-7). A
  /// navigation controller's bar has none in compact height.
  static func height(in bar: UINavigationBar) -> CGFloat {
    height(in: bar, scrolledBy: bar.manager?.modelContentScrollView?.distanceFromTop ?? 0)
  }

  /// - Parameter distance: In points.
  static func height(in bar: UINavigationBar, scrolledBy distance: CGFloat) -> CGFloat {
    guard isWanted(in: bar), bar.manager == nil || bar.traitCollection.verticalSizeClass != .compact else { return 0 }
    return max(0, BarHeights.largeTitle - distance)
  }

  private static func isWanted(in bar: UINavigationBar) -> Bool {
    guard bar.prefersLargeTitles, CurrentSimulation.device.systemVersion >= 11 else { return false }
    return isLarge(bar.items ?? [])
  }

  /// `automatic` is what the previous item resolved to, large at the root. An inline large title is large, too.
  private static func isLarge(_ items: [UINavigationItem]) -> Bool {
    guard let deciding = items.last(where: { $0.largeTitleDisplayMode != .automatic }) else { return true }
    return deciding.largeTitleDisplayMode != .never
  }
}
