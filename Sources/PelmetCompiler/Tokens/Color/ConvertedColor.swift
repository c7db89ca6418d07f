internal import Pelmet

/// A colour of any space as a theme can hold it.
struct ConvertedColor {
  var color: Theme.Color
  /// Whether the colour had to be mapped because even Display P3 cannot show it.
  var isOutOfGamut: Bool

  /// `alpha` is 0…1. Components beyond ±10,000, which no display and no eye tells apart, count as that.
  init(_ written: Vector3, in space: ColorSpace, alpha: Double) {
    let components = written.map { min(max($0, -1e4), 1e4) }
    if let encoded = space.encodedSRGB(components) {
      color = .rgb(Self.rgb(encoded, alpha: alpha))
      isOutOfGamut = false
      return
    }
    let xyz = space.xyz(components)
    let (inSRGB, isWide) = RGBGamut.sRGB.mapped(xyz: xyz)
    let rgb = Self.rgb(inSRGB, alpha: alpha)
    guard isWide else {
      color = .rgb(rgb)
      isOutOfGamut = false
      return
    }
    let (inP3, isChanged) = RGBGamut.displayP3.mapped(xyz: xyz)
    let p3 = inP3.map { Double(roundedHalfUp($0 * 1e5)) / 1e5 }
    color = .displayP3(Theme.Color.DisplayP3(red: p3.x, green: p3.y, blue: p3.z, sRGB: rgb))
    isOutOfGamut = isChanged
  }

  private static func rgb(_ components: Vector3, alpha: Double) -> Theme.Color.RGB {
    Theme.Color.RGB(red: channel(components.x), green: channel(components.y), blue: channel(components.z), alpha: channel(alpha))
  }
}
