import ModelCore
import Pelmet
import PelmetTesting
import Testing

@MainActor
@Suite struct HiddenTabBarTests {
  private func findings(_ hide: @escaping @MainActor (UITabBarController) -> Void) -> [AuditFinding] {
    let stage = AuditStage(.iPhone) {
      let tabs = UITabBarController()
      tabs.modelName = "Tabs"
      tabs.viewControllers = [UIViewController(), UIViewController()]
      hide(tabs)
      return tabs
    }
    return stage.findings(.hiddenTabBar, Theme(name: "probe", table: Theme.Table(.init())))
  }

  @Test("a tab bar that the app hides itself is found") func findsHiddenBar() {
    #expect(
      findings { $0.tabBar.isHidden = true }.map(\.message) == [
        "'Tabs' hides its tab bar with 'isHidden', which UIKit writes, too, when it hides or shows the bar"
      ])
  }

  @Test("a tab bar that its controller hides is not found") func acceptsTheController() {
    #expect(findings { _ in }.isEmpty)
    #expect(findings { $0.isTabBarHidden = true }.isEmpty)
  }
}
