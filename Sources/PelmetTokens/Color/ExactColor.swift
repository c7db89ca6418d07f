internal import Pelmet

/// A colour before it is rounded: modifiers work on these, one after the other.
package struct ExactColor: Hashable, Sendable {
  package var space: ColorSpace
  package var components: Vector3
  /// 0…1.
  package var alpha: Double

  package init(space: ColorSpace, components: Vector3, alpha: Double = 1) {
    self.space = space
    self.components = components
    self.alpha = alpha
  }

  init(_ rgb: Theme.Color.RGB) {
    let components = Vector3(Double(rgb.red), Double(rgb.green), Double(rgb.blue))
    self.init(space: .srgb, components: components.map { $0 / 255 }, alpha: Double(rgb.alpha) / 255)
  }
}

extension ExactColor {
  /// The spaces that ``converted(to:)`` converts to.
  package static let targets: [ColorSpace] = [.srgb, .hsl, .lch, .displayP3]

  /// The same colour in sRGB, HSL, LCH or Display P3, outside of the gamut where it is; in sRGB for any other space. A colour
  /// without hue gets hue 0.
  package func converted(to target: ColorSpace) -> ExactColor {
    if space == target { return self }
    switch target {
    case .hsl: return ExactColor(space: .hsl, components: Self.hsl(encoded: encodedSRGB), alpha: alpha)
    case .lch: return ExactColor(space: .lch, components: Self.lch(xyz: xyz), alpha: alpha)
    case .displayP3:
      return ExactColor(space: .displayP3, components: RGBGamut.displayP3.components(xyz: xyz), alpha: alpha)
    default: return ExactColor(space: .srgb, components: encodedSRGB, alpha: alpha)
    }
  }

  /// The nearest colour that sRGB, HSL or Display P3 can show, in that space; LCH shows all.
  package func mapped(into target: ColorSpace) -> ExactColor {
    if target == .lch { return converted(to: target) }
    let isWide = target == .displayP3
    let space: ColorSpace = isWide ? .displayP3 : .srgb
    var color = converted(to: space)
    if !color.components.allSatisfy((0...1).contains) {
      color.components = (isWide ? RGBGamut.displayP3 : .sRGB).mapped(xyz: xyz).components
    }
    return color.converted(to: target)
  }

  /// Whether the colour, in HSL or LCH, looks the same whatever its hue.
  var hasPowerlessHue: Bool {
    switch space {
    case .hsl: components.y < 1e-6
    case .lch: components.y < 0.02
    default: false
    }
  }

  /// Components beyond ±10,000 count as that, as everywhere.
  private var bounded: Vector3 { components.map { min(max($0, -1e4), 1e4) } }

  private var xyz: Vector3 { space.xyz(bounded) }

  private var encodedSRGB: Vector3 { space.encodedSRGB(bounded) ?? RGBGamut.sRGB.components(xyz: xyz) }

  /// Hue in degrees, saturation and lightness in percent. Outside of sRGB too, where a negative saturation is that of the opposite
  /// hue.
  private static func hsl(encoded rgb: Vector3) -> Vector3 {
    let (most, least) = (max(rgb.x, rgb.y, rgb.z), min(rgb.x, rgb.y, rgb.z))
    let lightness = (most + least) / 2
    let spread = most - least
    let room = min(lightness, 1 - lightness)
    guard spread > 0, room != 0 else { return Vector3(0, 0, lightness * 100) }
    let saturation = (most - lightness) / room
    let sextant =
      switch most {
      case rgb.x: (rgb.y - rgb.z) / spread + (rgb.y < rgb.z ? 6 : 0)
      case rgb.y: (rgb.z - rgb.x) / spread + 2
      default: (rgb.x - rgb.y) / spread + 4
      }
    let hue = Angle.normalized(degrees: sextant * 60 + (saturation < 0 ? 180 : 0))
    return Vector3(hue, abs(saturation) * 100, lightness * 100)
  }

  /// CIE LCH of white D50.
  private static func lch(xyz: Vector3) -> Vector3 {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let (white, adapted) = (ColorMatrices.whiteD50, ColorMatrices.d65ToD50 * xyz)
    let share = Vector3(adapted.x / white.x, adapted.y / white.y, adapted.z / white.z)
    let root = share.map { $0 > epsilon ? cubeRoot($0) : (kappa * $0 + 16) / 116 }
    let (a, b) = (500 * (root.x - root.y), 200 * (root.y - root.z))
    let chroma = (a * a + b * b).squareRoot()
    return Vector3(116 * root.y - 16, chroma, chroma < 0.02 ? 0 : Angle.degrees(x: a, y: b))
  }
}

extension ConvertedColor {
  init(_ color: ExactColor) { self.init(color.components, in: color.space, alpha: color.alpha) }
}
