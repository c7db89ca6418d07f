extension Theme.Color {
  /// A colour for each trait that UIKit resolves live. `nil` stands for the fallback: dark, light high contrast → light; dark high
  /// contrast, dark elevated → dark.
  public struct Variants: Sendable, Hashable {
    public var light: Theme.Color
    public var dark: Theme.Color?
    public var lightHighContrast: Theme.Color?
    public var darkHighContrast: Theme.Color?
    public var darkElevated: Theme.Color?

    init(light: Theme.Color) {
      self.light = light
    }

    /// The colour written for `variant` itself.
    package subscript(variant: Variant) -> Theme.Color? {
      get {
        switch variant {
        case .light: light
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        case .darkElevated: darkElevated
        }
      }
      set {
        switch variant {
        case .light: light = newValue ?? light
        case .dark: dark = newValue
        case .lightHighContrast: lightHighContrast = newValue
        case .darkHighContrast: darkHighContrast = newValue
        case .darkElevated: darkElevated = newValue
        }
      }
    }

    /// The colour for `variant`, through the fallbacks.
    func resolved(_ variant: Variant) -> Theme.Color {
      self[variant] ?? (variant == .light ? light : resolved(variant.fallback))
    }
  }

  /// The traits on which a colour may depend: colour scheme, contrast, and for dark the elevation.
  public enum Variant: String, Sendable, Hashable, CaseIterable {
    case light, dark, lightHighContrast, darkHighContrast, darkElevated

    /// The variant whose colour stands in when this one has none of its own.
    package var fallback: Variant {
      switch self {
      case .light, .dark, .lightHighContrast: .light
      case .darkHighContrast, .darkElevated: .dark
      }
    }
  }
}

extension Theme.Traits {
  /// The variant of an adaptive colour that these traits ask for; high contrast goes before elevation.
  public var colorVariant: Theme.Color.Variant {
    switch (scheme, contrast, level) {
    case (.light, .normal, _): .light
    case (.light, .high, _): .lightHighContrast
    case (.dark, .high, _): .darkHighContrast
    case (.dark, .normal, .elevated): .darkElevated
    case (.dark, .normal, .base): .dark
    }
  }
}

extension Theme.Color {
  /// What this colour is under one variant, as far as that is known before an app runs; `nil` for a parameter, for an asset of which
  /// nothing is said, and for what depends on one.
  /// - Parameter system: What the system's colours look like.
  package func known(_ variant: Variant, system: (Theme.SystemColor) -> Theme.Color?) -> RGB? {
    let color = self.variant(variant)
    switch color.content {
    case .rgb(let rgb): return rgb
    case .displayP3(let color): return color.sRGB
    case .system(let name): return system(name)?.variant(variant).rgb
    case .asset(let asset): return asset.approximately
    case .derived(let derivation):
      let operands = derivation.operands.compactMap { $0.known(variant, system: system) }
      return operands.count == derivation.operands.count ? derivation.evaluated(operands) : nil
    case .noColor, .parameter, .adaptive: return nil
    }
  }
}

extension Theme.Color.Variant {
  /// The variant that a view shows whose scheme is forced.
  package func forced(to scheme: Theme.Traits.Scheme) -> Theme.Color.Variant {
    switch (scheme, self) {
    case (.light, .dark), (.light, .darkElevated): .light
    case (.light, .darkHighContrast): .lightHighContrast
    case (.dark, .light): .dark
    case (.dark, .lightHighContrast): .darkHighContrast
    default: self
    }
  }
}
