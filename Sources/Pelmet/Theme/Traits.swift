extension Theme {
  /// The traits that a theme can tell apart.
  public struct Traits: Sendable, Hashable {
    public var scheme: Scheme
    public var contrast: Contrast
    public var level: Level
    public var idiom: Idiom
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    /// The version of iOS.
    public var os: OSVersion

    public init(
      scheme: Scheme = .light, contrast: Contrast = .normal, level: Level = .base, idiom: Idiom = .phone,
      horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular, os: OSVersion = 26
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.level = level
      self.idiom = idiom
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.os = os
    }

    /// UIUserInterfaceStyle, decided.
    public enum Scheme: String, Sendable, Hashable, CaseIterable { case light, dark }
    /// UIAccessibilityContrast, decided.
    public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, high }
    /// UIUserInterfaceLevel, decided.
    public enum Level: String, Sendable, Hashable, CaseIterable { case base, elevated }
    /// UIUserInterfaceIdiom, as far as it has bars.
    public enum Idiom: String, Sendable, Hashable, CaseIterable { case phone, pad, mac, vision }
    /// UIUserInterfaceSizeClass, decided.
    public enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }
  }
}
