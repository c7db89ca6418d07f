import Pelmet
import PelmetTestSupport
import Testing

@testable import ModelCore

/// UIColor's system colours against what was published of them.
@MainActor
struct SystemColorTests {
  @Test func publishedValuesAreThere() throws {
    try expectEqual(PublishedColor.load().count, 62)
  }

  @Test("a system colour is what was published", arguments: try PublishedColor.load())
  func isWhatWasPublished(_ published: PublishedColor) throws {
    run(on: Device.Release(published.os))
    let color = try #require(namedColors[published.name])
    expectEqual(hex(color, published.traits), published.value)
  }

  @Test("every colour that a theme can name is UIColor's, on every system", arguments: [12, 13, 15, 26] as [Device.Release])
  func looksAndFixedColorsAgree(version: Device.Release) {
    run(on: version)
    expectEqual(Set(namedColors.keys), Set(Theme.SystemColor.allCases.map(\.rawValue)))
    for (name, color) in namedColors.sorted(by: { $0.key < $1.key }) {
      #expect(SystemLook.current.color(named: name) != nil, "\(name)")
      expectEqual(hex(UIColor(source: .system(name)), .current), hex(color, .current), "\(name)")
    }
  }

  @Test func highContrastComesBeforeElevation() {
    run(on: 18)
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceLevel: .elevated),
      UITraitCollection(accessibilityContrast: .high),
    ])
    expectEqual(hex(.secondarySystemBackground, traits), "#242426FF")
  }

  /// `#RRGGBBAA`, halves up.
  private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String? {
    guard let components = color.modelComponents(traits) else { return nil }
    func byte(_ component: CGFloat) -> UInt8 { UInt8((component * 255).rounded(.toNearestOrAwayFromZero)) }
    let rgb = Theme.Color.RGB(
      red: byte(components.red), green: byte(components.green), blue: byte(components.blue), alpha: byte(components.alpha))
    return rgb.description
  }
}
