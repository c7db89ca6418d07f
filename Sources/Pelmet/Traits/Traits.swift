extension Theme {
  /// The traits that a theme distinguishes.
  public struct Traits: Sendable, Hashable {
    public var scheme: Scheme
    public var contrast: Contrast
    public var level: Level
    public var idiom: Idiom
    public var horizontalSizeClass: SizeClass
    public var verticalSizeClass: SizeClass
    public var verticalBarEdge: VerticalBarEdge
    /// The version of iOS.
    public var os: OSVersion

    public init(
      scheme: Scheme = .light, contrast: Contrast = .normal, level: Level = .base, idiom: Idiom = .phone,
      horizontalSizeClass: SizeClass = .compact, verticalSizeClass: SizeClass = .regular,
      verticalBarEdge: VerticalBarEdge = .unspecified, os: OSVersion = 26
    ) {
      self.scheme = scheme
      self.contrast = contrast
      self.level = level
      self.idiom = idiom
      self.horizontalSizeClass = horizontalSizeClass
      self.verticalSizeClass = verticalSizeClass
      self.verticalBarEdge = verticalBarEdge
      self.os = os
    }

    /// The light or dark scheme, as in `UIUserInterfaceStyle`, never unspecified.
    public enum Scheme: String, Sendable, Hashable, CaseIterable { case light, dark }
    /// The contrast, as in `UIAccessibilityContrast`, never unspecified.
    public enum Contrast: String, Sendable, Hashable, CaseIterable { case normal, high }
    /// The elevation, as in `UIUserInterfaceLevel`, never unspecified.
    public enum Level: String, Sendable, Hashable, CaseIterable { case base, elevated }
    /// The idioms of `UIUserInterfaceIdiom` that have bars.
    public enum Idiom: String, Sendable, Hashable, CaseIterable { case phone, pad, mac, vision }
    /// The size class, as in `UIUserInterfaceSizeClass`, never unspecified.
    public enum SizeClass: String, Sendable, Hashable, CaseIterable { case compact, regular }
    /// The edge at which bars stand upright, as in `UIVerticalBarEdge`; unspecified where they are horizontal (VBR-6).
    public enum VerticalBarEdge: String, Sendable, Hashable, CaseIterable { case unspecified, leading, trailing }
  }

  /// A version of iOS.
  public struct OSVersion: Sendable, Hashable, Comparable, ExpressibleByIntegerLiteral {
    public var major: Int
    public var minor: Int

    public init(_ major: Int, _ minor: Int = 0) {
      self.major = major
      self.minor = minor
    }

    public init(integerLiteral value: Int) {
      self.init(value)
    }

    public static func < (a: OSVersion, b: OSVersion) -> Bool { (a.major, a.minor) < (b.major, b.minor) }
  }
}

extension Theme.OSVersion: CustomStringConvertible {
  public var description: String { minor == 0 ? "\(major)" : "\(major).\(minor)" }
}
