import Pelmet
import PelmetTestSupport
import Testing

struct ContrastTests {
  /// WCAG 2: well-known ratios, to two decimals.
  @Test(
    arguments: [
      (0x000000, 0xFFFFFF, 21.0), (0xFFFFFF, 0x000000, 21), (0xFFFFFF, 0xFFFFFF, 1), (0x777777, 0xFFFFFF, 4.48),
      (0x767676, 0xFFFFFF, 4.54), (0xFF0000, 0xFFFFFF, 4.00), (0x0000FF, 0xFFFFFF, 8.59), (0x00FF00, 0xFFFFFF, 1.37),
      (0x595959, 0xFFFFFF, 7.00), (0x007AFF, 0xFFFFFF, 4.02),
    ] as [(UInt32, UInt32, Double)])
  func agreesWithReferenceValues(front: UInt32, back: UInt32, ratio: Double) {
    #expect(abs(Theme.Color.RGB(front).contrast(on: Theme.Color.RGB(back)) - ratio) < 0.005)
  }

  @Test func countsATranslucentColourAsWhatItPaints() {
    let half = Theme.Color.RGB(rgba: 0x0000_0080)
    expectEqual(half.composited(over: .white), Theme.Color.RGB(0x7F7F7F))
    expectEqual(half.contrast(on: .white), Theme.Color.RGB(0x7F7F7F).contrast(on: .white))
    expectEqual(Theme.Color.RGB.clear.contrast(on: .white), 1)
  }

  @Test func reachesTheMinimumWheneverAnEndCan() {
    var random = SplitMix64(seed: 3)
    for _ in 0..<400 {
      let (color, other) = (random.opaque(), random.opaque())
      let minimum = Double.random(in: 1...21, using: &random)
      let reached = contrasting(color, other, minimum).contrast(on: other)
      let best = max(Theme.Color.RGB.white.contrast(on: other), Theme.Color.RGB.black.contrast(on: other))
      #expect(reached >= min(minimum, best), "\(color) on \(other), \(minimum)")
    }
  }

  @Test func doesNotChangeWhatPasses() {
    var random = SplitMix64(seed: 4)
    for _ in 0..<400 {
      let (color, other) = (random.translucent(), random.opaque())
      expectEqual(contrasting(color, other, color.contrast(on: other)), color)
    }
  }

  @Test func doesNotFallWhenTheMinimumRises() {
    var random = SplitMix64(seed: 5)
    for _ in 0..<100 {
      let (color, other) = (random.translucent(), random.opaque())
      let start = Double.random(in: 1...12, using: &random)
      let ratios = (0..<12).map { start + Double($0 * $0) / 100 }
        .map { contrasting(color, other, $0).contrast(on: other) }
      expectEqual(ratios, ratios.sorted(), "\(color) on \(other)")
    }
  }

  @Test func keepsAlpha() {
    var random = SplitMix64(seed: 6)
    for _ in 0..<500 {
      let (color, other) = (random.translucent(), random.opaque())
      expectEqual(contrasting(color, other, 7).alpha, color.alpha)
    }
  }

  @Test func goesAwayFromTheOtherColourFirst() {
    #expect(contrasting(Theme.Color.RGB(0x909090), .white, 4.5).luminance < Theme.Color.RGB(0x909090).luminance)
    #expect(contrasting(Theme.Color.RGB(0x505050), .black, 4.5).luminance > Theme.Color.RGB(0x505050).luminance)
    // Lighter than the other colour, but white is not far enough from it.
    #expect(
      contrasting(Theme.Color.RGB(0xC0C0C0), Theme.Color.RGB(0xB0B0B0), 4.5).luminance < Theme.Color.RGB(0xB0B0B0).luminance)
  }

  @Test(arguments: [.nan, .infinity, -.infinity, 0, 22] as [Double])
  func hasAnAnswerForOddMinimums(minimum: Double) {
    let result = contrasting(Theme.Color.RGB(0x777777), .white, minimum)
    expectEqual(result, (minimum <= 1 ? Theme.Color.RGB(0x777777) : .black))
  }

  @Test func takesTheFirstCandidateThatReachesTheMinimumElseTheBest() {
    var random = SplitMix64(seed: 7)
    for _ in 0..<500 {
      let background = random.opaque()
      let candidates = (0..<4).map { _ in random.opaque() }
      let minimum = Double.random(in: 1...12, using: &random)
      let ratios = candidates.map { $0.contrast(on: background) }
      let expected = ratios.firstIndex { $0 >= minimum } ?? ratios.firstIndex(of: ratios.max() ?? 0) ?? 0
      let readable = Theme.Color.readable(on: .rgb(background), candidates: candidates.map(Theme.Color.rgb), minimum: minimum)
      expectEqual(readable, .rgb(candidates[expected]))
    }
  }

  @Test func readsWhiteThenBlackByDefault() {
    expectEqual(Theme.Color.readable(on: .rgb(0x007AFF)), .rgb(.white))
    expectEqual(Theme.Color.readable(on: .rgb(0xFFD60A)), .rgb(.black))
    expectEqual(Theme.Color.readable(on: .rgb(0xFFD60A), candidates: []), .rgb(.black))
  }

  private func contrasting(_ color: Theme.Color.RGB, _ other: Theme.Color.RGB, _ minimum: Double) -> Theme.Color.RGB {
    Theme.Color.rgb(color).contrasting(with: .rgb(other), minimum: minimum).rgb ?? .clear
  }
}
