public import Pelmet

#if MODELCORE
  public import ModelCore
#else
  public import UIKit
#endif

extension UIColor {
  /// Creates UIKit's colour for a theme's colour.
  ///
  /// UIKit resolves adaptive, system, asset and derived colours for the traits of the view that uses them. `Theme.Color.noColor` becomes
  /// clear; use ``UIKitConvertible/uiKitValue`` where it stands for `nil`.
  public convenience init(_ color: Theme.Color) {
    if let color = color.displayP3 {
      self.init(color)
    } else if let rgb = color.rgb {
      self.init(rgb)
    } else {
      self.init(dynamicProvider: { color.resolvedUIColor(in: $0) })
    }
  }

  /// Creates a fixed Display P3 colour.
  public convenience init(_ color: Theme.Color.DisplayP3) {
    self.init(displayP3Red: color.red, green: color.green, blue: color.blue, alpha: CGFloat(color.sRGB.alpha) / 255)
  }

  /// Creates a fixed sRGB colour.
  public convenience init(_ rgb: Theme.Color.RGB) {
    self.init(
      red: CGFloat(rgb.red) / 255, green: CGFloat(rgb.green) / 255, blue: CGFloat(rgb.blue) / 255, alpha: CGFloat(rgb.alpha) / 255
    )
  }
}

extension Theme.Color: UIKitConvertible {
  /// The colour, or `nil` for `none`: deliberately no colour.
  public var uiKitValue: UIColor? { self == .noColor ? nil : UIColor(self) }
}

extension Theme.Color {
  /// UIKit's colour for some traits. It no longer adapts by itself, unless it is a system colour or an asset.
  func resolvedUIColor(in traitCollection: UITraitCollection) -> UIColor {
    switch resolved(in: traitCollection).content {
    case .system(let color): color.uiColor
    case .asset(let asset):
      asset.look?.resolvedUIColor(in: traitCollection) ?? asset.uiColor ?? UIColor(asset.approximately ?? .clear)
    case .displayP3(let color): UIColor(color)
    default: workedOut(in: traitCollection)
    }
  }

  private func workedOut(in traitCollection: UITraitCollection) -> UIColor {
    #if MODELCORE
      let color = resolved(in: traitCollection)
      if color.isOpen { return OpenColor(color, shownAs: UIColor(rgb(in: traitCollection)), traitCollection) }
    #endif
    return UIColor(rgb(in: traitCollection))
  }

  /// The sRGB value for some traits, 8 bits a channel; clear if there is no colour.
  package func rgb(in traitCollection: UITraitCollection) -> RGB {
    let rgb = resolved(in: traitCollection).evaluated { color in
      switch color.content {
      case .rgb(let rgb): rgb
      case .displayP3(let color): color.sRGB
      case .system(let color): color.uiColor.resolvedColor(with: traitCollection).rgb ?? .clear
      case .asset(let asset):
        asset.look?.rgb(in: traitCollection) ?? asset.uiColor?.resolvedColor(with: traitCollection).rgb ?? asset.approximately
          ?? .clear
      case .parameter(_, let look): look?.rgb(in: traitCollection) ?? .clear
      case .noColor, .pair, .adaptive, .derived: .clear
      }
    }
    return rgb ?? .clear
  }

  private func resolved(in traitCollection: UITraitCollection) -> Theme.Color {
    // Colors depend on scheme, contrast and level only: the version does not matter.
    resolved(for: Theme.Traits(traitCollection, os: 0))
  }
}

extension Theme.Color.Asset {
  /// The colour of the asset catalogue; `nil` if it has none of this name.
  fileprivate var uiColor: UIColor? {
    UIColor(named: name, in: ResourceBundles.bundle(of: module), compatibleWith: nil)
  }
}

extension UIColor {
  /// The sRGB value of a colour that does not depend on traits, rounded to 8 bits a channel; `nil` if UIKit cannot convert it.
  package var rgb: Theme.Color.RGB? {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return Theme.Color.RGB(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }
}

extension Theme.SystemColor {
  /// UIKit's colour of this name. Mint, cyan and the tint colour came with iOS 15; earlier systems get colours that look the same.
  package var uiColor: UIColor {
    switch self {
    case .label: .label
    case .secondaryLabel: .secondaryLabel
    case .tertiaryLabel: .tertiaryLabel
    case .quaternaryLabel: .quaternaryLabel
    case .placeholderText: .placeholderText
    case .link: .link
    case .separator: .separator
    case .opaqueSeparator: .opaqueSeparator
    case .systemFill: .systemFill
    case .secondarySystemFill: .secondarySystemFill
    case .tertiarySystemFill: .tertiarySystemFill
    case .quaternarySystemFill: .quaternarySystemFill
    case .systemBackground: .systemBackground
    case .secondarySystemBackground: .secondarySystemBackground
    case .tertiarySystemBackground: .tertiarySystemBackground
    case .systemGroupedBackground: .systemGroupedBackground
    case .secondarySystemGroupedBackground: .secondarySystemGroupedBackground
    case .tertiarySystemGroupedBackground: .tertiarySystemGroupedBackground
    case .systemRed: .systemRed
    case .systemOrange: .systemOrange
    case .systemYellow: .systemYellow
    case .systemGreen: .systemGreen
    case .systemMint: if #available(iOS 15, *) { .systemMint } else { UIColor(Self.mint) }
    case .systemTeal: .systemTeal
    case .systemCyan: if #available(iOS 15, *) { .systemCyan } else { UIColor(Self.cyan) }
    case .systemBlue: .systemBlue
    case .systemIndigo: .systemIndigo
    case .systemPurple: .systemPurple
    case .systemPink: .systemPink
    case .systemBrown: .systemBrown
    case .systemGray: .systemGray
    case .systemGray2: .systemGray2
    case .systemGray3: .systemGray3
    case .systemGray4: .systemGray4
    case .systemGray5: .systemGray5
    case .systemGray6: .systemGray6
    case .tintColor: if #available(iOS 15, *) { .tintColor } else { .systemBlue }
    case .lightText: .lightText
    case .darkText: .darkText
    case .black: .black
    case .darkGray: .darkGray
    case .lightGray: .lightGray
    case .white: .white
    case .gray: .gray
    case .red: .red
    case .green: .green
    case .blue: .blue
    case .cyan: .cyan
    case .yellow: .yellow
    case .magenta: .magenta
    case .orange: .orange
    case .purple: .purple
    case .brown: .brown
    case .clear: .clear
    }
  }

  private static let mint = Theme.Color.adaptive(
    light: .rgb(0x00C7BE), dark: .rgb(0x66D4CF), lightHighContrast: .rgb(0x0C817B), darkHighContrast: .rgb(0x66D4CF))
  private static let cyan = Theme.Color.adaptive(
    light: .rgb(0x32ADE6), dark: .rgb(0x64D2FF), lightHighContrast: .rgb(0x0071A4), darkHighContrast: .rgb(0x70D7FF))
}
