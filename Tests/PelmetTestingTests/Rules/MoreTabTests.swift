import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct MoreTabTests {
  private func findings(_ count: Int, _ device: Device = .iPhone, _ table: Theme.Table = Theme.Table(.init())) -> [AuditFinding] {
    let stage = AuditStage(device) {
      let tabs = UITabBarController()
      tabs.modelName = "Tabs"
      tabs.viewControllers = (0..<count).map { _ in UIViewController() }
      return tabs
    }
    return stage.findings(.moreTab, Theme(name: "probe", table: table))
  }

  @Test("more than five tabs on a phone are found") func findsSixTabs() {
    expectEqual(findings(6).map(\.message), ["'Tabs' has 6 tabs, of which a phone shows four and 'More'"])
    #expect(
      findings(6).map(\.description) == [
        "warning: 'Tabs' has 6 tabs, of which a phone shows four and 'More' [MoreTab]; fix: move the rest into one of five tabs"
      ])
    #expect(findings(5).isEmpty)
  }

  @Test("on a pad they are found only if the theme has a row for phones") func dependsOnTheIdiom() {
    #expect(findings(6, .iPad).isEmpty)
    let table = Theme.Table(.init(), rows: [Theme.Row(Theme.Condition(idiom: .phone), .statusBar(.default))])
    expectEqual(findings(6, .iPad, table).count, 1)
  }
}
