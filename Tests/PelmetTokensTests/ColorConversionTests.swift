import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Reference values are those of the web platform tests for CSS Color 4 (css/css-color), unless a comment says otherwise.
@Suite struct ColorConversionTests {
  struct Sample: CustomTestStringConvertible {
    var space: ColorSpace
    var components: (Double, Double, Double)
    var rgb: String

    var testDescription: String { "\(space.rawValue) \(components)" }
  }

  static let samples: [Sample] = [
    // NAME-001: "green (sRGB #008000) converted to NAME".
    Sample(space: .srgb, components: (0, 0.50196, 0), rgb: "#008000FF"),
    Sample(space: .linearSRGB, components: (0, 0.21586, 0), rgb: "#008000FF"),
    Sample(space: .hsl, components: (120, 100, 25.1), rgb: "#008000FF"),
    Sample(space: .hwb, components: (120, 0, 49.8039), rgb: "#008000FF"),
    Sample(space: .lab, components: (46.2775, -47.5621, 48.5837), rgb: "#008000FF"),
    Sample(space: .lch, components: (46.2775, 67.9892, 134.3912), rgb: "#008000FF"),
    Sample(space: .oklab, components: (0.51975, -0.1403, 0.10768), rgb: "#008000FF"),
    Sample(space: .oklch, components: (0.51975, 0.17686, 142.495), rgb: "#008000FF"),
    Sample(space: .displayP3, components: (0.21604, 0.49418, 0.13151), rgb: "#008000FF"),
    Sample(space: .a98, components: (0.281363, 0.498012, 0.116746), rgb: "#008000FF"),
    Sample(space: .proPhoto, components: (0.230479, 0.395789, 0.129968), rgb: "#008000FF"),
    // With the curve of displays, which CSS Color 4 has since 2025 and its web platform tests do not have yet: worked out apart.
    Sample(space: .rec2020, components: (0.332322, 0.509792, 0.191779), rgb: "#008000FF"),
    Sample(space: .rec2020, components: (0.5, 0.3, 0.2), rgb: "#903820FF"),
    Sample(space: .xyzD65, components: (0.07719, 0.15438, 0.02573), rgb: "#008000FF"),
    Sample(space: .xyzD50, components: (0.08312, 0.154746, 0.020961), rgb: "#008000FF"),
    // lab-007 and lch-007: rgb(12.8128% 53.105% 92.7645%).
    Sample(space: .lab, components: (55, 0, -60), rgb: "#2187EDFF"),
    Sample(space: .lch, components: (55, 60, 270), rgb: "#2187EDFF"),
    // oklab-007: rgb(27.888% 38.072% 89.414%); oklch-005: rgb(23.056% 31.73% 82.628%); oklch-007: rgb(67.293% 27.791% 52.28%).
    Sample(space: .oklab, components: (0.55, 0, -0.2), rgb: "#4761E4FF"),
    Sample(space: .oklch, components: (0.5, 0.2, 270), rgb: "#3B51D3FF"),
    Sample(space: .oklch, components: (0.55, 0.15, 345), rgb: "#AC4785FF"),
    // White and black, by definition.
    Sample(space: .lab, components: (100, 0, 0), rgb: "#FFFFFFFF"),
    Sample(space: .oklch, components: (1, 0, 0), rgb: "#FFFFFFFF"),
    Sample(space: .xyzD50, components: (0.9642956764, 1, 0.8251046025), rgb: "#FFFFFFFF"),
    Sample(space: .proPhoto, components: (1, 1, 1), rgb: "#FFFFFFFF"),
    Sample(space: .rec2020, components: (1, 1, 1), rgb: "#FFFFFFFF"),
    Sample(space: .a98, components: (1, 1, 1), rgb: "#FFFFFFFF"),
    Sample(space: .lch, components: (0, 0, 0), rgb: "#000000FF"),
    Sample(space: .hwb, components: (200, 60, 60), rgb: "#808080FF"),
  ]

  @Test(arguments: samples) func convertsToSRGB(_ sample: Sample) {
    let (x, y, z) = sample.components
    let converted = ConvertedColor(Vector3(x, y, z), in: sample.space, alpha: 1)
    expectEqual(converted.color.rgb?.description, sample.rgb)
    #expect(converted.color.displayP3 == nil)
    #expect(!converted.isOutOfGamut)
  }

