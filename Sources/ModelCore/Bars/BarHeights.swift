import Foundation

/// The heights of bars, in points (NAV-14).
enum BarHeights {
  static let compact: CGFloat = 32
  static let prompt: CGFloat = 30

  /// Whether a bar of this height has compact metrics (NAV-15).
  static func isCompact(_ height: CGFloat, hasPrompt: Bool = false) -> Bool {
    height == (hasPrompt ? compact + prompt : compact)
  }
}
