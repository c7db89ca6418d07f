import Foundation
import ModelCore
import Pelmet
import PelmetUIKit
import Testing

@testable import TokenSets

/// The bars of themes that take their colours from real token sets have the colours of the set's own modes, in each look.
@MainActor @Suite struct TokenSetsTests {
  struct Look: Sendable {
    let context: String
    let style: UIUserInterfaceStyle
    let contrast: UIAccessibilityContrast

    @MainActor var traits: UITraitCollection {
      UITraitCollection(traitsFrom: [
        UITraitCollection(userInterfaceStyle: style), UITraitCollection(accessibilityContrast: contrast),
      ])
    }

    static func all(_ light: String, _ dark: String, _ lightHighContrast: String? = nil, _ darkHighContrast: String? = nil)
      -> [Look]
    {
      [
        Look(context: light, style: .light, contrast: .normal), Look(context: dark, style: .dark, contrast: .normal),
        Look(context: lightHighContrast ?? light, style: .light, contrast: .high),
        Look(context: darkHighContrast ?? dark, style: .dark, contrast: .high),
      ]
    }
  }

  /// The paths of the tokens for background, title, line, tint, and icons that are not selected.
  static let primer = ["bgColor.default", "fgColor.default", "borderColor.muted", "fgColor.accent", "fgColor.muted"]
  static let harness = ["bg.1", "text.1", "comp.avatar.shadow", "text.3", "text.2"]
  static let patternfly = [
    "global.background.color.primary.default", "global.text.color.regular", "global.background.color.tertiary.default",
    "global.icon.color.brand.default", "global.icon.color.subtle",
  ]
  static let skyux = [
    "color.background.page", "color.text.heading", "color.background.scrim", "color.text.action", "color.text.deemphasized",
  ]
  static let figma = ["bar.background", "bar.tint", "bar.shadow", "bar.tint", "blue.500"]

  @Test(arguments: Look.all("light", "dark", "light-hc", "dark-hc")) func primersBarsFollowTheDevice(look: Look) throws {
    try expect(.primer, look, "primer", Self.primer)
  }

  @Test(arguments: Look.all("light", "dark", "light-high-contrast", "dark-high-contrast"))
  func harnesssBarsFollowTheDevice(look: Look) throws {
    try expect(.harness, look, "harness", Self.harness)
  }

  @Test(arguments: Look.all("light", "dark", "highcontrast", "highcontrast-dark"))
  func patternFlysBarsFollowTheDevice(look: Look) throws {
    try expect(.patternfly, look, "patternfly", Self.patternfly)
  }

  /// Through the themes of Tokens Studio, without a resolver.
  @Test(arguments: Look.all("blackbaud-light", "blackbaud-dark")) func skyUXsBarsFollowTheDevice(look: Look) throws {
    try expect(.skyux, look, "skyux", Self.skyux)
  }

  /// Through the modes of a collection of variables.
  @Test(arguments: Look.all("figma-rest/Light", "figma-rest/Dark")) func figmasBarsFollowTheDevice(look: Look) throws {
    try expect(.figma, look, "own-dialects", Self.figma)
  }

  /// Applies a theme to bars, and compares their colours under a look with the reference's values.
  private func expect(_ theme: Theme, _ look: Look, _ set: String, _ paths: [String]) throws {
    let navigationBar = UINavigationBar()
    let tabBar = UITabBar()
    theme.apply(to: navigationBar)
    theme.apply(to: tabBar)
    let bar = navigationBar.standardAppearance
    let items = tabBar.standardAppearance.stackedLayoutAppearance
    let values = try ExpectedColors(set)[look.context]
    let expected = paths.map { values[$0] }
    #expect(expected.allSatisfy { $0 != nil })
    let title = bar.titleTextAttributes[.foregroundColor] as? UIColor
    let button = bar.buttonAppearance.normal.titleTextAttributes[.foregroundColor] as? UIColor
    let colors = [bar.backgroundColor, title, bar.shadowColor, button, items.normal.iconColor]
    #expect(colors.map { hex($0, look.traits) } == expected)
    let tabs = tabBar.standardAppearance
    #expect(
      [tabs.backgroundColor, tabs.shadowColor, items.selected.iconColor].map { hex($0, look.traits) }
        == [0, 2, 3].map { expected[$0] })
  }

  /// `#RRGGBBAA`.
  private func hex(_ color: UIColor?, _ traits: UITraitCollection) -> String? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    guard color?.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha) == true else { return nil }
    return "#"
      + [red, green, blue, alpha].map { String(Int(($0 * 255).rounded()) + 256, radix: 16, uppercase: true).dropFirst() }.joined()
  }
}

/// The colours of `expected.json` of a set, by context and path.
struct ExpectedColors {
  private let colors: [String: [String: String]]

  init(_ set: String) throws {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: tests.appendingPathComponent("Fixtures/tokens/\(set)/expected.json"))
    let values = (try JSONSerialization.jsonObject(with: data) as? [String: Any])?["values"] as? [[String: Any]] ?? []
    var colors: [String: [String: String]] = [:]
    for value in values {
      guard let context = value["context"] as? String, let path = value["path"] as? String else { continue }
      colors[context, default: [:]][path] = value["value"] as? String
    }
    self.colors = colors
  }

  subscript(context: String) -> [String: String] { colors[context] ?? [:] }
}