  /// CSS Color 4, section 13.2: every colour of lightness 1 is white, and every one of 0 is black.
  @Test(arguments: [ColorSpace.oklch, .oklab], [(1.0, "#FFFFFFFF"), (0.0, "#000000FF")])
  func `the ends of OKLab's lightness are white and black, whatever the chroma`(_ space: ColorSpace, _ end: (Double, String)) {
    for chroma in [0.0005, 0.002, 0.004, 0.03, 0.1, 0.4] {
      for hue in stride(from: 0.0, to: 360, by: 7) {
        let converted = ConvertedColor(Vector3(end.0, chroma, space == .oklch ? hue : hue / 1000), in: space, alpha: 1)
        expectEqual(converted.color.rgb?.description, end.1, "\(chroma) \(hue)")
        #expect(converted.color.displayP3 == nil)
      }
    }
  }

  @Test func `as light as white is white through other spaces, too`() {
    let origin = OKLabSpace.xyz(Vector3(1, 0.1, 0.1))
    let converted = ConvertedColor(origin, in: .xyzD65, alpha: 1)
    expectEqual(converted.color.rgb?.description, "#FFFFFFFF")
    expectEqual(RGBGamut.sRGB.mapped(xyz: origin).components, Vector3(1, 1, 1))
  }

  @Test func keepsADisplayP3ColorThatSRGBLacks() throws {
    let converted = ConvertedColor(Vector3(1, 0.5, 0.25), in: .displayP3, alpha: 0.5)
    let p3 = try #require(converted.color.displayP3)
    expectEqual([p3.red, p3.green, p3.blue], [1, 0.5, 0.25])
    expectEqual(p3.sRGB.alpha, 128)
    #expect(!converted.isOutOfGamut)
  }

  /// The example of CSS Color 4, section 13.2.1: color(display-p3 1 1 0) has an OKLCH lightness of 0.9647, which mapping keeps.
  @Test func keepsLightnessWhenReducingChroma() {
    let yellow = ColorSpace.displayP3.xyz(Vector3(1, 1, 0))
    let mapped = ColorSpace.srgb.xyz(RGBGamut.sRGB.mapped(xyz: yellow).components)
    let (before, after) = (OKLabSpace.lab(xyz: yellow), OKLabSpace.lab(xyz: mapped))
    #expect(abs(before.x - 0.9647) < 0.0001)
    #expect(abs(before.x - after.x) < 0.02)
  }

  @Test(arguments: [
    (ColorSpace.oklch, (0.7, 0.4, 140.0)), (.rec2020, (0.0, 1.0, 0.0)), (.proPhoto, (1.0, 0.0, 0.0)), (.lch, (50.0, 1e300, 30.0)),
    (.lab, (50.0, -1e300, 1e300)), (.oklab, (0.5, 1e300, -1e300)),
  ])
  func mapsWhatDisplayP3CannotShow(_ space: ColorSpace, _ components: (Double, Double, Double)) throws {
    let converted = ConvertedColor(Vector3(components.0, components.1, components.2), in: space, alpha: 1)
    #expect(converted.isOutOfGamut)
    let p3 = try #require(converted.color.displayP3)
    #expect([p3.red, p3.green, p3.blue].allSatisfy { (0...1).contains($0) })
  }

  /// Every step of a channel survives the way to XYZ and OKLab and back.
  @Test func roundTripsEveryGreyAndEveryPrimary() {
    for value in 0...255 {
      for mask in 1...7 {
        let x = Double(value) / 255
        let color = Vector3(mask & 1 == 0 ? 0 : x, mask & 2 == 0 ? 0 : x, mask & 4 == 0 ? 0 : x)
        let xyz = ColorSpace.srgb.xyz(color)
        for back in [
          xyz, OKLabSpace.xyz(OKLabSpace.lab(xyz: xyz)), ColorSpace.displayP3.xyz(RGBGamut.displayP3.components(xyz: xyz)),
        ] {
          #expect((RGBGamut.sRGB.components(xyz: back) - color).square < 1e-20)
        }
      }
    }
  }

  @Test func computesSineAndCosine() {
    let known: [(Double, Double, Double)] = [
      (0, 0, 1), (30, 0.5, 0.8660254037844386), (45, 0.7071067811865476, 0.7071067811865476), (90, 1, 0),
      (135, 0.7071067811865476, -0.7071067811865476), (180, 0, -1), (240, -0.8660254037844386, -0.5), (270, -1, 0),
      (330, -0.5, 0.8660254037844386), (359.999, -1.7453292519057202e-05, 0.9999999998476913),
    ]
    for (degrees, sine, cosine) in known {
      let computed = Angle.sineAndCosine(degrees: degrees)
      #expect(abs(computed.sine - sine) < 1e-15, "\(degrees)")
      #expect(abs(computed.cosine - cosine) < 1e-15, "\(degrees)")
    }
    for tenths in 0..<3600 {
      let (sine, cosine) = Angle.sineAndCosine(degrees: Double(tenths) / 10)
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
    }
  }
}
