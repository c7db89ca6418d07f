import Pelmet

#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

extension Theme.Color {
  /// The colour of UIKit's that this colour is for some traits; not adaptive any more, but perhaps a system colour or an asset.
  func resolvedUIColor(in traitCollection: UITraitCollection) -> UIColor {
    switch resolved(in: traitCollection).content {
    case .system(let color): color.uiColor
    case .asset(let asset): asset.uiColor ?? UIColor(asset.approximately ?? .clear)
    case .displayP3(let color): UIColor(color)
    default: UIColor(rgb(in: traitCollection))
    }
  }

  /// The sRGB value for some traits, 8 bits a channel. What has no colour is clear.
  func rgb(in traitCollection: UITraitCollection) -> RGB {
    switch resolved(in: traitCollection).content {
    case .rgb(let rgb): rgb
    case .displayP3(let color): color.sRGB
    case .system(let color): color.uiColor.resolvedColor(with: traitCollection).rgb ?? .clear
    case .asset(let asset): asset.uiColor?.resolvedColor(with: traitCollection).rgb ?? asset.approximately ?? .clear
    case .derived(let derivation): derivation.evaluated(derivation.operands.map { $0.rgb(in: traitCollection) })
    case .noColor, .parameter, .adaptive: .clear
    }
  }

  private func resolved(in traitCollection: UITraitCollection) -> Theme.Color {
    // Of the traits, colours know scheme, contrast and level alone: the version does not matter.
    resolved(for: Theme.Traits(traitCollection, os: 0))
  }
}

extension Theme.Color.Asset {
  /// The colour of the catalogue; `nil` where there is none of the name.
  fileprivate var uiColor: UIColor? {
    UIColor(named: name, in: ResourceBundles.bundle(of: module), compatibleWith: nil)
  }
}

extension UIColor {
  /// The sRGB value of a colour without traits, rounded to 8 bits a channel; `nil` where nobody knows it.
  fileprivate var rgb: Theme.Color.RGB? {
    var (red, green, blue, alpha) = (CGFloat.zero, CGFloat.zero, CGFloat.zero, CGFloat.zero)
    guard getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return Theme.Color.RGB(red: channel(red), green: channel(green), blue: channel(blue), alpha: channel(alpha))
  }
}
