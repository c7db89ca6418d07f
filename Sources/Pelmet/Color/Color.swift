extension Theme {
  /// A colour of a theme: fixed, adaptive, named by the system or an asset catalogue, or derived from other colours.
  ///
  /// Derivations from fixed colours are computed at once. Those from system colours and assets are computed, by the same arithmetic, when
  /// the colour is resolved for traits.
  public struct Color: Sendable, Hashable {
    package indirect enum Content: Sendable, Hashable {
      case noColor
      case rgb(RGB)
      case displayP3(DisplayP3)
      case system(SystemColor)
      case asset(Asset)
      /// Two different fixed colours, as most colours of themes are: one object instead of three.
      case pair(Pair)
      /// Any other colour with variants.
      case adaptive(Variants)
      case derived(Derived)
      /// A parameter of a theme without its argument; tables in generated code have none. Where a tool draws the theme, `look` is the
      /// colour that stands in for the argument.
      case parameter(String, look: Color? = nil)
    }

    package let content: Content

    package init(_ content: Content) {
      self.content = content
    }

    /// A colour with variants that differ.
    private init(_ variants: Variants) {
      content = variants.pair.map(Content.pair) ?? .adaptive(variants)
    }

    /// No colour: sets the UIKit property to `nil`, whereas Swift's `nil` leaves the property untouched.
    public static let noColor = Color(.noColor)

    /// Fully transparent black.
    public static let clear = Color(.rgb(.clear))

    /// A fixed sRGB colour.
    public static func rgb(_ rgb: RGB) -> Color { Color(.rgb(rgb)) }

    /// An opaque sRGB colour from `0xRRGGBB`.
    public static func rgb(_ rrggbb: UInt32) -> Color { Color(.rgb(RGB(rrggbb))) }

    /// An sRGB colour from `0xRRGGBBAA`.
    public static func rgba(_ rrggbbaa: UInt32) -> Color { Color(.rgb(RGB(rgba: rrggbbaa))) }

    /// An opaque sRGB colour for light and one for dark, each from `0xRRGGBB`.
    public static func rgb(_ light: UInt32, dark: UInt32) -> Color { pair(Pair(light: RGB(light), dark: RGB(dark))) }

    /// An sRGB colour for light and one for dark, each from `0xRRGGBBAA`.
    public static func rgba(_ light: UInt32, dark: UInt32) -> Color { pair(Pair(light: RGB(rgba: light), dark: RGB(rgba: dark))) }

    /// A fixed colour that sRGB cannot show.
    public static func displayP3(_ color: DisplayP3) -> Color { Color(.displayP3(color)) }

    /// A colour that `UIColor` names.
    public static func system(_ color: SystemColor) -> Color { Color(.system(color)) }

    /// A colour set in an asset catalogue; see ``Asset``.
    public static func asset(_ name: String, module: String? = nil, approximately: RGB? = nil) -> Color {
      Color(.asset(Asset(name: name, module: module, approximately: approximately)))
    }

    /// A colour for light and one for dark.
    public static func pair(_ pair: Pair) -> Color { pair.light == pair.dark ? .rgb(pair.light) : Color(.pair(pair)) }

    /// A colour for each combination of traits that UIKit resolves live; variants left out fall back as described at ``Variants``.
    public static func adaptive(
      light: Color, dark: Color? = nil, lightHighContrast: Color? = nil, darkHighContrast: Color? = nil,
      darkElevated: Color? = nil
    ) -> Color {
      // No other variant can differ.
      if lightHighContrast == nil, darkHighContrast == nil, darkElevated == nil, let dark, light.isUniform, dark.isUniform {
        return light == dark ? light : Color(Variants(light: light, dark: dark))
      }
      return adaptive { variant in
        switch variant {
        case .light: light
        case .dark: dark
        case .lightHighContrast: lightHighContrast
        case .darkHighContrast: darkHighContrast
        case .darkElevated: darkElevated
        }
      }
    }

    /// The simplest colour with the variants that `member` returns. Light must not be `nil`; other variants then fall back.
    package static func adaptive(_ member: (Variant) -> Color?) -> Color {
      guard let light = member(.light)?.variant(.light) else { return .noColor }
      var variants = Variants(light: light)
      var isUniform = true
      for variant in Variant.allCases.dropFirst() {
        let given = member(variant)
        // A member may itself be adaptive; only its own variant counts. Variants equal to their fallback are left out.
        guard let source = given ?? member(variant.fallback) ?? member(.light), given != nil || !source.isUniform else {
          continue
        }
        let own = source.variant(variant)
        if own != variants.resolved(variant) {
          variants[variant] = own
          isUniform = false
        }
      }
      return isUniform ? light : Color(variants)
    }

    /// This colour for one variant: never adaptive, but perhaps a system colour, an asset or derived from one.
    package func variant(_ variant: Variant) -> Color {
      switch content {
      case .noColor, .rgb, .displayP3, .system, .asset, .parameter: self
      case .pair(let pair): .rgb(pair.rgb(for: variant))
      case .adaptive(let variants): variants.resolved(variant)
      case .derived(let derived): derived.variant(variant) ?? self
      }
    }

    /// The sRGB value for one variant, where that is a fixed colour: ``rgb`` of ``variant(_:)``.
    func fixed(_ variant: Variant) -> RGB? {
      switch content {
      case .rgb, .displayP3: rgb
      case .pair(let pair): pair.rgb(for: variant)
      case .adaptive(let variants): variants.resolved(variant).rgb
      case .noColor, .system, .asset, .derived, .parameter: nil
      }
    }

    /// This colour for `traits`: never adaptive, but perhaps a system colour, an asset or derived from one.
    public func resolved(for traits: Traits) -> Color { variant(traits.colorVariant) }

    /// The sRGB value of a fixed colour, for Display P3 the nearest; `nil` for any other colour.
    public var rgb: RGB? {
      switch content {
      case .rgb(let rgb): rgb
      case .displayP3(let color): color.sRGB
      case .noColor, .system, .asset, .pair, .adaptive, .derived, .parameter: nil
      }
    }
  }

  /// The colours that `UIColor` names: semantic ones, which follow traits and system version, and fixed ones. Cases have UIKit's names.
  public enum SystemColor: String, Sendable, Hashable, CaseIterable {
    // Text.
    case label, secondaryLabel, tertiaryLabel, quaternaryLabel, placeholderText, link
    // Lines and fills.
    case separator, opaqueSeparator
    case systemFill, secondarySystemFill, tertiarySystemFill, quaternarySystemFill
    // Backgrounds.
    case systemBackground, secondarySystemBackground, tertiarySystemBackground
    case systemGroupedBackground, secondarySystemGroupedBackground, tertiarySystemGroupedBackground
    // The system palette.
    case systemRed, systemOrange, systemYellow, systemGreen, systemMint, systemTeal, systemCyan, systemBlue, systemIndigo
    case systemPurple, systemPink, systemBrown
    case systemGray, systemGray2, systemGray3, systemGray4, systemGray5, systemGray6
    // The tint of the view in which the colour is used.
    case tintColor
    // Fixed.
    case lightText, darkText
    case black, darkGray, lightGray, white, gray, red, green, blue, cyan, yellow, magenta, orange, purple, brown, clear
  }
}
