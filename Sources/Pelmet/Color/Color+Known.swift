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
