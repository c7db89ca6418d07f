import Pelmet
import PelmetTestSupport
import Testing

struct ColorTests {
  private let white = Theme.Color.rgb(0xFFFFFF)
  private let black = Theme.Color.rgb(0x000000)
  private let red = Theme.Color.rgb(0xFF0000)

  @Test func dropsVariantsThatEqualTheirFallback() {
    expectEqual(Theme.Color.adaptive(light: white), white)
    expectEqual(Theme.Color.adaptive(light: white, dark: white, lightHighContrast: white, darkHighContrast: white), white)
    #expect(
      Theme.Color.adaptive(light: white, dark: black, lightHighContrast: white, darkHighContrast: black, darkElevated: black)
        == .adaptive(light: white, dark: black))
    expectEqual(
      Theme.Color.adaptive(light: white, dark: white, darkElevated: black), .adaptive(light: white, darkElevated: black))
  }

  @Test func twoVariantsAreWhatTheyAreAmongMore() {
    let faint = Theme.Color.system(.label).withAlpha(0.5)
    let mixed = Theme.Color.adaptive(light: white, dark: black).mixed(with: .system(.label), amount: 0.5)
    for light in [white, faint, mixed] {
      for dark in [white, faint, mixed] {
        let two = Theme.Color.adaptive(light: light, dark: dark)
        expectEqual(
          two, .adaptive(light: light, dark: dark, lightHighContrast: light, darkHighContrast: dark, darkElevated: dark))
        expectEqual(two.resolved(for: Theme.Traits(scheme: .dark)), dark.resolved(for: Theme.Traits(scheme: .dark)))
      }
    }
    expectEqual(Theme.Color.adaptive(light: faint, dark: faint), faint)
  }

  @Test func flattensAdaptiveMembers() {
    let pair = Theme.Color.adaptive(light: white, dark: black)
    expectEqual(Theme.Color.adaptive(light: pair), pair)
    expectEqual(Theme.Color.adaptive(light: red, dark: pair), .adaptive(light: red, dark: black))
    expectEqual(Theme.Color.adaptive(light: pair, dark: pair), pair)
    let contrasting = Theme.Color.adaptive(light: white, lightHighContrast: red)
    expectEqual(
      Theme.Color.adaptive(light: contrasting, dark: black), .adaptive(light: white, dark: black, lightHighContrast: red))
  }

  @Test(
    arguments: [
      (Theme.Traits(), 1), (Theme.Traits(scheme: .dark), 2), (Theme.Traits(contrast: .high), 3),
      (Theme.Traits(scheme: .dark, contrast: .high), 4),
      (Theme.Traits(scheme: .dark, level: .elevated), 5), (Theme.Traits(level: .elevated), 1),
      (Theme.Traits(scheme: .dark, contrast: .high, level: .elevated), 4),
    ] as [(Theme.Traits, UInt32)])
  func resolvesForTraits(traits: Theme.Traits, expected: UInt32) {
    let color = Theme.Color.adaptive(
      light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(3), darkHighContrast: .rgb(4), darkElevated: .rgb(5))
    expectEqual(color.resolved(for: traits), .rgb(expected))
  }

  @Test(
    arguments: [
      (Theme.Traits(contrast: .high), 1), (Theme.Traits(scheme: .dark, contrast: .high), 2),
      (Theme.Traits(scheme: .dark, level: .elevated), 2),
    ] as [(Theme.Traits, UInt32)])
  func fallsBackToLightAndDark(traits: Theme.Traits, expected: UInt32) {
    expectEqual(Theme.Color.adaptive(light: .rgb(1), dark: .rgb(2)).resolved(for: traits), .rgb(expected))
  }

  @Test func takesPairsApart() {
    expectEqual(Theme.Color.pair(Theme.Color.Pair(light: .white, dark: .black)), .adaptive(light: white, dark: black))
    expectEqual(Theme.Color.pair(Theme.Color.Pair(light: .white, dark: .white)), white)
  }

  @Test func makesPairsFromNumbers() {
    expectEqual(Theme.Color.rgb(0x010203, dark: 0x040506), .adaptive(light: .rgb(0x010203), dark: .rgb(0x040506)))
    expectEqual(Theme.Color.rgba(0x0102_0304, dark: 0x0506_0708), .adaptive(light: .rgba(0x0102_0304), dark: .rgba(0x0506_0708)))
    expectEqual(Theme.Color.rgb(7, dark: 7), .rgb(7))
  }

  /// However it is made, a colour for light and one for dark is the same value.
  @Test(
    arguments: [
      .adaptive(light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(1)),
      .adaptive(light: .rgb(1), dark: .rgb(2), darkHighContrast: .rgb(2), darkElevated: .rgb(2)),
      .adaptive(light: .rgb(1, dark: 3), dark: .rgb(4, dark: 2)),
    ] as [Theme.Color])
  func variantsThatDoNotDifferAreLeftOut(color: Theme.Color) {
    expectEqual(color, .rgb(1, dark: 2))
    expectEqual(color.hashValue, Theme.Color.rgb(1, dark: 2).hashValue)
  }

  @Test func readsAndPrintsHexadecimal() {
    expectEqual(Theme.Color.RGB(0x0A84FF).description, "#0A84FFFF")
    expectEqual(Theme.Color.RGB(rgba: 0x0102_0304).rgba, 0x0102_0304)
    expectEqual(Theme.Color.RGB.clear.description, "#00000000")
    expectEqual(Theme.Color.rgb(0xFF12_3456), .rgb(0x123456))
  }

  @Test func tellsColoursWithoutAValueApart() {
    #expect(Theme.Color.noColor != .clear)
    #expect(Theme.Color.noColor.rgb == nil)
    #expect(Theme.Color.asset("Brand") != .asset("Brand", module: "Style"))
  }
}
