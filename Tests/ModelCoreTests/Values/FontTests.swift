import ModelCore
import PelmetTestSupport
import Testing

struct FontTests {
  private func category(_ category: UIContentSizeCategory) -> UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: category)
  }

  @Test func fontsAreEqualByValue() {
    expectEqual(UIFont.systemFont(ofSize: 17), UIFont.systemFont(ofSize: 17, weight: .regular))
    #expect(UIFont.systemFont(ofSize: 17) != UIFont.boldSystemFont(ofSize: 17))
    expectEqual(UIFont(name: "Avenir", size: 12), UIFont(name: "Avenir", size: 12))
  }

  @Test("LCH-16: the system's fonts are found by family and by full name")
  func systemFonts() {
    for name in [
      "Avenir", "Avenir Next", "AvenirNext-DemiBold", "Helvetica Neue", "HelveticaNeue", "ArialMT", "TimesNewRomanPS-BoldMT",
    ] {
      expectEqual(UIFont(name: name, size: 12)?.familyName, name)
    }
    #expect(UIFont(name: "Avenir Neu", size: 12) == nil)
    #expect(UIFont(name: "", size: 12) == nil)
  }

  @Test("LCH-16: a font of the app is found if its property list names it")
  @MainActor func appFonts() {
    var infoPlist = InfoPlist()
    infoPlist.fonts = ["Fira Sans", "Inter-Regular"]
    let simulation = Simulation(infoPlist: infoPlist)
    for name in ["Fira Sans", "FiraSans-Bold", "Inter", "Inter-Bold"] { #expect(UIFont(name: name, size: 12) != nil) }
    #expect(UIFont(name: "Lato", size: 12) == nil)
    #expect(simulation.faults.isEmpty)
    _ = Simulation()
    #expect(UIFont(name: "Inter", size: 12) == nil)
  }

  @Test func descriptorsChangeDesignTraitsFamilyAndWeight() throws {
    let system = UIFont.systemFont(ofSize: 17, weight: .semibold)
    let serif = try #require(system.fontDescriptor.withDesign(.serif)?.withSymbolicTraits(.traitItalic))
    let font = UIFont(descriptor: serif, size: 0)
    expectEqual(font.pointSize, 17)
    expectEqual(font.fontDescriptor.symbolicTraits, .traitItalic)
    #expect(font != system)
    let family = UIFontDescriptor(fontAttributes: [
      .family: "Avenir", .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.heavy],
    ])
    expectEqual(UIFont(descriptor: family, size: 20).familyName, "Avenir")
    #expect(family.withDesign(.rounded) == nil)
    #expect(
      UIFont.monospacedSystemFont(ofSize: 17, weight: .semibold).fontDescriptor == system.fontDescriptor.withDesign(.monospaced))
  }

  @Test func textStylesFollowTheTextSize() {
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: category(.large)).pointSize, 17)
    expectEqual(UIFont.preferredFont(forTextStyle: .body, compatibleWith: category(.accessibilityLarge)).pointSize, 33)
    expectEqual(UIFont.preferredFont(forTextStyle: .largeTitle, compatibleWith: category(.large)).pointSize, 34)
  }

  @Test func metricsScaleUpToAMaximum() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    let font = UIFont.systemFont(ofSize: 34)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: category(.large)).pointSize, 34)
    expectEqual(metrics.scaledFont(for: font, compatibleWith: category(.accessibilityLarge)).pointSize, 66)
    expectEqual(metrics.scaledFont(for: font, maximumPointSize: 40, compatibleWith: category(.accessibilityLarge)).pointSize, 40)
  }
}
