import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct TransitionDiscontinuityTests {
  private func findings(_ theme: Theme, _ stack: @MainActor () -> UINavigationController) -> [AuditFinding] {
    AuditStage { stack() }.findings(.transitionDiscontinuity, theme)
  }

  private func theme(_ list: UInt32, _ detail: UInt32) -> Theme { Theme(.bars(list), ["detail": .bars(detail)]) }

  @Test("a push to almost the same bar is found once, at the new screen's background") func findsNearMiss() {
    let findings = findings(theme(0xFFFFFF, 0xF2F2F7)) { stack("list", "detail") }
    expectEqual(findings.map(\.place), ["screens.detail.navigationBar.standardAppearance.backgroundColor"])
    #expect(
      findings.map(\.message) == [
        "the navigation bar of the screen 'detail' is almost that of the screen 'list', from which it is pushed: #F2F2F7 on #FFFFFF "
          + "has a contrast of 1.11:1 in light on iOS 15"
      ])
  }

  @Test("slots are compared with the same slot, each by itself") func findsEachSlot() {
    var detail = Theme.Style.bars(0xFFFFFF)
    detail.navigationBar?.scrollEdgeAppearance?.backgroundColor = .rgb(0xF2F2F7)
    let findings = findings(Theme(.bars(0xFFFFFF), ["detail": detail])) { stack("list", "detail") }
    expectEqual(findings.map(\.place), ["screens.detail.navigationBar.scrollEdgeAppearance.backgroundColor"])
  }

  @Test("the same bar and a plainly different one are no finding", arguments: [0xFFFFFF, 0xD0D0D0, 0x0A3D66])
  func isSilentAboutOthers(detail: UInt32) {
    #expect(findings(theme(0xFFFFFF, detail)) { stack("list", "detail") }.isEmpty)
  }

  @Test("screens that do not follow each other, and bars that are hidden, are no finding") func isSilentWithoutPush() {
    let near = theme(0xFFFFFF, 0xF2F2F7)
    #expect(self.findings(near) { stack("list", "list") }.isEmpty)
    let findings = findings(near) {
      let hidden = stack("list", "detail")
      hidden.isNavigationBarHidden = true
      return hidden
    }
    #expect(findings.isEmpty)
  }

  @Test("a background that nobody knows is no finding") func isSilentAboutTheUnknown() {
    var detail = Theme.Style.bars(0xF2F2F7)
    detail.navigationBar?.standardAppearance?.backgroundImage = Theme.Image(.asset("stripes"))
    detail.navigationBar?.scrollEdgeAppearance?.backgroundColor = .asset("brand")
    #expect(findings(Theme(.bars(0xFFFFFF), ["detail": detail])) { stack("list", "detail") }.isEmpty)
  }

  @Test("clear bars show their pages") func comparesPages() {
    func style(_ page: UInt32) -> Theme.Style {
      let slot = Theme.NavigationBarAppearance(background: .transparent)
      return Theme.Style(
        content: Theme.ContentStyle(backgroundColor: .color(.rgb(page))),
        navigationBar: Theme.NavigationBarStyle(standardAppearance: slot))
    }
    let findings = findings(Theme(style(0xFFFFFF), ["detail": style(0xF2F2F7)])) { stack("list", "detail") }
    expectEqual(findings.map(\.place), ["screens.detail.content.backgroundColor"])
  }

  @Test("a near miss in dark alone is found") func looksAtEveryRow() {
    let slot = Theme.NavigationBarAppearance(
      background: .opaque, backgroundColor: .adaptive(light: .rgb(0xFFFFFF), dark: .rgb(0x0A0A0A)))
    let detail = Theme.Style(navigationBar: Theme.NavigationBarStyle(standardAppearance: slot))
    let plain = Theme.NavigationBarAppearance(background: .opaque, backgroundColor: .system(.systemBackground))
    let theme = Theme(Theme.Style(navigationBar: Theme.NavigationBarStyle(standardAppearance: plain)), ["detail": detail])
    let findings = findings(theme) { stack("list", "detail") }
    #expect(findings.count == 1 && findings.allSatisfy { $0.message.contains("in dark on iOS 15") })
  }
}
