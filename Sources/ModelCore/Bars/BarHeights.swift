import Foundation

/// The heights of bars, in points (NAV-14).
enum BarHeights {
  static let compact: CGFloat = 32
  static let prompt: CGFloat = 30
  static let tabBar: CGFloat = 49

  /// What a bar at the bottom is higher by on a device without a home button. The model's own, as no rule has it.
  static func homeIndicator(_ idiom: UIUserInterfaceIdiom, isCompact: Bool) -> CGFloat {
    if idiom == .pad { return 20 }
    return isCompact ? 21 : 34
  }

  /// Whether a bar of this height has compact metrics (NAV-15).
  static func isCompact(_ height: CGFloat, hasPrompt: Bool = false) -> Bool {
    height == (hasPrompt ? compact + prompt : compact)
  }
}
