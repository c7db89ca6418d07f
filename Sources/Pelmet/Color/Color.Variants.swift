extension Theme.Color {
  /// A colour for each combination of traits that UIKit resolves live. A variant that is `nil` falls back: dark and light high contrast to
  /// light; dark high contrast and dark elevated to dark.
  public struct Variants: Sendable, Hashable {
    public var light: Theme.Color
    public var dark: Theme.Color?
    public var lightHighContrast: Theme.Color?
    public var darkHighContrast: Theme.Color?
    public var darkElevated: Theme.Color?

    init(light: Theme.Color, dark: Theme.Color? = nil) {
      self.light = light
      self.dark = dark
    }

    /// The colour given for `variant` itself, without fallback.
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

    /// The colours for light and dark if they are fixed and there are no others.
    var pair: Pair? {
      guard lightHighContrast == nil, darkHighContrast == nil, darkElevated == nil, case .rgb(let light) = light.content,
        case .rgb(let dark)? = dark?.content
      else { return nil }
      return Pair(light: light, dark: dark)
    }

    /// The colour for `variant`, with fallback.
    func resolved(_ variant: Variant) -> Theme.Color {
      switch variant {
      case .light: light
      case .dark: dark ?? light
      case .lightHighContrast: lightHighContrast ?? light
      case .darkHighContrast: darkHighContrast ?? dark ?? light
      case .darkElevated: darkElevated ?? dark ?? light
      }
    }
  }

  /// The traits on which a colour may depend: scheme, contrast and, in dark, elevation.
  public enum Variant: String, Sendable, Hashable, CaseIterable {
    case light, dark, lightHighContrast, darkHighContrast, darkElevated

    /// The variant whose colour replaces a missing one.
    package var fallback: Variant {
      switch self {
      case .light, .dark, .lightHighContrast: .light
      case .darkHighContrast, .darkElevated: .dark
      }
    }
  }
}

extension Theme.Traits {
  /// The variant of an adaptive colour for these traits; high contrast takes precedence over elevation.
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
  /// The value of this colour for one variant, as far as it is known before the app runs; `nil` for parameters without a look, for assets
  /// whose colour nobody has read, and for colours derived from them.
  /// - Parameter system: The value of a system colour.
  package func known(_ variant: Variant, system: (Theme.SystemColor) -> Theme.Color?) -> RGB? {
    if let fixed = fixed(variant) { return fixed }
    return self.variant(variant).evaluated { color in
      switch color.content {
      case .rgb, .displayP3: color.rgb
      case .system(let name): system(name)?.variant(variant).rgb
      case .asset(let asset): asset.approximately ?? asset.look?.known(variant, system: system)
      case .parameter(_, let look): look?.known(variant, system: system)
      case .noColor, .pair, .adaptive, .derived: nil
      }
    }
  }
}

extension Theme.Color.Variant {
  /// The variant that a view with a forced scheme shows.
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
