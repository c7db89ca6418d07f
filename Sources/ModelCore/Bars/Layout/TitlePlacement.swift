import Foundation

/// The place of the title between the items of a navigation bar (OVF-1, TTL-3).
@MainActor
struct TitlePlacement {
  /// In the bar's coordinates, in points; nil where the items leave no room.
  let frame: CGRect?

  /// Whether the title stands beside the leading items and not in the middle.
  let isLeading: Bool

  /// - Parameters:
  ///   - width: The title's own width, in points.
  ///   - leading: The end of the leading items, in points from the leading edge.
  ///   - trailing: The same at the trailing edge.
  init(width: CGFloat, in bar: UINavigationBar, after leading: CGFloat, before trailing: CGFloat) {
    let total = bar.frame.width
    let room = total - leading - trailing
    let centered = (total - width) / 2
    isLeading = centered + width > total - trailing || bar.stands
    guard room > 0, width > 0 else {
      frame = nil
      return
    }
    let shown = min(width, room)
    let start = isLeading ? leading : max(centered, leading)
    let isRightToLeft = bar.traitCollection.layoutDirection == .rightToLeft
    frame = CGRect(
      x: isRightToLeft ? total - start - shown : start, y: 0, width: shown, height: min(bar.frame.height, BarItemLayout.side))
  }
}
