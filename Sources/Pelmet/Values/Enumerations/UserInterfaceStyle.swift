extension Theme {
  /// UIUserInterfaceStyle.
  public enum UserInterfaceStyle: String, Sendable, Hashable, CaseIterable {
    case unspecified, light, dark

    /// The scheme that is forced.
    package var scheme: Traits.Scheme? {
      switch self {
      case .unspecified: nil
      case .light: .light
      case .dark: .dark
      }
    }
  }
}
