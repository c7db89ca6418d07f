package import Pelmet

/// A colour of any space as a theme can hold it.
package struct ConvertedColor {
  package var color: Theme.Color
  /// Whether the colour had to be mapped because even Display P3 cannot show it.
  var isOutOfGamut: Bool

  /// `alpha` is 0…1. Components beyond ±10,000, which no display and no eye tells apart, count as that.
  package init(_ written: Vector3, in space: ColorSpace, alpha: Double) {
    let components = written.map { min(max($0, -1e4), 1e4) }
    if let encoded = space.encodedSRGB(components), encoded.allSatisfy((-1e-6...1 + 1e-6).contains) {
      color = .rgb(Self.rgb(encoded, alpha: alpha))
      isOutOfGamut = false
      return
    }
    let xyz = space.xyz(components)
    if space.isOKLab, let extreme = RGBGamut.extreme(lightness: components.x) {
      color = .rgb(Self.rgb(extreme, alpha: alpha))
      isOutOfGamut = RGBGamut.displayP3.mapped(xyz: xyz).isChanged
      return
    }
    let (inSRGB, isWide) = RGBGamut.sRGB.mapped(xyz: xyz)
    guard isWide else {
      color = .rgb(Self.rgb(inSRGB, alpha: alpha))
      isOutOfGamut = false
      return
    }
    let (inP3, isChanged) = RGBGamut.displayP3.mapped(xyz: xyz)
    // Both halves of the result are one colour: where Display P3 lacks it, sRGB stands for the one that P3 has instead.
    let rgb = Self.rgb(isChanged ? RGBGamut.sRGB.mapped(xyz: ColorSpace.displayP3.xyz(inP3)).components : inSRGB, alpha: alpha)
    let p3 = inP3.map { Double(roundedHalfUp($0 * 1e5)) / 1e5 }
    color = .displayP3(Theme.Color.DisplayP3(red: p3.x, green: p3.y, blue: p3.z, sRGB: rgb))
    isOutOfGamut = isChanged
  }

  private static func rgb(_ components: Vector3, alpha: Double) -> Theme.Color.RGB {
    Theme.Color.RGB(red: channel(components.x), green: channel(components.y), blue: channel(components.z), alpha: channel(alpha))
  }
}

/// The colours that a display can show, and the way of CSS Color 4 (section 13.2) into them: less chroma at the same OKLCH lightness and hue.
enum RGBGamut {
  case sRGB, displayP3

  /// Colours that miss the gamut by no more than half a step of 8 bits in an encoded component belong to it: rounding in a file
  /// puts them there.
  private static let tolerance = 0.5 / 255
  /// The least difference in OKLab that people notice.
  private static let noticeable = 0.02
  private static let precision = 0.0001

  /// Encoded components of a colour, outside of 0…1 where the gamut ends.
  func components(xyz: Vector3) -> Vector3 {
    switch self {
    case .sRGB: (ColorMatrices.xyzToLinearSRGB * xyz).map(TransferFunctions.encodeSRGB)
    case .displayP3: (ColorMatrices.xyzToLinearP3 * xyz).map(TransferFunctions.encodeSRGB)
    }
  }

  private func xyz(_ components: Vector3) -> Vector3 {
    switch self {
    case .sRGB: ColorSpace.srgb.xyz(components)
    case .displayP3: ColorSpace.displayP3.xyz(components)
    }
  }

  private func contains(_ components: Vector3) -> Bool {
    components.allSatisfy { (-Self.tolerance...1 + Self.tolerance).contains($0) }
  }

  /// Encoded components of the nearest colour in the gamut, each 0…1, and whether the colour had to be mapped.
  func mapped(xyz origin: Vector3) -> (components: Vector3, isChanged: Bool) {
    let components = components(xyz: origin)
    return contains(components) ? (Self.clipped(components), false) : (mapped(origin, components), true)
  }

  private func mapped(_ origin: Vector3, _ components: Vector3) -> Vector3 {
    let lab = OKLabSpace.lab(xyz: origin)
    if let extreme = Self.extreme(lightness: lab.x) { return extreme }
    let start = Self.clipped(components)
    if difference(start, lab) < Self.noticeable * Self.noticeable { return start }
    return reduced(lab)
  }

  /// White or black, which stand for every colour of OKLab that is as light or as dark, whatever its chroma (CSS Color 4, section 13.2);
  /// `nil` between them. On its way through XYZ a lightness of 1 or 0 may miss that by rounding.
  static func extreme(lightness: Double) -> Vector3? {
    if lightness >= 1 - 1e-9 { return Vector3(1, 1, 1) }
    return lightness <= 1e-9 ? Vector3(0, 0, 0) : nil
  }

  /// Searches the share of chroma at which cutting off what is left over goes unnoticed.
  private func reduced(_ lab: Vector3) -> Vector3 {
    let chroma = (lab.y * lab.y + lab.z * lab.z).squareRoot()
    var (low, high) = (0.0, 1.0)
    var lowIsInside = true
    var clipped = Vector3(lab.x, lab.x, lab.x)
    while (high - low) * chroma > Self.precision {
      let share = (low + high) / 2
      let current = Vector3(lab.x, lab.y * share, lab.z * share)
      let components = components(xyz: OKLabSpace.xyz(current))
      clipped = Self.clipped(components)
      if lowIsInside, components.allSatisfy({ (0...1).contains($0) }) {
        low = share
        continue
      }
      let difference = difference(clipped, current).squareRoot()
      if difference >= Self.noticeable {
        high = share
      } else if Self.noticeable - difference < Self.precision {
        break
      } else {
        lowIsInside = false
        low = share
      }
    }
    return clipped
  }

  /// The distance in OKLab, squared, of a colour in this gamut from another.
  private func difference(_ components: Vector3, _ lab: Vector3) -> Double {
    (OKLabSpace.lab(xyz: xyz(components)) - lab).square
  }

  private static func clipped(_ components: Vector3) -> Vector3 { components.map { min(max($0, 0), 1) } }
}

extension Theme.Color.DisplayP3 {
  /// Whether a colour of sRGB is as good as this one: it lies at the border of sRGB, where rounding decides which of both stands for it. The
  /// differences are one step of 8 bits at most.
  package func isAtBorder(of rgb: Theme.Color.RGB) -> Bool {
    guard rgb.alpha == sRGB.alpha else { return false }
    let own = [(sRGB.red, rgb.red), (sRGB.green, rgb.green), (sRGB.blue, rgb.blue)]
    guard own.allSatisfy({ abs(Int($0) - Int($1)) <= 1 }) else { return false }
    let exact = ExactColor(rgb).converted(to: .displayP3).components
    return [exact.x - red, exact.y - green, exact.z - blue].allSatisfy { abs($0) <= 1.5 / 255 }
  }
}
