import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetTokens

/// Expected components are those of colorjs.io 0.5.2; expected bytes are those of the Tokens Studio transforms.
@Suite struct ColorModifierTests {
  static func color(_ text: String) throws -> ExactColor {
    try #require(CSSColorText.read(text)).color { _ in nil }
  }

  static func hex(_ color: ExactColor) -> String { ConvertedColor(color).color.rgb?.description ?? "none" }

  private func expect(
    _ color: ExactColor, _ space: ColorSpace, _ x: Double, _ y: Double, _ z: Double,
    within tolerance: Double, location: SourceLocation = #_sourceLocation
  ) {
    #expect(color.space == space, sourceLocation: location)
    let difference = color.components - Vector3(x, y, z)
    #expect(difference.allSatisfy { abs($0) <= tolerance }, "\(color.components)", sourceLocation: location)
  }

  private let red = ExactColor(Theme.Color.RGB(0xC14242))

  @Test func `a colour is lightened in each space`() {
    expect(red.lightened(by: 0.2, in: .hsl), .hsl, 0, 50.598, 60.627, within: 0.001)
    expect(red.lightened(by: 0.2, in: .lch), .lch, 57.685, 47.48, 29.704, within: 0.001)
    expect(red.lightened(by: 0.2, in: .displayP3), .displayP3, 0.76016, 0.43532, 0.42213, within: 0.00001)
    expect(red.lightened(by: 0.2, in: .srgb), .srgb, 0.80549, 0.40706, 0.40706, within: 0.00001)
  }

  @Test func `a colour is darkened in each space`() {
    expect(red.darkened(by: 0.2, in: .hsl), .hsl, 0, 50.598, 40.627, within: 0.001)
    expect(red.darkened(by: 0.2, in: .lch), .lch, 37.685, 47.48, 29.704, within: 0.001)
    let p3 = red.converted(to: .displayP3).components
    expect(red.darkened(by: 0.2, in: .displayP3), .displayP3, p3.x * 0.8, p3.y * 0.8, p3.z * 0.8, within: 1e-12)
    expectEqual(Self.hex(red.darkened(by: 1, in: .srgb)), "#000000FF")
  }

  @Test func `colours are mixed in each space`() {
    let (white, blue) = (ExactColor(.white), ExactColor(Theme.Color.RGB(0x4477DD)))
    expect(white.mixed(with: blue, share: 0.74, in: .lch), .lch, 63.417, 43.678, 278.69, within: 0.005)
    expect(white.mixed(with: blue, share: 0.74, in: .hsl), .hsl, 220, 51.231, 67.933, within: 0.001)
    expect(white.mixed(with: blue, share: 0.74, in: .displayP3), .displayP3, 0.49226, 0.60164, 0.88112, within: 0.00001)
    expectEqual(Self.hex(white.mixed(with: blue, share: 0.74, in: .srgb)), "#759AE6FF")
  }

  /// 161.5 is A2: nothing is rounded on the way.
  @Test func `the middle of two colours is rounded up once`() {
    let mixed = ExactColor(.white).mixed(with: ExactColor(Theme.Color.RGB(0x4477DD)), share: 0.5, in: .srgb)
    expectEqual(Self.hex(mixed), "#A2BBEEFF")
  }

  /// The values of the Tokens Studio transforms' own test tokens.
  @Test func `the transforms' own tests come out`() throws {
    let (base, blue) = (try Self.color("#202D3B"), try Self.color("#4477DD"))
    expectEqual(Self.hex(base.mixed(with: blue, share: 0.74, in: .srgb)), "#3B64B3FF")
    expectEqual(Self.hex(base.replacingAlpha(0.74)), "#202D3BBD")
    expectEqual(Self.hex(base.lightened(by: 0.74, in: .srgb)), "#C5C8CCFF")
    expectEqual(Self.hex(ExactColor(.white).darkened(by: 0.74, in: .srgb)), "#424242FF")
    #expect(Self.hex(try Self.color("#f56565").lightened(by: 0.1, in: .srgb)) == "#F67474FF")
    #expect(Self.hex(try Self.color("#f56565").darkened(by: 0.1, in: .srgb)) == "#DD5B5BFF")
  }

  @Test(arguments: [
    ("lch(65% 58 255)", 0.6, "#B8DCFFFF"), ("lch(65% 58 255)", -0.7, "#173248FF"), ("lch(76% 55 253)", 0.15, "#78CFFFFF"),
    ("lch(72% 54 255)", 0.1, "#5EC2FFFF"),
  ])
  func `colours in LCH change in LCH`(_ text: String, _ amount: Double, _ expected: String) throws {
    let color = try Self.color(text)
    let changed = amount > 0 ? color.lightened(by: amount, in: .lch) : color.darkened(by: -amount, in: .lch)
    expectEqual(Self.hex(changed), expected)
    expectEqual(Self.hex(changed.replacingAlpha(0.4)), expected.dropLast(2) + "66")
  }

  @Test func `alpha is replaced, and stays from 0 to 1`() throws {
    let color = try Self.color("rgba(10, 20, 30, .5)")
    expectEqual(color.replacingAlpha(0.25).alpha, 0.25)
    expectEqual(color.replacingAlpha(7).alpha, 1)
    expectEqual(color.replacingAlpha(-1).alpha, 0)
    expectEqual(color.lightened(by: 0.1, in: .lch).alpha, 0.5)
  }

