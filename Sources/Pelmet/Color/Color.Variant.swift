extension Theme.Color {
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
