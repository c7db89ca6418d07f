import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetUIKit
import Testing

@MainActor @Suite(.system(18))
struct TextAttributesConversionTests {
  private let base = UIFont.systemFont(ofSize: 17)

  @Test func leavesOutWhatIsOpen() {
    #expect(Theme.TextAttributes().uiKitAttributes(base: base).isEmpty)
    #expect(Theme.TextAttributes(foregroundColor: Theme.Color.noColor).uiKitAttributes(base: base).isEmpty)
  }

  @Test func convertsEveryAttribute() throws {
    let shadow = Theme.Shadow(color: .rgb(0xFF0000), offset: Theme.Offset(horizontal: 1, vertical: 2), blurRadius: 3)
    let attributes = Theme.TextAttributes(
      foregroundColor: .rgb(0x0000FF), font: Theme.Font(size: 20), kern: 1.5, baselineOffset: 2,
      underlineStyle: [.double, .byWord],
      strikethroughStyle: .thick, shadow: shadow
    ).uiKitAttributes(base: base)
    expectEqual(attributes[.foregroundColor] as? UIColor, UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    expectEqual(attributes[.font] as? UIFont, .systemFont(ofSize: 20))
    expectEqual(attributes[.kern] as? Double, 1.5)
    expectEqual(attributes[.baselineOffset] as? Double, 2)
    expectEqual(attributes[.underlineStyle] as? Int, NSUnderlineStyle([.double, .byWord]).rawValue)
    expectEqual(attributes[.strikethroughStyle] as? Int, NSUnderlineStyle.thick.rawValue)
    let converted = try #require(attributes[.shadow] as? NSShadow)
    expectEqual(converted.shadowColor as? UIColor, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(converted.shadowOffset, CGSize(width: 1, height: 2))
    expectEqual(converted.shadowBlurRadius, 3)
    expectEqual(attributes.count, 7)
  }

  @Test func drawsNoShadowWhenThereIsDeliberatelyNone() throws {
    let attributes = Theme.TextAttributes(shadow: Theme.Shadow.noShadow).uiKitAttributes(base: base)
    let shadow = try #require(attributes[.shadow] as? NSShadow)
    expectEqual((shadow.shadowColor as? UIColor)?.modelComponents(.light)?.alpha, 0)
  }
}
