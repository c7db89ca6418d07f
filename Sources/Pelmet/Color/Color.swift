extension Theme {
  /// A colour as a theme means it: fixed, adaptive, named by the system or an asset catalogue, or derived from other colours.
  ///
  /// What can be computed from what is known is computed when the colour is made; what depends on a system colour or an asset is
  /// computed when it is resolved for traits, by the same arithmetic.
  public struct Color: Sendable, Hashable {
    package indirect enum Content: Sendable, Hashable {
      case noColor
      case rgb(RGB)
      case displayP3(DisplayP3)
      case system(SystemColor)
      case asset(Asset)
      case adaptive(Variants)
      case derived(Derivation)
      /// Stands for a parameter of a theme while no argument is known; the tables that ship have none.
      case parameter(String)
    }

    package let content: Content

    package init(_ content: Content) {
      self.content = content
    }

    /// Sets the UIKit property to `nil`, whereas Swift's `nil` leaves the property untouched.
    public static let noColor = Color(.noColor)

    /// Fully transparent black.
    public static let clear = Color(.rgb(.clear))

    /// A fixed sRGB colour.
    public static func rgb(_ rgb: RGB) -> Color { Color(.rgb(rgb)) }

    /// An opaque sRGB colour from `0xRRGGBB`.
    public static func rgb(_ rrggbb: UInt32) -> Color { Color(.rgb(RGB(rrggbb))) }

    /// An sRGB colour from `0xRRGGBBAA`.
    public static func rgba(_ rrggbbaa: UInt32) -> Color { Color(.rgb(RGB(rgba: rrggbbaa))) }

    /// A fixed colour that sRGB cannot show.
    public static func displayP3(_ color: DisplayP3) -> Color { Color(.displayP3(color)) }

    /// A colour that UIKit names.
    public static func system(_ color: SystemColor) -> Color { Color(.system(color)) }

    /// A colour set of an asset catalogue; see ``Asset``.
    public static func asset(_ name: String, module: String? = nil, approximately: RGB? = nil) -> Color {
      Color(.asset(Asset(name: name, module: module, approximately: approximately)))
    }

    /// A colour for light and one for dark.
    public static func pair(_ pair: Pair) -> Color { .adaptive(light: .rgb(pair.light), dark: .rgb(pair.dark)) }

    /// A colour for each trait that UIKit resolves live; what is left out falls back as ``Variants`` says.
    public static func adaptive(
      light: Color, dark: Color? = nil, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil,
      darkElevated: Color? = nil
    ) -> Color {
      adaptive { variant in
        switch variant {
        case .light: light
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        case .darkElevated: darkElevated
        }
      }
    }

    /// The simplest colour whose variants are those that `member` gives; `nil` takes the fallback, and light must be given.
    package static func adaptive(_ member: (Variant) -> Color?) -> Color {
      guard let light = member(.light)?.variant(.light) else { return .noColor }
      var variants = Variants(light: light)
      for variant in Variant.allCases.dropFirst() {
        let inherited = variants.resolved(variant)
        // A member may be adaptive itself; its own variant counts. What equals its fallback needs no mention.
        if let own = (member(variant) ?? member(variant.fallback) ?? member(.light))?.variant(variant), own != inherited {
          variants[variant] = own
        }
      }
      return variants == Variants(light: light) ? light : Color(.adaptive(variants))
    }

    /// What this colour is under one variant: never adaptive, but perhaps a system colour, an asset or derived from one.
    package func variant(_ variant: Variant) -> Color {
      switch content {
      case .noColor, .rgb, .displayP3, .system, .asset, .parameter: self
      case .adaptive(let variants): variants.resolved(variant)
      case .derived(let derivation): derivation.map { $0.variant(variant) }.color
      }
    }

    /// What this colour is for `traits`: never adaptive, but perhaps a system colour, an asset or derived from one.
    public func resolved(for traits: Traits) -> Color { variant(traits.colorVariant) }

    /// The sRGB value of a fixed colour, of one in Display P3 what comes nearest; `nil` for any other.
    public var rgb: RGB? {
      switch content {
      case .rgb(let rgb): rgb
      case .displayP3(let color): color.sRGB
      case .noColor, .system, .asset, .adaptive, .derived, .parameter: nil
      }
    }
  }
}
