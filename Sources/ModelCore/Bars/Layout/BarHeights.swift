import Foundation

/// The heights of bars, in points (NAV-14). A home indicator adds nothing: no rule says how much.
enum BarHeights {
  static let standard: CGFloat = 44
  static let compact: CGFloat = 32
  static let pad: CGFloat = 50
  static let largeTitle: CGFloat = 52
  static let prompt: CGFloat = 30
  static let tabBar: CGFloat = 49

  /// The height of a navigation bar without large title and prompt, and of a toolbar. On the pad it grew with the SDK of iOS 12.
  @MainActor static func bar(for traits: UITraitCollection, device: Device) -> CGFloat {
    if traits.userInterfaceIdiom == .pad { return device.linkedSDK >= 12 ? pad : standard }
    return traits.verticalSizeClass == .compact ? compact : standard
  }

  /// Whether a bar of this height has compact metrics (NAV-15).
  static func isCompact(_ height: CGFloat, hasPrompt: Bool = false) -> Bool {
    height == (hasPrompt ? compact + prompt : compact)
  }
}
