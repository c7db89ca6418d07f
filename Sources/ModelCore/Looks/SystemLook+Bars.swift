import Foundation
import Pelmet
import SystemThemes

extension SystemLook {
  /// What a `configureWith…Background` preset writes for a bar (APP-8): nothing before iOS 13.
  @MainActor
  func background(_ preset: BarPreset, of bar: BarKind) -> BarBackground {
    let style =
      switch preset {
      case .default: style()
      case .opaque: style(in: .opaque)
      case .transparent: style(in: .transparent)
      }
    return standardAppearance(of: bar, in: style).map(BarBackground.init) ?? BarBackground()
  }

  private func standardAppearance(of bar: BarKind, in style: Theme.Style) -> (any Theme.BarAppearance)? {
    switch bar {
    case .navigationBar: style.navigationBar?.standardAppearance
    case .toolbar: style.toolbar?.standardAppearance
    case .tabBar: style.tabBar?.standardAppearance
    }
  }

  /// The colour of the default hairline. Not one of UIColor's, and therefore never equal to an app's own colour.
  var barShadow: UIColor? { color(named: "barShadow").flatMap(UIColor.init(look:)) }

  /// What a navigation bar's title looks like where the app says nothing (BAR-11).
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

  /// The title colour of a navigation bar's button where the app says nothing; nil: the tint.
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

  /// The tint where no view on the way to the window has one (BAR-8).
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
