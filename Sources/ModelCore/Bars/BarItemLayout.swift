import Foundation

/// Where the items of a navigation bar lie: in a row from one edge, 8 points apart (ITM-5, 9).
@MainActor
struct BarItemLayout {
  /// The model's own: UIKit's margins depend on the device.
  private static let margin: CGFloat = 16
  private static let gap: CGFloat = 8
  /// The least size that a finger hits.
  private static let side: CGFloat = 44

  let bar: CGSize
  let isFromRight: Bool

  /// Frames in the bar's coordinates. Spaces take room but are not shown; a flexible one takes none (ITM-9).
  func place(_ items: [UIBarButtonItem]) -> [ModelItem] {
    var distance = Self.margin
    var placed: [ModelItem] = []
    for item in items where !item.isHidden {
      if item.isSpace {
        distance += item.systemItem == .fixedSpace ? max(item.width, 0) : 0
        continue
      }
      let width = item.width > 0 ? item.width : max(item.customView?.frame.width ?? 0, Self.side)
      let x = isFromRight ? bar.width - distance - width : distance
      placed.append(ModelItem(item: item, frame: CGRect(x: x, y: 0, width: width, height: min(bar.height, Self.side))))
      distance += width + Self.gap
    }
    return placed
  }
}
