import Foundation

/// Where the bar of a tab bar controller is, and what it covers (NAV-14, BAR-2).
struct TabLayout {
  let bounds: CGRect

  /// Since iOS 18 the bar of a wide pad is at the top (TAB-13).
  let isAtTop: Bool

  let isShown: Bool

  /// Whether the bar is small because of the height (NAV-14).
  let isCompact: Bool

  let device: Device

  /// A hidden bar lies beyond its edge.
  var bar: CGRect {
    let height = isCompact ? BarHeights.compact : BarHeights.tabBar
    if isAtTop {
      return CGRect(x: bounds.minX, y: isShown ? device.statusBarHeight : -height, width: bounds.width, height: height)
    }
    return CGRect(x: bounds.minX, y: bounds.maxY - (isShown ? height : 0), width: bounds.width, height: height)
  }

  /// The room for an accessory that keeps its height: above a bar at the bottom, else at the bottom (LG-6).
  func accessory(height: CGFloat) -> CGRect {
    let maxY = isAtTop || !isShown ? bounds.maxY : bar.minY
    return CGRect(x: bounds.minX, y: maxY - height, width: bounds.width, height: height)
  }

  /// What the bar covers of the bounds.
  var covered: UIEdgeInsets {
    guard isShown else { return .zero }
    return isAtTop
      ? UIEdgeInsets(top: bar.maxY - bounds.minY, left: 0, bottom: 0, right: 0)
      : UIEdgeInsets(top: 0, left: 0, bottom: bounds.maxY - bar.minY, right: 0)
  }
}
