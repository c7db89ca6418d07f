import ModelCore
import Pelmet
import PelmetTestSupport
import Testing

@testable import PelmetPreview

/// Glass that is light or dark by what lies below it.
@MainActor
@Suite struct GlassToneTests {
  private typealias Options = PicturedApp.Options

  private func picture(
    _ color: UIColor?, isDark: Bool = false, isHighContrast: Bool = false, scene: PictureScene = .list
  ) throws -> DevicePicture {
    try PicturedApp.picture(Options(isDark: isDark, isHighContrast: isHighContrast, isMessage: true), scene: scene) { app in
      let appearance = UINavigationBarAppearance()
      if let color {
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
      } else {
        appearance.configureWithTransparentBackground()
      }
      app.navigation.navigationBar.standardAppearance = appearance
    }
  }

  private static let navy = UIColor(red: 0.05, green: 0.1, blue: 0.3, alpha: 1)
  private static let cream = UIColor(red: 1, green: 0.98, blue: 0.9, alpha: 1)

  private func tone(_ picture: DevicePicture, _ part: String = "navigationBar") -> String? {
    picture.part(part)?.components(separatedBy: "data-glass=\"").dropFirst().first.map { String($0.prefix { $0 != "\"" }) }
  }

  @Test func followsWhatIsBelow() throws {
    #expect(try tone(picture(nil)) == "light" && tone(picture(nil, isDark: true)) == "dark")
    try expectEqual(tone(picture(Self.navy)), "dark")
    try expectEqual(tone(picture(Self.cream, isDark: true)), "light")
    // Neither bright nor dark: as the scheme is.
    let grey = UIColor(white: 0.5, alpha: 1)
    #expect(try tone(picture(grey)) == "light" && tone(picture(grey, isDark: true)) == "dark")
    // Content that is dimmed at the edge counts as it is seen.
    try expectEqual(tone(picture(nil, isDark: true, scene: .photo)), "dark")
  }

  @Test func turnsTheContentsOfGlassAlone() throws {
    let picture = try picture(Self.navy)
    #expect(picture.part("navigationBar.trailingItem.0")?.contains("color=\"rgb(255 255 255)\"") == true)
    #expect(picture.part("navigationBar.title")?.contains("fill=\"rgb(0 0 0)\"") == true)
    expectEqual(tone(picture, "tabBar"), "light")
  }

  /// The page and the picture show the same colour.
  @Test(arguments: [false, true]) func keepsColoursThatTheAppWrote(isDark: Bool) throws {
    func written(_ light: CGFloat, _ dark: CGFloat) -> UIColor {
      UIColor { UIColor(red: $0.userInterfaceStyle == .dark ? dark : light, green: 0, blue: 0, alpha: 1) }
    }
    let ground = isDark ? Self.cream : Self.navy
    let page = isDark ? "rgb(0 0 0)" : "rgb(255 0 0)"
    var options = Options(isDark: isDark)
    for (hasToolbar, part) in [(false, "navigationBar.leadingItem.0"), (false, "tabBar.item.0.icon"), (true, "toolbar.item.0")] {
      (options.hasToolbar, options.isMessage) = (hasToolbar, hasToolbar)
      let picture = try PicturedApp.run(options) { app in
        app.navigation.navigationBar.topItem?.leftBarButtonItem?.tintColor = written(1, 0)
        app.tabs.tabBar.tintColor = written(1, 0)
        for item in app.navigation.topViewController?.toolbarItems ?? [] { item.tintColor = written(1, 0).withAlphaComponent(1) }
        app.simulation.settle()
        return try #require(DevicePicture(app.window, scene: .page, page: ground))
      }
      expectEqual(tone(picture, part.components(separatedBy: ".")[0]), (isDark ? "light" : "dark"))
      #expect(picture.part(part)?.contains("\"\(page)\"") == true, "\(part): \(picture.part(part) ?? "")")
    }
  }

  /// As the system's own colours do where nobody wrote one.
  @Test func colorsOfTheSystemFollowTheGlass() throws {
    let picture = try picture(Self.navy)
    let written = try PicturedApp.picture(Options(isMessage: true)) { app in
      let appearance = UINavigationBarAppearance()
      appearance.configureWithOpaqueBackground()
      appearance.backgroundColor = Self.navy
      app.navigation.navigationBar.standardAppearance = appearance
      for item in app.navigation.navigationBar.topItem?.rightBarButtonItems ?? [] { item.tintColor = UIColor { _ in .label } }
    }
    expectEqual(written.part("navigationBar.trailingItem.0"), picture.part("navigationBar.trailingItem.0"))
  }

  @Test func keepsToTheSchemeWithIncreasedContrast() throws {
    try expectEqual(tone(picture(Self.navy, isHighContrast: true)), "light")
  }

  @Test func isMoreDiffuseSinceIOS27() throws {
    #expect(try PicturedApp.picture(Options(version: 26)).svg.contains("stdDeviation=\"3.5\""))
    let newer = try PicturedApp.picture(Options(version: 27)).svg
    #expect(newer.contains("stdDeviation=\"5\"") && newer.contains("stroke-opacity=\"0.16\""))
  }

  /// GLS-9: the filters have the figures of the estimate, so that pictures show what checks measure.
  @Test(arguments: [Device.Release(26), 27], [false, true]) func hasTheColoursOfTheEstimate(
    version: Device.Release, isDark: Bool
  ) throws {
    let glass = Glass(scheme: isDark ? .dark : .light)
    let greys: [Theme.Color.RGB] = [.black, Theme.Color.RGB(0x808080), .white]
    let faces = greys.map(glass.face)
    let svg = try PicturedApp.picture(Options(version: version, isDark: isDark), scene: .page).svg
    func table(_ colors: [Theme.Color.RGB]) -> String {
      "tableValues=\"" + colors.map { SVGNumber.text(Double($0.red) / 255) }.joined(separator: " ") + "\""
    }
    let kinds = svg.matches(of: /url\(#tone-2000x2000-([a-z0-9-]+)\)/).map { String($0.1) }
    let kind = isDark ? "dark" : "light"
    expectEqual(Set(kinds), [kind, "\(kind)-lens\(version < 27 ? "" : "27")"])
    #expect(svg.contains(table(faces)) && svg.contains(table(faces.map { glass.lens(over: $0, on: version < 27 ? 26 : 27) })))
  }

  /// LG-3: the tint is the body of a prominent item since iOS 27.
  @Test func prominentItemsHaveTheColourOfTheirTint() throws {
    func picture(_ version: Device.Release) throws -> DevicePicture {
      try PicturedApp.picture(Options(version: version), scene: .page) { app in
        app.navigation.navigationBar.topItem?.rightBarButtonItems?.first?.style = .prominent
        app.navigation.navigationBar.topItem?.rightBarButtonItems?.first?.tintColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
      }
    }
    #expect(try picture(27).part("navigationBar")?.contains("fill=\"rgb(255 0 0)\"/>") == true)
    #expect(try picture(26).part("navigationBar")?.contains("fill=\"rgb(255 0 0)\" opacity=\".92\"/>") == true)
  }

  @Test func textOnADarkPageIsLight() throws {
    let picture = PicturedApp.run(Options(version: 18)) { DevicePicture($0.window, page: Self.navy) }
    #expect(picture?.svg.contains("-402x874-dark\"><circle") == true)
  }
}
