import Foundation

/// The seam between UIKit's machinery and its looks: everything that the rules call "the system's", asked by system version.
///
/// To be replaced by the compiled themes of `SystemThemes`. Until then it holds the most important values of iOS 15.
enum SystemLook {
  /// The system colour of this name for these traits; unknown names are clear.
  static func color(_ name: String, traits: Traits, version: SystemVersion) -> ColorComponents {
    guard let color = SystemColorTable.colors[name] else { return ColorComponents(rgba: 0) }
    return ColorComponents(rgba: color.value(for: traits))
  }

  static func knowsColor(_ name: String) -> Bool {
    SystemColorTable.colors[name] != nil
  }

  /// What a `configureWith…Background` preset writes for a bar (APP-8; concrete values inferred).
  @MainActor
  static func background(_ preset: BarPreset, of bar: BarKind, version: SystemVersion) -> BarBackground {
    switch preset {
    case .default:
      BarBackground(effect: UIBlurEffect(style: .systemChromeMaterial), shadowColor: barShadow)
    case .opaque:
      BarBackground(color: .systemBackground, shadowColor: barShadow)
    case .transparent:
      BarBackground()
    }
  }

  /// The separator-like colour of a bar's default hairline. Its own name keeps it apart from an explicit `.separator`.
  static var barShadow: UIColor { UIColor(source: .system("barShadow")) }

  /// The solid colour of a legacy bar that is not translucent and has no `barTintColor` (BAR-6).
  static func legacyBarColor(_ style: UIBarStyle, version: SystemVersion) -> UIColor {
    guard style == .default else { return .black }
    return version < 13 ? .white : .systemBackground
  }

  /// The opacity with which the system draws an opaque background image in a bar that is translucent nevertheless (BAR-6).
  static let translucentImageOpacity: CGFloat = 0.85

  /// What a navigation bar's title looks like where the app says nothing (BAR-11).
  static func title(isLarge: Bool, version: SystemVersion) -> ModelText {
    let font =
      isLarge
      ? UIFont.systemFont(ofSize: UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, weight: .bold)
      : UIFont.preferredFont(forTextStyle: .headline)
    return ModelText(color: version < 13 ? .black : .label, font: font)
  }

  /// The tint where no view on the way to the window has one (BAR-8).
  static var tintColor: UIColor { .systemBlue }

  /// The chevron of a navigation bar, and its mask (APP-10).
  static var backIndicatorImage: UIImage { UIImage(content: .symbol("chevron.backward", SymbolValues()), size: .zero) }

  /// The title of a back button that has none, or no room for it (ITM-3).
  static let backTitle = "Back"
}
