import Foundation

/// The system's doing where a look has nothing to say: the same on every version.
enum SystemDefaults {
  /// The solid colour of a legacy bar that is not translucent and has no `barTintColor` (BAR-6).
  static func legacyBarColor(_ style: UIBarStyle) -> UIColor {
    style == .default ? .systemBackground : .black
  }

  /// The opacity with which the system draws an opaque background image in a bar that is translucent nevertheless (BAR-6).
  static let translucentImageOpacity: CGFloat = 0.85

  /// The chevron of a navigation bar, and its mask (APP-10).
  static var backIndicatorImage: UIImage { UIImage(content: .symbol("chevron.backward", SymbolValues()), size: .zero) }

  /// The title of a back button that has none, or no room for it (ITM-3).
  static let backTitle = "Back"
}
