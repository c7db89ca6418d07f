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
}
