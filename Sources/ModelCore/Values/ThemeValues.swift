import Foundation
package import Pelmet

extension UIColor {
  /// Creates a colour of a system look. Returns `nil` if the look sets no colour, which is `clear` in an appearance object (APP-9).
  convenience init?(look color: Theme.Color) {
    switch color.content {
    case .noColor, .rgb(.clear): return nil
    case .system(let system): self.init(source: .system(system.rawValue))
    default: self.init(source: .look(color))
    }
  }

  /// The colour in a view with a tint: `UIColor.tintColor` becomes the tint of the view that uses it.
  func shown(withTint tint: UIColor) -> UIColor {
    switch source {
    case .system("tintColor"): tint
    case .translucent(let base, let alpha): base.shown(withTint: tint).withAlphaComponent(alpha)
    default: self
    }
  }
}

extension UIFont {
  /// Creates a font of a system look, which has a text style or a size and perhaps a weight, at the current text size.
  convenience init(look font: Theme.Font) {
    var values = FontValues.preferred(font.textStyle.map(TextStyle.init) ?? .body, in: .current)
    if font.textStyle == nil { values.textStyle = nil }
    if let size = font.size { values.pointSize = CGFloat(size) }
    if let weight = font.weight.flatMap({ Self.weights[$0] }) { values.weight = weight }
    self.init(values)
  }

  private static let weights: [Theme.FontWeight: Weight] = [
    .ultraLight: .ultraLight, .thin: .thin, .light: .light, .regular: .regular, .medium: .medium, .semibold: .semibold,
    .bold: .bold, .heavy: .heavy, .black: .black,
  ]
}

extension UIFont.TextStyle {
  init(_ style: Theme.TextStyle) {
    self =
      switch style {
      case .extraLargeTitle: .extraLargeTitle
      case .extraLargeTitle2: .extraLargeTitle2
      case .largeTitle: .largeTitle
      case .title1: .title1
      case .title2: .title2
      case .title3: .title3
      case .headline: .headline
      case .subheadline: .subheadline
      case .body: .body
      case .callout: .callout
      case .footnote: .footnote
      case .caption1: .caption1
      case .caption2: .caption2
      }
  }
}

extension UIBlurEffect.Style {
  /// The style of the same name, or `nil` for no effect.
  init?(_ effect: Theme.BlurEffect) {
    guard let style = Self.named[effect.rawValue] else { return nil }
    self = style
  }

  private static let named = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)", $0) })
}

extension Device {
  /// The device's traits in the terms of a theme.
  var themeTraits: Theme.Traits { traits.themeTraits(on: systemVersion) }
}

extension Device.Release {
  /// The version in the terms of a theme.
  var themeVersion: Theme.OSVersion { Theme.OSVersion(major, minor) }

  package init(_ version: Theme.OSVersion) { self.init(version.major, version.minor) }
}

extension UITraitCollection {
  /// These traits in the terms of a theme, on the current device's system.
  package var themeTraits: Theme.Traits { themeTraits(on: CurrentSimulation.deviceOnAnyThread.systemVersion) }
}

extension TraitValues {
  /// These traits in the terms of a theme. Unspecified ones take the defaults of `Theme.Traits`.
  func themeTraits(on version: Device.Release) -> Theme.Traits {
    var traits = Theme.Traits(os: version.themeVersion)
    traits.scheme = userInterfaceStyle == .dark ? .dark : .light
    traits.contrast = accessibilityContrast == .high ? .high : .normal
    traits.level = userInterfaceLevel == .elevated ? .elevated : .base
    switch userInterfaceIdiom {
    case .pad: traits.idiom = .pad
    case .mac: traits.idiom = .mac
    case .vision: traits.idiom = .vision
    case .unspecified, .phone, .tv, .carPlay: break
    }
    if horizontalSizeClass == .regular { traits.horizontalSizeClass = .regular }
    if verticalSizeClass == .compact { traits.verticalSizeClass = .compact }
    switch verticalBarEdge {
    case .unspecified: break
    case .leading: traits.verticalBarEdge = .leading
    case .trailing: traits.verticalBarEdge = .trailing
    }
    return traits
  }
}
