import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct SiblingInconsistencyTests {
  private func style(_ tint: Theme.Color?, slot: Theme.Color? = nil) -> Theme.Style {
    Theme.Style(
      tabBar: Theme.TabBarStyle(
        tintColor: tint, standardAppearance: slot.map { Theme.TabBarAppearance(background: .opaque, backgroundColor: $0) }))
  }

  private func findings(_ theme: Theme, _ root: @MainActor () -> UIViewController) -> [AuditFinding] {
    AuditStage { root() }.findings(.siblingInconsistency, theme)
  }

  @Test("a tab whose root has its own tint or background of the tab bar is found, at that value") func findsTabs() {
    let theme = Theme(
      style(.rgb(0x0250BB), slot: .rgb(.white)),
      ["inbox": style(.rgb(0xB3002D), slot: .rgb(.white)), "shop": style(.rgb(0x0250BB), slot: .rgb(.black))])
    let findings = findings(theme) { tabs(stack("home"), stack("inbox"), screen("shop")) }
    expectEqual(findings.map(\.screen), ["inbox", "shop"])
    #expect(
      findings.map(\.place) == [
        "screens.inbox.tabBar.tintColor", "screens.shop.tabBar.standardAppearance.backgroundColor",
      ])
  }

  @Test("a colour that differs in one row only is found there") func looksAtEveryRow() {
    let theme = Theme(
      style(.rgb(0x0250BB)), ["inbox": style(.adaptive(light: .rgb(0x0250BB), dark: .rgb(0x66AAFF)))])
    let findings = findings(theme) { tabs(stack("home"), stack("inbox")) }
    #expect(findings.count == 1 && findings.allSatisfy { $0.message.contains("in dark") })
  }

  @Test("screens further in, and what does not touch the tab bar, are no finding") func isSilentAboutOthers() {
    let theme = Theme(style(.rgb(0x0250BB)), ["detail": style(.rgb(0xB3002D)), "inbox": style(.rgb(0x0250BB))])
    #expect(findings(theme) { tabs(stack("home", "detail"), stack("inbox")) }.isEmpty)
    #expect(findings(theme) { stack("detail") }.isEmpty)
  }
}
