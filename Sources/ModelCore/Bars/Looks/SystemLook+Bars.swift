import Foundation
import Pelmet
import SystemThemes

/// The bars with a system look.
enum SystemBar { case navigationBar, toolbar, tabBar }

/// The `configureWith…Background` methods of a bar appearance (APP-8).
enum BarPreset { case `default`, opaque, transparent }

extension SystemLook {
  /// The values of a `configureWith…Background` preset for a bar (APP-8); none before iOS 13.
  @MainActor
  func background(_ preset: BarPreset, of bar: SystemBar) -> BarBackground {
    let style =
      switch preset {
      case .default: style()
      case .opaque: style(in: .opaque)
      case .transparent: style(in: .transparent)
      }
    return standardAppearance(of: bar, in: style).map(BarBackground.init) ?? BarBackground()
  }

  private func standardAppearance(of bar: SystemBar, in style: Theme.Style) -> (any Theme.BarAppearance)? {
    switch bar {
    case .navigationBar: style.navigationBar?.standardAppearance
    case .toolbar: style.toolbar?.standardAppearance
    case .tabBar: style.tabBar?.standardAppearance
    }
  }

  /// The colour of the default hairline. Not one of UIColor's, and therefore never equal to an app's own colour.
  var barShadow: UIColor? { color(named: "barShadow").flatMap(UIColor.init(look:)) }

  /// The system's style of a navigation bar's title (BAR-11).
  func title(isLarge: Bool) -> ModelText {
    let bar = style().navigationBar
    let attributes =
      isLarge
      ? bar?.standardAppearance?.largeTitleTextAttributes ?? bar?.largeTitleTextAttributes
      : bar?.standardAppearance?.titleTextAttributes ?? bar?.titleTextAttributes
    return ModelText(
      color: attributes?.foregroundColor.flatMap(UIColor.init(look:)) ?? .label,
      font: attributes?.font.map(UIFont.init(look:)) ?? .preferredFont(forTextStyle: isLarge ? .largeTitle : .headline))
  }

  /// The system's title colour of a navigation bar's button, or `nil` for the tint.
  func buttonTitleColor(_ role: BarButtonRole) -> UIColor? {
    let bar = style().navigationBar?.standardAppearance
    let button =
      switch role {
      case .plain: bar?.buttonAppearance
      case .prominent: bar?.prominentButtonAppearance ?? bar?.doneButtonAppearance
      case .back: bar?.backButtonAppearance
      }
    return button?.normal?.titleTextAttributes?.foregroundColor.flatMap(UIColor.init(look:))
  }

  /// The tint of views if neither they nor their superviews have one (BAR-8).
  var tintColor: UIColor { style().window?.tintColor.flatMap(UIColor.init(look:)) ?? .systemBlue }
}

@MainActor
extension BarBackground {
  /// Background and shadow of an appearance object of a look.
  init(_ appearance: any Theme.BarAppearance) {
    effect = appearance.backgroundEffect.flatMap(UIBlurEffect.Style.init).map(UIBlurEffect.init(style:))
    color = appearance.backgroundColor.flatMap(UIColor.init(look:))
    shadowColor = appearance.shadowColor.flatMap(UIColor.init(look:))
  }
}

/// Defaults of the system that looks do not contain, because they are the same on every version.
enum SystemDefaults {
  /// The solid colour of a legacy bar that is not translucent and has no `barTintColor` (BAR-6).
  static func legacyBarColor(_ style: UIBarStyle) -> UIColor {
    style == .default ? .systemBackground : .black
  }

  /// The opacity with which the system draws an opaque background image in a bar that is translucent nevertheless (BAR-6).
  static let translucentImageOpacity: CGFloat = 0.85

  /// The chevron of a navigation bar, and its mask (APP-10).
  static var backIndicatorImage: UIImage { UIImage(content: .symbol("chevron.backward", SymbolValues()), size: .zero) }

  /// The title of a back button that has none, or no space for it (ITM-3).
  static let backTitle = "Back"
}
