import ModelCore
import PelmetTestSupport
import Testing

/// Differences between systems, one sentence each.
@MainActor @Suite struct VersionsAcceptanceTests {
  @Test(
    "NAV-6, VCL-19, NDL-2: push and pop on every system", arguments: [5, 6, 7, 9, 10, 11, 12, 13, 14, 15, 17, 18, 26] as [Int],
    [true, false])
  func pushAndPop(_ major: Int, _ animated: Bool) {
    let diary = PageDiary()
    let delegate = DiaryNavigationDelegate(diary)
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(Device.Release(major))) {
      nav = UINavigationController(rootViewController: DiaryPage("A", diary))
      nav.delegate = delegate
      return nav
    }
    func run(_ body: () -> Void) -> [String] {
      diary.lines = []
      body()
      app.simulation.settle()
      return diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") && !$0.contains("M") }
    }
    #expect(
      run { nav.pushViewController(DiaryPage("B", diary), animated: animated) } == [
        "B.didLoad", "A.wD", "B.wA", "willShow(B, \(animated))", "A.dD", "B.dA", "didShow(B, \(animated))",
      ])
    #expect(
      run { nav.popViewController(animated: animated) } == [
        "B.wD", "A.wA", "willShow(A, \(animated))", "B.dD", "A.dA", "didShow(A, \(animated))",
      ])
    #expect(abs(app.simulation.now - (animated ? 0.7 : 0)) < 0.001)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("NAV-11: the root counts as well") func rootHides() {
    var nav: UINavigationController!
    let app = LaunchedApp {
      let page = DiaryPage("A")
      page.hidesBottomBarWhenPushed = true
      nav = UINavigationController(rootViewController: page)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    #expect(app.screen?.tabBar == nil)
  }

  @Test("ITM-3: a title that does not fit becomes Back") func longTitle() {
    _ = Simulation(device: .phone(16))
    let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 375, height: 44))
    bar.items = [UINavigationItem(title: String(repeating: "long ", count: 60)), UINavigationItem(title: "Top")]
    expectEqual(bar.modelBar.backButton?.title, "Back")
  }
}
