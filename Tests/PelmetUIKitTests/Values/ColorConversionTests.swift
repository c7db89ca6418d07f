import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct ColorConversionTests {
  private static let adaptive = Theme.Color.adaptive(
    light: .rgb(1), dark: .rgb(2), lightHighContrast: .rgb(3), darkHighContrast: .rgb(4), darkElevated: .rgb(5))

  @Test(
    arguments: [
      (.light, .normal, .base, 1), (.dark, .normal, .base, 2), (.light, .high, .base, 3), (.dark, .high, .base, 4),
      (.dark, .normal, .elevated, 5), (.unspecified, .unspecified, .unspecified, 1),
    ] as [(UIUserInterfaceStyle, UIAccessibilityContrast, UIUserInterfaceLevel, UInt32)])
  func resolvesForTheTraitsOfTheView(
    style: UIUserInterfaceStyle, contrast: UIAccessibilityContrast, level: UIUserInterfaceLevel, expected: UInt32
  ) {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      UITraitCollection(userInterfaceLevel: level),
    ])
    expectEqual(rgb(Self.adaptive, traits), Theme.Color.RGB(expected))
  }

  @Test func keepsFixedColoursFixed() {
    expectEqual(UIColor(.rgb(0xFF0000)), UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(UIColor(.rgba(0x0000_FF00)), UIColor(red: 0, green: 0, blue: 1, alpha: 0))
  }

  @Test func keepsDisplayP3() {
    let color = Theme.Color.displayP3(
      Theme.Color.DisplayP3(red: 1, green: 0.5, blue: 0.25, sRGB: Theme.Color.RGB(rgba: 0xFF79_3380)))
    let expected = UIColor(displayP3Red: 1, green: 0.5, blue: 0.25, alpha: 128.0 / 255)
    expectEqual(UIColor(color), expected)
    expectEqual(UIColor(.adaptive(light: color, dark: .rgb(0))).modelComponents(.light), expected.modelComponents(.light))
  }

  @Test func takesNoColourForNilAndForClear() {
    expectEqual(Theme.Color.noColor.uiKitValue, nil)
    expectEqual(rgb(.noColor, .light), .clear)
  }

  @Test(arguments: Theme.SystemColor.allCases)
  func namesTheSystemsColours(color: Theme.SystemColor) throws {
    let named = UIColor(source: .system(color.rawValue))
    for traits in [UITraitCollection.light, .dark] {
      let actual = try #require(UIColor(.system(color)).modelComponents(traits))
      let expected = try #require(named.modelComponents(traits))
      // The fixed colours are halves and thirds in UIKit, and 8 bits in the looks.
      for channel in [\ColorComponents.red, \.green, \.blue, \.alpha] {
        #expect(abs(actual[keyPath: channel] - expected[keyPath: channel]) < 1 / 255)
      }
    }
  }

  @Test func derivesFromSystemColoursForTheTraitsAtHand() {
    let faint = Theme.Color.system(.systemBlue).withAlpha(0.5)
    for traits in [UITraitCollection.light, .dark] {
      var expected = rgb(.system(.systemBlue), traits)
      expected?.alpha = 128
      expectEqual(rgb(faint, traits), expected)
    }
    let readable = Theme.Color.readable(on: .system(.systemBackground))
    expectEqual(rgb(readable, .light), .black)
    expectEqual(rgb(readable, .dark), .white)
  }

  @Test func derivesAsAtBuildTime() {
    let mixed = Theme.Color.system(.systemBackground).mixed(with: .rgb(0x336699), amount: 0.3)
    let expected = Theme.Color.rgb(0xFFFFFF).mixed(with: .rgb(0x336699), amount: 0.3)
    expectEqual(rgb(mixed, .light), expected.rgb)
  }

  @Test func derivesVariantByVariant() {
    let color = Theme.Color.adaptive(light: .rgb(0x112233), dark: .system(.label)).withAlpha(0.2)
    expectEqual(rgb(color, .light), Theme.Color.RGB(rgba: 0x1122_3333))
    expectEqual(rgb(color, .dark), Theme.Color.RGB(rgba: 0xFFFF_FF33))
  }

  @Test func takesTheApproximationOfAnAssetThatNobodyCanRead() {
    let asset = Theme.Color.asset("Brand", approximately: Theme.Color.RGB(0x336699))
    expectEqual(rgb(asset.withAlpha(1).mixed(with: .rgb(0), amount: 0), .light), Theme.Color.RGB(0x336699))
    expectEqual(UIColor(asset).resolvedColor(with: .light), UIColor(named: "Brand"))
  }

  private func rgb(_ color: Theme.Color, _ traits: UITraitCollection) -> Theme.Color.RGB? {
    guard let components = UIColor(color).modelComponents(traits) else { return nil }
    let channels = [components.red, components.green, components.blue, components.alpha].map { UInt8(($0 * 255).rounded()) }
    return Theme.Color.RGB(red: channels[0], green: channels[1], blue: channels[2], alpha: channels[3])
  }
}
