internal import Pelmet

/// A colour of any space as a theme can hold it.
struct ConvertedColor {
  var color: Color
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
    let sRGB = Self.rgb(RGBGamut.sRGB.mapped(xyz: xyz), alpha: alpha)
    guard !RGBGamut.sRGB.contains(RGBGamut.sRGB.components(xyz: xyz)) else {
      color = .rgb(sRGB)
      isOutOfGamut = false
      return
    }
    isOutOfGamut = !RGBGamut.displayP3.contains(RGBGamut.displayP3.components(xyz: xyz))
    let p3 = RGBGamut.displayP3.mapped(xyz: xyz).map { Double(roundedHalfUp($0 * 1e5)) / 1e5 }
    color = .displayP3(Color.DisplayP3(red: p3.x, green: p3.y, blue: p3.z, sRGB: sRGB))
  }

  private static func rgb(_ components: Vector3, alpha: Double) -> Color.RGB {
    Color.RGB(red: channel(components.x), green: channel(components.y), blue: channel(components.z), alpha: channel(alpha))
  }
}
