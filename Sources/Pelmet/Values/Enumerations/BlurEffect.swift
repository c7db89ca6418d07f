/// UIBlurEffect.Style, or deliberately no effect: write `BlurEffect.none`, because for an optional property a bare `.none` is Swift's
/// `nil`.
public enum BlurEffect: String, Sendable, Hashable, CaseIterable {
  case none, extraLight, light, dark, regular, prominent, systemUltraThinMaterial, systemThinMaterial, systemMaterial
  case systemThickMaterial, systemChromeMaterial, systemUltraThinMaterialLight, systemThinMaterialLight
  case systemMaterialLight, systemThickMaterialLight, systemChromeMaterialLight, systemUltraThinMaterialDark
  case systemThinMaterialDark, systemMaterialDark, systemThickMaterialDark, systemChromeMaterialDark
}
