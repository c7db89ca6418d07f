import ModelCore
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
    #expect(try tone(picture(Self.navy)) == "dark")
    #expect(try tone(picture(Self.cream, isDark: true)) == "light")
    // Neither bright nor dark: as the scheme is.
    let grey = UIColor(white: 0.5, alpha: 1)
    #expect(try tone(picture(grey)) == "light" && tone(picture(grey, isDark: true)) == "dark")
    // Content that is dimmed at the edge counts as it is seen.
    #expect(try tone(picture(nil, isDark: true, scene: .photo)) == "dark")
  }

  @Test func turnsTheContentsOfGlassAlone() throws {
    let picture = try picture(Self.navy)
    #expect(picture.part("navigationBar.trailingItem.0")?.contains("color=\"rgb(255 255 255)\"") == true)
    #expect(picture.part("navigationBar.title")?.contains("fill=\"rgb(0 0 0)\"") == true)
    #expect(tone(picture, "tabBar") == "light")
  }

  @Test func keepsToTheSchemeWithIncreasedContrast() throws {
    #expect(try tone(picture(Self.navy, isHighContrast: true)) == "light")
  }

  @Test func isMoreDiffuseSinceIOS27() throws {
    #expect(try PicturedApp.picture(Options(version: 26)).svg.contains("fill-opacity=\"0.62\""))
    let newer = try PicturedApp.picture(Options(version: 27)).svg
    #expect(newer.contains("fill-opacity=\"0.68\"") && newer.contains("stroke-opacity=\"0.16\""))
  }

  @Test func textOnADarkPageIsLight() throws {
    let picture = PicturedApp.run(Options(version: 18)) { DevicePicture($0.window, page: Self.navy) }
    #expect(picture?.svg.contains("-402x874-dark\"><circle") == true)
  }
}
