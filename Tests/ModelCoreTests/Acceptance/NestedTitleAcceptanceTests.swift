import ModelCore
import PelmetTestSupport
import Testing

/// The large title over a collapsed split view, with and without the two delegate methods, and what covers bars.
@MainActor @Suite struct NestedTitleAcceptanceTests {
  @Test("SPL-7, SPL-8: the title of a nested detail does not shrink; that of a pushed one does", arguments: [false, true])
  func shrinking(_ fixes: Bool) throws {
    let helper = SplitAcceptance()
    let (simulation, scene, _) = try #require(helper.start(fixes: fixes, keepsMaster: true, compact: true))
    let page = DiaryPage("Shown")
    page.title = "Shown"
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 768))
    scroll.contentSize = CGSize(width: 320, height: 5000)
    page.scroll = scroll
    let nav = UINavigationController(rootViewController: page)
    nav.navigationBar.prefersLargeTitles = true
    scene.split.showDetailViewController(nav, sender: nil)
    simulation.settle()
    #expect(scene.masterNav.viewControllers.last === (fixes ? page : nav))
    #expect(scene.masterNav.modelContentScrollView === (fixes ? scroll : nil))
    let bar = try #require(scene.window?.modelScreen?.navigationBar)
    #expect(bar.isLarge)
    #expect(bar.backButton != nil)
    simulation.scroll(scroll, to: CGPoint(x: 0, y: 900))
    simulation.settle()
    let height = scene.window?.modelScreen?.navigationBar?.frame.height ?? 0
    expectEqual(height < bar.frame.height, fixes)
    simulation.tapBackButton(in: scene.masterNav)
    simulation.settle()
    expectEqual(scene.masterNav.viewControllers, [scene.master])
    #expect(simulation.faults.isEmpty)
  }

  @Test("ITM-8, SPL-3: items of a nested detail can be tapped; those of a covered page cannot") func nestedItems() throws {
    let helper = SplitAcceptance()
    let (simulation, scene, _) = try #require(helper.start(fixes: false, keepsMaster: true, compact: true))
    var taps: [String] = []
    func item(_ name: String) -> UIBarButtonItem {
      UIBarButtonItem(primaryAction: UIAction(title: name) { _ in taps.append(name) })
    }
    let page = DiaryPage("Shown")
    let (inner, outer) = (item("inner"), item("outer"))
    page.navigationItem.rightBarButtonItem = inner
    scene.master.navigationItem.rightBarButtonItem = outer
    scene.split.showDetailViewController(UINavigationController(rootViewController: page), sender: nil)
    simulation.settle()
    simulation.tap(inner)
    simulation.tap(outer)
    expectEqual(taps, ["inner"])
    simulation.tapBackButton(in: scene.masterNav)
    simulation.settle()
    simulation.tap(outer)
    expectEqual(taps, ["inner", "outer"])
  }

  @Test("ITM-8: items in a hidden toolbar, in another tab and under a full-screen presentation are out of reach")
  func outOfReach() {
    var taps = 0
    let item = { UIBarButtonItem(primaryAction: UIAction(title: "x") { _ in taps += 1 }) }
    var nav: UINavigationController!
    var tabs: UITabBarController!
    var page: DiaryPage!
    let app = LaunchedApp {
      page = DiaryPage("A")
      nav = UINavigationController(rootViewController: page)
      tabs = UITabBarController()
      tabs.viewControllers = [nav, DiaryPage("Z")]
      return tabs
    }
    let (tool, button, free) = (item(), item(), item())
    page.toolbarItems = [tool]
    page.navigationItem.leftBarButtonItem = button
    app.simulation.tap(tool)
    expectEqual(taps, 0)
    nav.setToolbarHidden(false, animated: false)
    app.simulation.settle()
    app.simulation.tap(tool)
    app.simulation.tap(button)
    expectEqual(taps, 2)
    tabs.selectedIndex = 1
    app.simulation.settle()
    app.simulation.tap(button)
    expectEqual(taps, 2)
    tabs.selectedIndex = 0
    app.simulation.settle()
    let modal = DiaryPage("M")
    modal.modalPresentationStyle = .fullScreen
    page.present(modal, animated: false)
    app.simulation.settle()
    app.simulation.tap(button)
    expectEqual(taps, 2)
    modal.dismiss(animated: false)
    app.simulation.settle()
    app.simulation.tap(button)
    expectEqual(taps, 3)
    app.simulation.tap(free)
    expectEqual(taps, 4)
  }
}
