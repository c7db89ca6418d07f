extension Theme {
  /// UIBlurEffect.Style, or `noEffect`, which removes the effect, whereas Swift's `nil` leaves it untouched.
  public enum BlurEffect: String, Sendable, Hashable, CaseIterable {
    case noEffect = "none"
    case extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
    case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
    case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
    case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
  }
}
