import Pelmet
import PelmetTestSupport
import Testing

struct DerivationTests {
  @Test func mixesToTheEndsExactly() {
    var random = SplitMix64(seed: 8)
    for _ in 0..<1_000 {
      let (from, to) = (random.translucent(), random.translucent())
      let mixed = { Theme.Color.rgb(from).mixed(with: .rgb(to), amount: $0) }
      expectEqual(mixed(0), .rgb(from))
      expectEqual(mixed(1), .rgb(to))
    }
  }

  @Test(arguments: [(-1, 0xFF0000), (2, 0x0000FF), (.nan, 0xFF0000), (.infinity, 0x0000FF)] as [(Double, UInt32)])
  func keepsAmountsBetweenTheEnds(amount: Double, expected: UInt32) {
    expectEqual(Theme.Color.rgb(0xFF0000).mixed(with: .rgb(0x0000FF), amount: amount), .rgb(expected))
  }

  @Test(arguments: [(0, 0), (0.5, 128), (1, 255), (-3, 0), (3, 255), (.nan, 0)] as [(Double, UInt8)])
  func replacesAlpha(alpha: Double, expected: UInt8) {
    let color = Theme.Color.RGB(red: 10, green: 20, blue: 30)
    expectEqual(Theme.Color.rgb(color).withAlpha(alpha).rgb, Theme.Color.RGB(red: 10, green: 20, blue: 30, alpha: expected))
  }

  @Test func worksOutVariantByVariant() {
    let pair = Theme.Color.adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x000000))
    expectEqual(Theme.Color.readable(on: pair), .adaptive(light: .rgb(0x000000), dark: .rgb(0xFFFFFF)))
    expectEqual(pair.withAlpha(0.5), .adaptive(light: .rgba(0xFFFF_FF80), dark: .rgba(0x0000_0080)))
  }

  @Test func waitsForWhatTheSystemKnows() {
    let derived = Theme.Color.system(.label).withAlpha(0.5)
    #expect(derived.rgb == nil)
    expectEqual(derived, Theme.Color.system(.label).withAlpha(0.5))
    #expect(derived != Theme.Color.system(.label).withAlpha(0.25))
    let dark = Theme.Color.adaptive(light: .rgb(.white), dark: .system(.label)).withAlpha(0.5).resolved(
      for: Theme.Traits(scheme: .dark))
    expectEqual(dark, derived)
  }

  @Test func equalsTheDerivationOverTheArgumentsWhenParametersAreBoundLater() {
    var random = SplitMix64(seed: 9)
    for _ in 0..<500 {
      let (first, second, fixed) = (random.color(), random.color(), random.color())
      let amount = Double.random(in: 0...1, using: &random)
      let minimum = Double.random(in: 1...10, using: &random)
      for derive in derivations(fixed, amount: amount, minimum: minimum) {
        let late = derive(Theme.Color(.parameter("first")), Theme.Color(.parameter("second")))
        var worked = Theme.Color.Worked<Theme.Color>()
        expectEqual(late.binding(&worked) { $0 == "first" ? first : second }, derive(first, second))
      }
    }
  }

  @Test func keepsParametersWithoutAnArgument() {
    let color = Theme.Color.readable(on: Theme.Color(.parameter("accent")))
    var worked = Theme.Color.Worked<Theme.Color>()
    expectEqual(color.binding(&worked) { _ in nil }, color)
  }

  private func derivations(_ fixed: Theme.Color, amount: Double, minimum: Double) -> [(Theme.Color, Theme.Color) -> Theme.Color] {
    [
      { first, _ in first.withAlpha(amount) },
      { first, second in first.mixed(with: second, amount: amount) },
      { first, second in first.contrasting(with: second, minimum: minimum) },
      { first, second in Theme.Color.readable(on: first, candidates: [fixed, second], minimum: minimum) },
      { first, second in fixed.mixed(with: first, amount: amount).contrasting(with: second.withAlpha(amount), minimum: minimum) },
      { first, second in Theme.Color.adaptive(light: first, dark: second) },
      { first, second in
        Theme.Color.adaptive(light: fixed, dark: first, darkHighContrast: second.mixed(with: fixed, amount: amount))
      },
      { first, second in Theme.Color.adaptive(light: first.withAlpha(amount), dark: fixed, lightHighContrast: second) },
    ]
  }
}
