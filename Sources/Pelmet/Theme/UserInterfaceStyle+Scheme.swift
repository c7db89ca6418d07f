extension Theme.UserInterfaceStyle {
  /// The scheme that the style forces.
  package var scheme: Theme.Traits.Scheme? {
    switch self {
    case .unspecified: nil
    case .light: .light
    case .dark: .dark
    }
  }
}
