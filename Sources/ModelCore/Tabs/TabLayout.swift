import Foundation

/// Where the bar of a tab bar controller is, and what room it leaves (NAV-14, BAR-2).
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
    let height = (isCompact ? BarHeights.compact : BarHeights.tabBar) + (isAtTop ? 0 : homeIndicator)
    if isAtTop {
      return CGRect(x: bounds.minX, y: isShown ? device.statusBarHeight : -height, width: bounds.width, height: height)
    }
    return CGRect(x: bounds.minX, y: bounds.maxY - (isShown ? height : 0), width: bounds.width, height: height)
  }

  /// The room for an accessory that keeps its height: above a bar at the bottom, else at the bottom (LG-6).
  func accessory(height: CGFloat) -> CGRect {
    let maxY = isAtTop || !isShown ? bounds.maxY - homeIndicator : bar.minY
    return CGRect(x: bounds.minX, y: maxY - height, width: bounds.width, height: height)
  }

  /// - Parameter goesUnderBar: Whether the content may be covered by the bar.
  func content(goesUnderBar: Bool) -> CGRect {
    guard isShown, !goesUnderBar else { return bounds }
    guard isAtTop else { return CGRect(x: bounds.minX, y: bounds.minY, width: bounds.width, height: bar.minY - bounds.minY) }
    return CGRect(x: bounds.minX, y: bar.maxY, width: bounds.width, height: bounds.maxY - bar.maxY)
  }

  private var homeIndicator: CGFloat {
    device.homeIndicator ? BarHeights.homeIndicator(device.idiom, isCompact: isCompact) : 0
  }
}
