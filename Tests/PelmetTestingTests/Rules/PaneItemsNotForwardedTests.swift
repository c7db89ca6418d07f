import ModelCore
import Pelmet
import PelmetTestSupport
import PelmetTesting
import Testing

@MainActor
@Suite struct PaneItemsNotForwardedTests {
  private func findings(_ change: (UIArrangementViewController, UIViewController) -> Void) -> [String] {
    let stage = AuditStage {
      let arrangement = UIArrangementViewController()
      let (list, detail) = (screen("list"), screen("detail"))
      arrangement.modelName = "Mail"
      arrangement.setViewController(list, for: .primary)
      arrangement.setViewController(detail, for: .secondary)
      list.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
      change(arrangement, list)
      return UINavigationController(rootViewController: arrangement)
    }
    return stage.findings(.paneItemsNotForwarded, Theme(name: "probe", table: Theme.Table(.init()))).map(\.message)
  }

  @Test("a pane whose items nobody shows is found") func findsPane() {
    expectEqual(findings { _, _ in }, ["the bar items of 'list' are not shown, because 'Mail' forwards none of them"])
  }

  @Test("a container that shows the pane's items is fine, also in groups") func acceptsForwarding() {
    #expect(findings { $0.navigationItem.rightBarButtonItems = $1.navigationItem.rightBarButtonItems }.isEmpty)
    #expect(
      findings { arrangement, list in
        guard let item = list.navigationItem.rightBarButtonItem else { return }
        arrangement.navigationItem.pinnedTrailingGroup = .fixedGroup(items: [item])
      }.isEmpty)
    #expect(findings { $1.navigationItem.rightBarButtonItem = nil }.isEmpty)
  }
}
