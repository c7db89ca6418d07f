import ModelCore
import PelmetTestSupport
import Testing

@MainActor
struct ColorTests {
  private func traits(_ style: UIUserInterfaceStyle) -> UITraitCollection {
    UITraitCollection(userInterfaceStyle: style)
  }

  @Test func fixedColorsAreEqualBySpaceAndComponents() {
    run(on: 26)
    expectEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    expectEqual(UIColor.red.hash, UIColor(red: 1, green: 0, blue: 0, alpha: 1).hash)
    expectEqual(UIColor.white, UIColor(white: 1, alpha: 1))
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1) != .red)
  }

  @Test func systemColorsAreEqualByNameAndResolveByTraits() {
    run(on: 26)
    expectEqual(UIColor.label, .label)
    #expect(UIColor.label != .darkText)
    expectEqual(UIColor.label.resolvedColor(with: traits(.light)), UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    expectEqual(UIColor.label.resolvedColor(with: traits(.dark)), UIColor(red: 1, green: 1, blue: 1, alpha: 1))
  }

  @Test func everySystemColorHasValues() {
    run(on: 26)
    for color in [UIColor.systemRed, .systemGray6, .tintColor, .placeholderText, .tertiarySystemGroupedBackground, .link] {
      #expect(color.resolvedColor(with: traits(.dark)) != UIColor(red: 0, green: 0, blue: 0, alpha: 0))
    }
  }

  @Test func providersAreAskedForTheTraits() {
    run(on: 26)
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
    expectEqual(color.resolvedColor(with: traits(.light)), .red)
    expectEqual(color.resolvedColor(with: traits(.dark)), UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    expectEqual(color, color)
    #expect(color != UIColor { _ in .red })
  }

  @Test func elevatedBackgroundsAreLighter() {
    run(on: 26)
    let elevated = UITraitCollection(traitsFrom: [traits(.dark), UITraitCollection(userInterfaceLevel: .elevated)])
    #expect(UIColor.systemBackground.resolvedColor(with: elevated) != UIColor.systemBackground.resolvedColor(with: traits(.dark)))
  }

  @Test func alphaIsReplacedAndKeepsColorsDynamic() {
    run(on: 26)
    expectEqual(UIColor.red.withAlphaComponent(0.5), UIColor(red: 1, green: 0, blue: 0, alpha: 0.5))
    let faint = UIColor.label.withAlphaComponent(0.5).withAlphaComponent(0.25)
    expectEqual(faint, UIColor.label.withAlphaComponent(0.25))
    expectEqual(faint.resolvedColor(with: traits(.dark)), UIColor(red: 1, green: 1, blue: 1, alpha: 0.25))
  }

  @Test func componentsAreThoseOfTheCurrentTraits() {
    run(on: 26)
    var red: CGFloat = -1
    var alpha: CGFloat = -1
    traits(.dark).performAsCurrent {
      #expect(UIColor.label.getRed(&red, green: nil, blue: nil, alpha: &alpha))
    }
    #expect(red == 1 && alpha == 1)
  }

  @Test func literalsAreColorsInSRGB() {
    run(on: 26)
    let color = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    expectEqual(color, UIColor(red: 1, green: 0.5, blue: 0, alpha: 0.25))
  }

  @Test func assetColorsAreKnownByNameOnly() {
    run(on: 26)
    expectEqual(UIColor(named: "Brand"), UIColor(named: "Brand"))
    #expect(UIColor(named: "Brand") != UIColor(named: "Other"))
    #expect(UIColor(named: "") == nil)
    #expect(UIColor(named: "Brand")?.getRed(nil, green: nil, blue: nil, alpha: nil) == false)
  }
}