  @Test func `alpha is mixed like a component, without premultiplying`() throws {
    let mixed = try Self.color("rgb(255 0 0 / 0)").mixed(with: try Self.color("rgb(0 0 255 / 1)"), share: 0.25, in: .srgb)
    expectEqual(mixed, ExactColor(space: .srgb, components: Vector3(0.75, 0, 0.25), alpha: 0.25))
  }

  @Test func `hues turn the shorter way`() throws {
    let (a, b) = (try Self.color("hsl(350 80% 50%)"), try Self.color("hsl(30 80% 50%)"))
    expect(a.mixed(with: b, share: 0.25, in: .hsl), .hsl, 0, 80, 50, within: 1e-9)
    expect(b.mixed(with: a, share: 0.75, in: .hsl), .hsl, 0, 80, 50, within: 1e-9)
    let opposite = try Self.color("hsl(170 80% 50%)")
    expect(opposite.mixed(with: a, share: 0.5, in: .hsl), .hsl, 260, 80, 50, within: 1e-9)
  }

  @Test func `a grey takes the other's hue`() throws {
    let (grey, blue) = (try Self.color("#808080"), try Self.color("lch(50 40 280)"))
    #expect(abs(grey.mixed(with: blue, share: 0.5, in: .lch).components.z - 280) < 1e-9)
    #expect(abs(blue.mixed(with: grey, share: 0.9, in: .lch).components.z - 280) < 1e-9)
    expectEqual(grey.mixed(with: grey, share: 0.5, in: .lch).components.z, 0)
    try expectEqual(Self.color("lch(50 0 120)").mixed(with: blue, share: 0.5, in: .lch).components.z, 280)
  }

  @Test func `colours outside of a gamut are brought into it before they are mixed`() throws {
    let wide = try Self.color("color(display-p3 0 1 0)")
    let mixed = wide.mixed(with: wide, share: 0.5, in: .srgb)
    #expect(mixed.components.allSatisfy { (0...1).contains($0) })
    #expect(ConvertedColor(wide.mixed(with: wide, share: 0.5, in: .lch)).color.displayP3 != nil)
    #expect(ConvertedColor(wide.mixed(with: wide, share: 0.5, in: .displayP3)).color.displayP3 != nil)
  }

  @Test func `results outside of sRGB are in Display P3`() throws {
    let color = try Self.color("color(display-p3 0 1 0)").darkened(by: 0.01, in: .hsl)
    #expect(ConvertedColor(color).color.displayP3 != nil)
    #expect(ConvertedColor(try Self.color("color(srgb 1.1 0 0)")).color.displayP3 != nil)
  }

  @Test func `the spaces of modifiers have names`() {
    expectEqual(["srgb", "hsl", "lch", "p3", "oklch"].map(ColorModifier.space), [.srgb, .hsl, .lch, .displayP3, nil])
  }

  @Test func `every step of a channel survives conversion to each space and back`() {
    for value in 0...255 {
      for mask in 1...7 {
        let x = Double(value) / 255
        let color = ExactColor(
          space: .srgb, components: Vector3(mask & 1 == 0 ? 0 : x, mask & 2 == 0 ? 0.25 : x, mask & 4 == 0 ? 0.5 : x))
        for space in [ColorSpace.hsl, .lch, .displayP3] {
          let back = color.converted(to: space).converted(to: .srgb)
          #expect((back.components - color.components).square < 1e-18, "\(color) in \(space)")
        }
      }
    }
  }

  @Test func `nothing traps, whatever the numbers`() {
    let numbers = [0, 1, -1, 0.5, 100, 359.9, 1e300, -1e300, .leastNonzeroMagnitude]
    var random = SplitMix64(seed: 5)
    func pick() -> Double { numbers[Int(random.next() % UInt64(numbers.count))] }
    let spaces = ["srgb", "hsl", "lch", "p3"].compactMap(ColorModifier.space)
    for space in ColorSpace.allCases {
      for _ in 0..<40 {
        var components = Vector3(pick(), pick(), pick())
        if [.hsl, .hwb].contains(space) { components.x = abs(components.x).truncatingRemainder(dividingBy: 360) }
        if [.lch, .oklch].contains(space) { components.z = abs(components.z).truncatingRemainder(dividingBy: 360) }
        let color = ExactColor(space: space, components: components, alpha: 1)
        for target in spaces {
          for changed in [
            color.lightened(by: pick(), in: target), color.darkened(by: pick(), in: target),
            color.mixed(with: ExactColor(.white), share: pick(), in: target),
          ] {
            #expect(changed.components.allSatisfy { !$0.isNaN })
            _ = ConvertedColor(changed)
          }
        }
      }
    }
  }

  @Test func `directions are in degrees`() {
    for tenths in 0..<3600 {
      let degrees = Double(tenths) / 10
      let (sine, cosine) = Angle.sineAndCosine(degrees: degrees)
      #expect(abs(Angle.degrees(x: 3 * cosine, y: 3 * sine) - degrees) < 1e-12)
    }
    expectEqual(Angle.degrees(x: 0, y: 0), 0)
    #expect([-30, 390, 360, -360, -1e-20, 1e300].map(Angle.normalized).allSatisfy { (0..<360).contains($0) })
  }
}
