import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import PelmetUIKit
import Testing

@MainActor
@Suite struct StatusBarContrastTests {
  private func findings(_ theme: Theme, _ root: @MainActor () -> UINavigationController) -> [AuditFinding] {
    AuditStage { root() }.findings(.statusBarContrast, theme)
  }

  private func themed(_ names: String) -> UINavigationController { stack(names, as: ThemedNavigationController()) }

  @Test("white on a bright bar is found, at the style") func findsLightContent() {
    let theme = Theme(.bars(0xFFFFFF), ["photo": .bars(0xFFFFFF, statusBar: .lightContent)])
    let findings = findings(theme) { themed("photo") }
    expectEqual(findings.map(\.place), ["screens.photo.statusBar.style"])
    #expect(
      findings.map(\.message) == [
        "the status bar #FFFFFF cannot be read on the navigation bar #FFFFFF of the screen 'photo' in light on iOS 15: contrast "
          + "1.00:1, needed 3:1"
      ])
  }

  @Test("a screen that changes the background only is at fault with that") func findsDerivedBackground() {
    let theme = Theme(
      .bars(0x000000, statusBar: .lightContent), ["photo": .bars(0xFFFFFF, statusBar: .lightContent)])
    let findings = findings(theme) { themed("photo") }
    expectEqual(findings.map(\.place), ["screens.photo.navigationBar.standardAppearance.backgroundColor"])
  }

  @Test("the default goes by the scheme before iOS 17, and is not judged since") func judgesDefaultBefore17() {
    let findings = findings(Theme(.bars(0x000000))) { stack("list") }
    expectEqual(findings.map(\.place), ["navigationBar.standardAppearance.backgroundColor"])
    #expect(findings.allSatisfy { $0.message.contains("in light on iOS 15") })
  }

  @Test("automatic and hidden status bars, and legible ones, are no finding") func isSilentAboutOthers() {
    #expect(findings(Theme(.bars(0xFFFFFF, statusBar: .automatic))) { themed("list") }.isEmpty)
    #expect(findings(Theme(.bars(0x0A3D66, statusBar: .lightContent))) { themed("list") }.isEmpty)
    var hidden = Theme.Style.bars(0xFFFFFF, statusBar: .lightContent)
    hidden.statusBar?.isHidden = true
    #expect(findings(Theme(hidden)) { themed("list") }.isEmpty)
  }

  @Test("a style that is not shown is not judged, nor a bar that is hidden") func isSilentAboutWhatIsNotShown() {
    let theme = Theme(.bars(0xFFFFFF, statusBar: .lightContent))
    #expect(findings(theme) { stack("list") }.isEmpty)
    let ofHiddenBar = findings(theme) {
      let hidden = themed("list")
      hidden.isNavigationBarHidden = true
      return hidden
    }
    #expect(ofHiddenBar.isEmpty)
  }
}
