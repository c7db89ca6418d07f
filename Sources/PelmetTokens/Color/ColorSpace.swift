internal import Pelmet

/// The colour spaces of the DTCG Color Module 2025.10.
package enum ColorSpace: String, CaseIterable {
  case srgb
  case linearSRGB = "srgb-linear"
  case hsl, hwb, lab, lch, oklab, oklch
  case displayP3 = "display-p3"
  case a98 = "a98-rgb"
  case proPhoto = "prophoto-rgb"
  case rec2020
  case xyzD65 = "xyz-d65"
  case xyzD50 = "xyz-d50"

  /// The ranges of the three components.
  var ranges: [ComponentRange] {
    switch self {
    case .srgb, .linearSRGB, .displayP3, .a98, .proPhoto, .rec2020, .xyzD65, .xyzD50: [.unit, .unit, .unit]
    case .hsl, .hwb: [.hue, .percentage, .percentage]
    case .lab: [.percentage, .any, .any]
    case .lch: [.percentage, .chroma, .hue]
    case .oklab: [.unit, .any, .any]
    case .oklch: [.unit, .chroma, .hue]
    }
  }

  /// Whether the first component is the lightness of OKLab.
  var isOKLab: Bool { self == .oklab || self == .oklch }

  /// Encoded sRGB of a colour in a space that is another way to write it; nil for other spaces.
  func encodedSRGB(_ value: Vector3) -> Vector3? {
    switch self {
    case .srgb: value
    case .hsl: Self.hsl(hue: value.x, saturation: value.y / 100, lightness: value.z / 100)
    case .hwb: Self.hwb(hue: value.x, whiteness: value.y / 100, blackness: value.z / 100)
    default: nil
    }
  }

  /// XYZ, white D65 with luminance 1, of a colour in this space (CSS Color 4, sections 12 to 17).
  func xyz(_ value: Vector3) -> Vector3 {
    switch self {
    case .srgb, .hsl, .hwb: ColorMatrices.linearSRGBToXYZ * (encodedSRGB(value) ?? value).map(TransferFunctions.decodeSRGB)
    case .linearSRGB: ColorMatrices.linearSRGBToXYZ * value
    case .lab: ColorMatrices.d50ToD65 * Self.lab(value)
    case .lch: Self.lab.xyz(Self.rectangular(value))
    case .oklab: OKLabSpace.xyz(value)
    case .oklch: OKLabSpace.xyz(Self.rectangular(value))
    case .displayP3: ColorMatrices.linearP3ToXYZ * value.map(TransferFunctions.decodeSRGB)
    case .a98: ColorMatrices.linearA98ToXYZ * value.map(TransferFunctions.decodeA98)
    case .proPhoto:
      ColorMatrices.d50ToD65 * (ColorMatrices.linearProPhotoToXYZ * value.map(TransferFunctions.decodeProPhoto))
    case .rec2020: ColorMatrices.linearRec2020ToXYZ * value.map(TransferFunctions.decodeRec2020)
    case .xyzD65: value
    case .xyzD50: ColorMatrices.d50ToD65 * value
    }
  }

  /// Encoded sRGB of HSL; hue in degrees, the others 0…1.
  private static func hsl(hue: Double, saturation: Double, lightness: Double) -> Vector3 {
    func channel(_ offset: Double) -> Double {
      let turned = offset + hue / 30
      let k = turned < 12 ? turned : turned - 12
      return lightness - saturation * min(lightness, 1 - lightness) * max(-1, min(k - 3, 9 - k, 1))
    }
    return Vector3(channel(0), channel(8), channel(4))
  }

  /// Encoded sRGB of HWB; hue in degrees, the others 0…1.
  private static func hwb(hue: Double, whiteness: Double, blackness: Double) -> Vector3 {
    if whiteness + blackness >= 1 {
      let grey = whiteness / (whiteness + blackness)
      return Vector3(grey, grey, grey)
    }
    return hsl(hue: hue, saturation: 1, lightness: 0.5).map { $0 * (1 - whiteness - blackness) + whiteness }
  }

  /// Lightness, a and b of lightness, chroma and hue in degrees.
  private static func rectangular(_ value: Vector3) -> Vector3 {
    let (sine, cosine) = Angle.sineAndCosine(degrees: value.z)
    return Vector3(value.x, value.y * cosine, value.y * sine)
  }

  /// XYZ of white D50 of CIE Lab.
  private static func lab(_ value: Vector3) -> Vector3 {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (value.x + 16) / 116
    let x = value.y / 500 + y
    let z = y - value.z / 200
    func cubed(_ value: Double) -> Double { value * value * value > epsilon ? value * value * value : (116 * value - 16) / kappa }
    let white = ColorMatrices.whiteD50
    return Vector3(cubed(x) * white.x, (value.x > kappa * epsilon ? y * y * y : value.x / kappa) * white.y, cubed(z) * white.z)
  }
}

/// The range of a component of a colour.
enum ComponentRange {
  /// 0…1.
  case unit
  /// 0…100.
  case percentage
  /// Degrees, 0..<360.
  case hue
  /// 0 or more.
  case chroma
  case any

  func contains(_ value: Double) -> Bool {
    switch self {
    case .unit: (0...1).contains(value)
    case .percentage: (0...100).contains(value)
    case .hue: (0..<360).contains(value)
    case .chroma: value >= 0
    case .any: true
    }
  }

  var description: String {
    switch self {
    case .unit: "from 0 to 1"
    case .percentage: "from 0 to 100"
    case .hue: "from 0 to less than 360"
    case .chroma: "0 or more"
    case .any: "any number"
    }
  }
}

/// OKLab as CSS Color 4 defines it: lightness, a, b.
enum OKLabSpace {
  static func xyz(_ lab: Vector3) -> Vector3 {
    ColorMatrices.lmsToXYZ * (ColorMatrices.okLabToLMS * lab).map { $0 * $0 * $0 }
  }

  static func lab(xyz: Vector3) -> Vector3 {
    ColorMatrices.lmsToOKLab * (ColorMatrices.xyzToLMS * xyz).map(cubeRoot)
  }
}
