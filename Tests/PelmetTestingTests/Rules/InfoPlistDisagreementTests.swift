import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct InfoPlistDisagreementTests {
  private func findings(_ infoPlist: InfoPlist, _ theme: Theme) -> [AuditFinding] {
    AuditStage(.iPhone, infoPlist) { UIViewController() }.findings(.infoPlistDisagreement, theme)
  }

  private func forcing(_ style: UIUserInterfaceStyle) -> InfoPlist {
    var infoPlist = InfoPlist()
    infoPlist.userInterfaceStyle = style
    return infoPlist
  }

  @Test("a style that no controller is asked for is found, the theme's before a screen's")
  func findsStyleThatNobodyIsAskedFor() {
    let infoPlist = InfoPlist(viewControllerBasedStatusBarAppearance: false)
    let screens: [String: Theme.Style] = ["photo": .statusBar(.lightContent)]
    expectEqual(findings(infoPlist, Theme(.init(), screens)).map(\.place), ["screens.photo.statusBar.style"])
    expectEqual(findings(infoPlist, Theme(.statusBar(.darkContent), screens)).map(\.place), ["statusBar.style"])
    #expect(findings(infoPlist, Theme(.bars(0x000000))).isEmpty)
    #expect(findings(InfoPlist(), Theme(.statusBar(.darkContent), screens)).isEmpty)
  }

  @Test func findsForcedStylesThatDiffer() {
    let dark = Theme(Theme.Style(userInterfaceStyle: .dark))
    expectEqual(findings(forcing(.light), dark).map(\.place), ["userInterfaceStyle"])
    #expect(
      findings(forcing(.light), dark).map(\.message) == [
        "UIUserInterfaceStyle forces light in Info.plist, and the theme forces dark"
      ])
    expectEqual(findings(forcing(.light), dark).map(\.fix), ["remove UIUserInterfaceStyle from Info.plist"])
    #expect(findings(forcing(.dark), dark).isEmpty)
    #expect(findings(forcing(.unspecified), dark).isEmpty)
    #expect(findings(forcing(.light), Theme(Theme.Style(userInterfaceStyle: .unspecified))).isEmpty)
  }

  @Test func propertyListForcesTheAppsScheme() {
    let stage = AuditStage(.iPhone, forcing(.dark)) { UIViewController() }
    expectEqual(stage.simulation.window?.traitCollection.userInterfaceStyle, .dark)
    stage.simulation.userInterfaceStyle = .light
    expectEqual(stage.simulation.window?.traitCollection.userInterfaceStyle, .dark)
  }

  @Test func aPropertyListWithoutSchemeForcesNone() {
    let stage = AuditStage { UIViewController() }
    expectEqual(stage.simulation.window?.traitCollection.userInterfaceStyle, .light)
  }
}
