import Foundation

/// Where the items of a navigation bar lie: in a row from one edge, 8 points apart (ITM-5, 9).
@MainActor
struct BarItemLayout {
  /// The model's own: UIKit's margins depend on the device.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The least size that a finger hits.
  private static let side: CGFloat = 44

  let bar: UIView
  /// The title colour that the bar's appearance object gives an item, by role and state.
  let appearance: (UIBarButtonItem) -> ModelItemState?
  let isFromRight: Bool
  /// Whether the row begins after a back button.
  var isAfterBackButton = false

  /// Frames in the bar's coordinates. Spaces take room but are not shown; a flexible one takes none, and a negative one moves its
  /// neighbours outwards before iOS 11 only (ITM-9).
  func place(_ items: [UIBarButtonItem]) -> [ModelItem] {
    var distance = Self.margin + (isAfterBackButton ? Self.side + Self.gap : 0)
    let leastSpace: CGFloat = CurrentSimulation.device.systemVersion < 11 ? -.infinity : 0
    var placed: [ModelItem] = []
    for item in items where !item.isHidden {
      if item.isSpace {
        distance += item.systemItem == .fixedSpace ? max(item.width, leastSpace) : 0
        continue
      }
      let width = item.width > 0 ? item.width : max(item.customView?.frame.width ?? 0, Self.side)
      let x = isFromRight ? bar.frame.width - distance - width : distance
      let colors = ItemColors(item, in: bar, appearance: appearance(item))
      placed.append(
        ModelItem(
          item: item, frame: CGRect(x: x, y: 0, width: width, height: min(bar.frame.height, Self.side)),
          titleColor: colors.title, imageColor: colors.image))
      distance += width + Self.gap
    }
    return placed
  }
}
