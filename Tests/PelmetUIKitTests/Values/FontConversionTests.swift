import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct FontConversionTests {
  private let base = UIFont.systemFont(ofSize: 17, weight: .semibold)

  @Test func isTheBaseWhenItSaysNothing() {
    expectEqual(Theme.Font().uiFont(base: base), base)
  }

  @Test func takesWhatItLeavesOpenFromTheBase() {
    expectEqual(Theme.Font(size: 20).uiFont(base: base), .systemFont(ofSize: 20, weight: .semibold))
    expectEqual(Theme.Font(weight: .light).uiFont(base: base), .systemFont(ofSize: 17, weight: .light))
    expectEqual(Theme.Font(design: .monospaced).uiFont(base: base), .monospacedSystemFont(ofSize: 17, weight: .semibold))
    expectEqual(Theme.Font(size: 12, italic: true).uiFont(base: .systemFont(ofSize: 17)), .italicSystemFont(ofSize: 12))
  }

  @Test func keepsSlopeAndWeightTogether() {
    let font = Theme.Font(weight: .bold, italic: true).uiFont(base: base)
    expectEqual(font.values.weight, .bold)
    #expect(font.values.symbolicTraits.contains(.traitItalic))
    expectEqual(Theme.Font(italic: false).uiFont(base: font).values.symbolicTraits.contains(.traitItalic), false)
  }

  @Test func followsTheReadersTextSizeWithATextStyle() {
    expectEqual(Theme.Font(textStyle: .headline).uiFont(base: base), .preferredFont(forTextStyle: .headline))
    let sizes = atLargeText {
      [Theme.Font(textStyle: .body), Theme.Font(textStyle: .body, weight: .bold)].map { $0.uiFont(base: base).pointSize }
    }
    let expected = atLargeText { UIFont.preferredFont(forTextStyle: .body).pointSize }
    expectEqual(sizes, [expected, expected])
    #expect(expected > 17)
  }

  @Test func scalesASizeOnlyWhenAsked() {
    let fixed = atLargeText { Theme.Font(size: 20).uiFont(base: base).pointSize }
    let scaled = atLargeText { Theme.Font(size: 20, relativeTo: .body).uiFont(base: base).pointSize }
    let family = atLargeText { Theme.Font(textStyle: .body, family: "Avenir").uiFont(base: base).pointSize }
    let expected = atLargeText { UIFontMetrics(forTextStyle: .body).scaledValue(for: 20) }
    expectEqual(fixed, 20)
    expectEqual(scaled, expected)
    expectEqual(family, atLargeText { UIFontMetrics(forTextStyle: .body).scaledValue(for: 17) })
  }

  @Test func doesNotGrowBeyondItsMaximum() {
    for font in [
      Theme.Font(textStyle: .body, maximumSize: 18), Theme.Font(size: 16, relativeTo: .body, maximumSize: 18),
      Theme.Font(size: 30, maximumSize: 18),
    ] {
      expectEqual(atLargeText { font.uiFont(base: base).pointSize }, 18)
    }
  }

  @Test func takesAFamilyInItsWeight() {
    let font = Theme.Font(size: 15, family: "Avenir", weight: .heavy).uiFont(base: base)
    expectEqual(font.familyName, "Avenir")
    expectEqual(font.pointSize, 15)
    expectEqual(font.values.weight, .heavy)
    expectEqual(Theme.Font(family: "Avenir-Book").uiFont(base: base).familyName, "Avenir-Book")
  }

  @Test func takesForGrantedThatTheAppHasTheFamiliesOfItsThemes() {
    expectEqual(UIFont(name: "House Grotesk", size: 15), nil)
    expectEqual(Theme.Font(size: 15, family: "House Grotesk").uiFont(base: base).familyName, "House Grotesk")
    expectEqual(Theme.Font(size: 15, family: "").uiFont(base: base).familyName, "")
  }

  @Test(arguments: Theme.FontWeight.named.map(\.weight))
  func keepsNamedWeights(weight: Theme.FontWeight) throws {
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let index = try #require(Theme.FontWeight.named.firstIndex { $0.weight == weight })
    expectEqual(weight.uiKitValue, weights[index])
  }

  @Test(
    arguments: [
      (1, -0.8), (150, -0.7), (450, 0.115), (550, 0.265), (1000, 0.62), (.infinity, 0.62), (-.infinity, -0.8), (.nan, -0.8),
    ] as [(Double, Double)])
  func interpolatesBetweenNamedWeights(weight: Double, expected: Double) {
    #expect(abs(Theme.FontWeight(weight).uiKitValue.rawValue - expected) < 1e-9)
  }

  private func atLargeText<Result>(_ body: () -> Result) -> Result {
    var result: Result?
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent { result = body() }
    return result ?? body()
  }
}
