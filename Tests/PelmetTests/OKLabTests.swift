import PelmetTestSupport
import Testing

@testable import Pelmet

struct OKLabTests {
  /// From the article that defines OKLab: https://bottosson.github.io/posts/oklab (XYZ → OKLab), through sRGB's own primaries;
  /// and the sRGB primaries themselves as CSS Color 4 lists them.
  @Test(arguments: [
    (Theme.Color.RGB(0xFFFFFF), 1.0, 0.0, 0.0),
    (Theme.Color.RGB(0x000000), 0.0, 0.0, 0.0),
    (Theme.Color.RGB(0xFF0000), 0.627955, 0.224863, 0.125846),
    (Theme.Color.RGB(0x00FF00), 0.866440, -0.233888, 0.179498),
    (Theme.Color.RGB(0x0000FF), 0.452014, -0.032457, -0.311528),
    (Theme.Color.RGB(0xFFFF00), 0.967983, -0.071369, 0.198570),
    (Theme.Color.RGB(0x00FFFF), 0.905399, -0.149444, -0.039398),
    (Theme.Color.RGB(0xFF00FF), 0.701674, 0.274566, -0.169156),
    (Theme.Color.RGB(0x808080), 0.599871, 0.0, 0.0),
  ])
  func agreesWithPublishedValues(rgb: Theme.Color.RGB, lightness: Double, a: Double, b: Double) {
    let lab = OKLab(rgb)
    #expect(abs(lab.lightness - lightness) < 1e-5)
    #expect(abs(lab.a - a) < 1e-5)
    #expect(abs(lab.b - b) < 1e-5)
  }

  /// The table of the article: XYZ (D65) and OKLab, three digits each; here from XYZ to linear sRGB and back.
  @Test(arguments: [
    (0.950, 1.000, 1.089, 1.000, 0.000, 0.000),
    (1.000, 0.000, 0.000, 0.450, 1.236, -0.019),
    (0.000, 1.000, 0.000, 0.922, -0.671, 0.263),
    (0.000, 0.000, 1.000, 0.153, -1.415, -0.449),
  ])
  func agreesWithTheTableOfTheArticle(x: Double, y: Double, z: Double, lightness: Double, a: Double, b: Double) {
    let linear = OKLab(lightness: lightness, a: a, b: b).linear
    // Linear sRGB to XYZ, IEC 61966-2-1.
    #expect(abs(0.4124564 * linear.red + 0.3575761 * linear.green + 0.1804375 * linear.blue - x) < 0.006)
    #expect(abs(0.2126729 * linear.red + 0.7151522 * linear.green + 0.0721750 * linear.blue - y) < 0.006)
    #expect(abs(0.0193339 * linear.red + 0.1191920 * linear.green + 0.9503041 * linear.blue - z) < 0.006)
  }

  @Test func comesBackToTheSameEightBits() {
    var random = SplitMix64(seed: 1)
    for _ in 0..<5_000 {
      let rgb = random.opaque()
      expectEqual(OKLab(rgb).rgb(alpha: 255), rgb)
    }
  }

  @Test func staysInsideTheGamutWhenLightnessChanges() {
    var random = SplitMix64(seed: 2)
    for _ in 0..<1_000 {
      let lightness = Double.random(in: 0...1, using: &random)
      #expect(OKLab(random.opaque()).withLightness(lightness).linear.isInGamut)
    }
  }
}
