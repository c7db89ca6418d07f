import Pelmet
import Testing

struct ColorTests {
  private let white = Color.rgb(0xFFFFFF)
  private let black = Color.rgb(0x000000)
  private let red = Color.rgb(0xFF0000)

  @Test func dropsVariantsThatEqualTheirFallback() {
    #expect(Color.adaptive(light: white) == white)
    #expect(Color.adaptive(light: white, dark: white, lightHighContrast: white, darkHighContrast: white) == white)
    #expect(
      Color.adaptive(light: white, dark: black, lightHighContrast: white, darkHighContrast: black, darkElevated: black)
        == .adaptive(light: white, dark: black))
    #expect(Color.adaptive(light: white, dark: white, darkElevated: black) == .adaptive(light: white, darkElevated: black))
  }

  @Test func flattensAdaptiveMembers() {
    let pair = Color.adaptive(light: white, dark: black)
    #expect(Color.adaptive(light: pair) == pair)
    #expect(Color.adaptive(light: red, dark: pair) == .adaptive(light: red, dark: black))
    #expect(Color.adaptive(light: pair, dark: pair) == pair)
    let contrasting = Color.adaptive(light: white, lightHighContrast: red)
    #expect(Color.adaptive(light: contrasting, dark: black) == .adaptive(light: white, dark: black, lightHighContrast: red))
  }

  @Test(
    arguments: [
      (Traits(), 1), (Traits(scheme: .dark), 2), (Traits(contrast: .high), 3), (Traits(scheme: .dark, contrast: .high), 4),
      (Traits(scheme: .dark, level: .elevated), 5), (Traits(level: .elevated), 1),
      (Traits(scheme: .dark, contrast: .high, level: .elevated), 4),
    ] as [(Traits, UInt32)])
  func resolvesForTraits(traits: Traits, expected: UInt32) {
    let color = Color.adaptive(
      light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(3), darkHighContrast: .rgb(4), darkElevated: .rgb(5))
    #expect(color.resolved(for: traits) == .rgb(expected))
  }

  @Test(
    arguments: [
      (Traits(contrast: .high), 1), (Traits(scheme: .dark, contrast: .high), 2), (Traits(scheme: .dark, level: .elevated), 2),
    ] as [(Traits, UInt32)])
  func fallsBackToLightAndDark(traits: Traits, expected: UInt32) {
    #expect(Color.adaptive(light: .rgb(1), dark: .rgb(2)).resolved(for: traits) == .rgb(expected))
  }

  @Test func takesPairsApart() {
    #expect(Color.pair(Color.Pair(light: .white, dark: .black)) == .adaptive(light: white, dark: black))
    #expect(Color.pair(Color.Pair(light: .white, dark: .white)) == white)
  }

  @Test func readsAndPrintsHexadecimal() {
    #expect(Color.RGB(0x0A84FF).description == "#0A84FFFF")
    #expect(Color.RGB(rgba: 0x0102_0304).rgba == 0x0102_0304)
    #expect(Color.RGB.clear.description == "#00000000")
    #expect(Color.rgb(0xFF12_3456) == .rgb(0x123456))
  }

  @Test func tellsColoursWithoutAValueApart() {
    #expect(Color.none != .clear)
    #expect(Color.none.rgb == nil)
    #expect(Color.asset("Brand") != .asset("Brand", module: "Style"))
  }
}
