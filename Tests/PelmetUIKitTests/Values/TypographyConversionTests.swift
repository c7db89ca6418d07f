import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

/// Values of tokens that bars do not use, as screens use them.
@MainActor @Suite(.system(18))
struct TypographyConversionTests {
  private let headline = Theme.Typography(
    families: ["Avenir", "Helvetica"], size: 20, weight: .semibold, isItalic: true, letterSpacing: -0.5, lineHeight: 1.2)

  @Test func `a typography is a font of its family, size, weight and slope`() {
    let font = headline.uiFont()
    expectEqual(font.familyName, "Avenir")
    expectEqual(font.pointSize, 20)
    expectEqual(font.values.weight, .semibold)
    #expect(font.values.symbolicTraits.contains(.traitItalic))
  }

  @Test(arguments: [[], ["-apple-system", "Avenir"], ["system-ui"]])
  func `without a family of its own it is the system font`(families: [String]) {
    expectEqual(Theme.Typography(families: families, size: 20).uiFont(), .systemFont(ofSize: 20))
    expectEqual(Theme.Typography(families: families).uiFont(), .systemFont(ofSize: 17))
  }

  @Test func `it follows the user's text size only when asked`() {
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      let expected = UIFontMetrics(forTextStyle: .headline).scaledValue(for: 20)
      expectEqual(headline.uiFont().pointSize, 20)
      expectEqual(headline.uiFont(scaledLike: .headline).pointSize, expected)
      let kern = headline.uiKitAttributes(scaledLike: .headline)[.kern] as? Double
      expectEqual(kern, -0.5 * Double(expected) / 20)
    }
  }

  @Test func `attributes have the font and the spacing, and none that it leaves out`() {
    let attributes = headline.uiKitAttributes()
    expectEqual(attributes[.font] as? UIFont, headline.uiFont())
    expectEqual(attributes[.kern] as? Double, -0.5)
    expectEqual(Theme.Typography(size: 12).uiKitAttributes().keys.map(\.rawValue), [NSAttributedString.Key.font.rawValue])
  }

  @Test func `a curve times an animator`() {
    let parameters = Theme.TimingCurve(0.4, 0, 0.2, 1).uiKitValue
    expectEqual(parameters.controlPoint1, CGPoint(x: 0.4, y: 0))
    expectEqual(parameters.controlPoint2, CGPoint(x: 0.2, y: 1))
    expectEqual(UIViewPropertyAnimator(duration: 0.3, timingParameters: parameters).duration, 0.3)
  }
}
