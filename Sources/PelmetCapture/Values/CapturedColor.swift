import Pelmet
import PelmetReports
import PelmetUIKit

#if MODELCORE
  import ModelCore
#else
  import UIKit
#endif

@MainActor
extension CapturedTree {
  /// A colour as a theme writes it: by the name that the system has for it, or by its values in light and dark, with and without high contrast
  /// and elevation. UIKit gives a colour of an asset catalogue by its values, ModelCore by its name.
  static func color(_ color: UIColor) -> CapturedTree {
    if let tree = named(color) { return .color(tree) }
    var variants: [Theme.Color.Variant: JSONTree] = [:]
    for variant in Theme.Color.Variant.allCases {
      guard let tree = fixed(color, in: variant.traits(level: variant == .darkElevated ? .elevated : .base)) else {
        return .unknown(reason: "the components of a colour cannot be read", hash: color.hash)
      }
      variants[variant] = tree
    }
    // Themes have no such colours.
    let elevated: [Theme.Color.Variant] = [.light, .lightHighContrast, .darkHighContrast]
    guard elevated.allSatisfy({ fixed(color, in: $0.traits(level: .elevated)) == variants[$0] }) else {
      return .unknown(reason: "a colour differs in elevated surfaces that themes do not tell apart", hash: color.hash)
    }
    return .color(tree(variants))
  }

  /// Colours by variant, without those that equal what they fall back to.
  nonisolated static func tree(_ variants: [Theme.Color.Variant: JSONTree]) -> JSONTree {
    let kept = Theme.Color.Variant.allCases.filter { variant in
      var fallback = variant.fallback
      while fallback != .light, variants[fallback] == nil { fallback = fallback.fallback }
      return variants[variant] != nil && (variant == .light || variants[variant] != variants[fallback])
    }
    if kept == [.light], let light = variants[.light] { return light }
    return .object(kept.compactMap { variant in variants[variant].map { JSONTree.Member(variant.rawValue, $0) } })
  }

  /// A colour that the system, or in ModelCore an asset catalogue, has a name for.
  private static func named(_ color: UIColor) -> JSONTree? {
    let system = Theme.SystemColor.allCases.first { !$0.isPlain && $0.uiColor == color }
    if let system { return ["system": .string(system.rawValue)] }
    #if MODELCORE
      switch color.source {
      case .asset(let name): return ["asset": .string(name.name)]
      case .translucent(let base, let alpha):
        let isOpaque = Theme.Color.Variant.allCases.allSatisfy {
          base.modelComponents($0.traits(level: .base)).map { $0.alpha == 1 } ?? true
        }
        guard isOpaque, let base = named(base) else { return nil }
        return ["color": base, "alpha": .number(Double(alpha))]
      default: return nil
      }
    #else
      return nil
    #endif
  }

  /// The colour for some traits. ModelCore knows which colour of the system an app's closure gave.
  private static func fixed(_ color: UIColor, in traits: UITraitCollection) -> JSONTree? {
    #if MODELCORE
      let written = color.written(for: traits)
      if written !== color, let tree = named(written) { return tree }
    #endif
    return color.resolvedColor(with: traits).rgb.map { .string($0.shortDescription) }
  }
}

extension Theme.SystemColor {
  /// The colours that `UIColor` names without being the system's: themes write them as numbers.
  fileprivate var isPlain: Bool {
    switch self {
    case .black, .darkGray, .lightGray, .white, .gray, .red, .green, .blue, .cyan, .yellow, .magenta, .orange, .purple, .brown,
      .clear:
      true
    default: false
    }
  }
}

extension Theme.Color.Variant {
  /// The traits for which UIKit takes the variant.
  fileprivate func traits(level: UIUserInterfaceLevel) -> UITraitCollection {
    let isDark = self == .dark || self == .darkHighContrast || self == .darkElevated
    let isHigh = self == .lightHighContrast || self == .darkHighContrast
    return UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: isDark ? .dark : .light),
      UITraitCollection(accessibilityContrast: isHigh ? .high : .normal), UITraitCollection(userInterfaceLevel: level),
    ])
  }
}
