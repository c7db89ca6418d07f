extension Theme.Color {
  /// An sRGB colour with 8 bits a channel, not premultiplied; alpha 0 is clear, 255 opaque.
  public struct RGB: Sendable, Hashable {
    public var red: UInt8
    public var green: UInt8
    public var blue: UInt8
    public var alpha: UInt8

    public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
      self.red = red
      self.green = green
      self.blue = blue
      self.alpha = alpha
    }

    /// An opaque colour from `0xRRGGBB`; bits above the lowest 24 are ignored.
    public init(_ rrggbb: UInt32) {
      self.init(rgba: rrggbb << 8 | 0xFF)
    }

    /// A colour from `0xRRGGBBAA`.
    public init(rgba: UInt32) {
      self.init(
        red: UInt8(truncatingIfNeeded: rgba >> 24), green: UInt8(truncatingIfNeeded: rgba >> 16),
        blue: UInt8(truncatingIfNeeded: rgba >> 8), alpha: UInt8(truncatingIfNeeded: rgba))
    }

    /// `0xRRGGBBAA`.
    public var rgba: UInt32 {
      UInt32(red) << 24 | UInt32(green) << 16 | UInt32(blue) << 8 | UInt32(alpha)
    }

    public static let black = RGB(0x000000)
    public static let white = RGB(0xFFFFFF)
    public static let clear = RGB(rgba: 0)
  }
}

extension Theme.Color.RGB: CustomStringConvertible {
  /// `#RRGGBBAA`.
  public var description: String {
    let digits = String(rgba, radix: 16, uppercase: true)
    return "#" + String(repeating: "0", count: 8 - digits.count) + digits
  }

  /// `#RRGGBB`, with alpha only if the colour is not opaque.
  package var shortDescription: String { alpha == 255 ? String(description.dropLast(2)) : description }
}

extension Theme.Color {
  /// A colour that sRGB cannot show, in Display P3.
  public struct DisplayP3: Sendable, Hashable {
    /// 0…1, encoded with the transfer function of sRGB, as in UIKit; the same holds for green and blue.
    public var red: Double
    public var green: Double
    public var blue: Double
    /// The nearest colour in sRGB. Derivations and contrast ratios use it, and its alpha is also this colour's.
    public var sRGB: RGB

    public init(red: Double, green: Double, blue: Double, sRGB: RGB) {
      self.red = red
      self.green = green
      self.blue = blue
      self.sRGB = sRGB
    }
  }

  /// The Display P3 value of a fixed colour that sRGB cannot show; `nil` for any other.
  public var displayP3: DisplayP3? {
    if case .displayP3(let color) = content { color } else { nil }
  }

  /// A colour set of an asset catalogue.
  public struct Asset: Sendable, Hashable {
    /// The name in the catalogue.
    public var name: String
    /// The module whose bundle contains the catalogue; `nil` is the app itself.
    public var module: String?
    /// The approximate colour, for checks that cannot read the catalogue.
    public var approximately: RGB?
    /// The colour that the catalogue, or `approximately`, gives it, where a tool has read it with the theme. Never in an app: there the
    /// catalogue is asked.
    package var look: Theme.Color?

    public init(name: String, module: String? = nil, approximately: RGB? = nil) {
      self.name = name
      self.module = module
      self.approximately = approximately
    }
  }

  /// A colour for light and one for dark: the argument of a theme's parameter whose default is such a pair.
  public struct Pair: Sendable, Hashable {
    public var light: RGB
    public var dark: RGB

    public init(light: RGB, dark: RGB) {
      self.light = light
      self.dark = dark
    }

    /// The colour for one variant.
    func rgb(for variant: Variant) -> RGB {
      switch variant {
      case .light, .lightHighContrast: light
      case .dark, .darkHighContrast, .darkElevated: dark
      }
    }
  }
}
