import Foundation
import ModelCore
import Pelmet
import PelmetFiles
import PelmetTestSupport
import PelmetUIKit
import Testing

@testable import PelmetCapture
@testable import PelmetCompiler
@testable import PelmetResolution

/// Themes of the examples, of public apps and of UIKit: what a capture of a themed app says has the same effect as the theme.
@Suite("From a theme to an app and back")
@MainActor
struct RoundTripTests {
  nonisolated private static let folders = [
    "Examples/Demo/Sources/App/Themes", "Examples/Shop/Sources/Shop/Themes",
    "Examples/Travel/Sources/Travel/Themes", "Tests/Fixtures/apps/vlc-ios", "Tests/Fixtures/apps/edx-ios",
    "Tests/Fixtures/apps/session-ios", "Tests/Fixtures/apps/mastodon-ios", "Tests/Fixtures/apps/focus-ios", "themes",
  ]

  @Test("a captured theme, applied and captured again, is the same", arguments: folders, [12, 15, 17, 26] as [Device.Release])
  func roundTrip(_ folder: String, on release: Device.Release) throws {
    // A module's second theme is another brand, or another scheme.
    for theme in try Self.themes(in: folder).prefix(2) {
      let first = capture(theme, on: release)
      let texts = ThemeTexts([("app", first.text)])
      expectEqual(texts.errors, [])
      let again = capture(try #require(try texts.theme("app")), on: release)
      expectEqual(again.text, first.text)
    }
  }

  private static func themes(in folder: String) throws -> [Theme] {
    let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    var loader = InputLoader(module: "App", [ThemeSelection(ThemeFolder(package.appendingPathComponent(folder).path))])
    if folder.hasPrefix("Examples/") {
      let company = package.appendingPathComponent("Examples/CompanyStyle/Sources/CompanyStyle")
      loader.addDependency("CompanyStyle", folder: ThemeFolder(company.path))
    }
    let themes = Compilation.compile(loader.input).module.themes.map(\.theme)
    #expect(!themes.isEmpty, "\(folder)")
    return themes
  }

  private func capture(_ theme: Theme, on release: Device.Release) -> CapturedTheme {
    let stage = Stage(on: release)
    theme.apply(to: stage.window)
    let page = HomeViewController()
    page.toolbarItems = [UIBarButtonItem(title: "Add", style: .plain, target: nil, action: nil)]
    let navigation = ThemedNavigationController(rootViewController: page)
    navigation.isToolbarHidden = false
    return CapturedTheme.merge(stage.captureTabs([navigation], in: ThemedTabBarController()))[0]
  }
}
