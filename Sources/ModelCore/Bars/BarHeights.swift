import Foundation

/// The heights of bars, in points (NAV-14).
enum BarHeights {
  static let standard: CGFloat = 44
  static let pad: CGFloat = 50
  static let compact: CGFloat = 32
  static let prompt: CGFloat = 30
  /// What a large title adds.
  static let largeTitle: CGFloat = 52
  static let tabBar: CGFloat = 49

  /// Of a navigation bar without prompt and large title, or of a toolbar.
  static func bar(in traits: UITraitCollection) -> CGFloat {
    if traits.verticalSizeClass == .compact { return compact }
    return traits.userInterfaceIdiom == .pad && CurrentSimulation.device.linkedSDK >= 12 ? pad : standard
  }

  /// Compact inline since iOS 11.
  static func tabBar(in traits: UITraitCollection) -> CGFloat {
    traits.verticalSizeClass == .compact && CurrentSimulation.device.systemVersion >= 11 ? compact : tabBar
  }

  /// Whether a bar of this height has compact metrics (NAV-15).
  static func isCompact(_ height: CGFloat, hasPrompt: Bool = false) -> Bool {
    height == (hasPrompt ? compact + prompt : compact)
  }
}
