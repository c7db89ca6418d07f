extension Theme.Color {
  /// An sRGB colour of 8 bits a channel; alpha 0 is clear, 255 opaque, not premultiplied.
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
}
