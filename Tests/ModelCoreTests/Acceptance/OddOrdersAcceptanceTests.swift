import ModelCore
import PelmetTestSupport
import Testing

@MainActor @Suite struct OddOrdersAcceptanceTests {
  @MainActor final class Bench {
    let diary = PageDiary()
    var nav: UINavigationController!
    var tabs: UITabBarController!
    var a: DiaryPage!
    var z: DiaryPage!
    var delegate: DiaryNavigationDelegate!
    var app: LaunchedApp!
    init(_ device: Device = .phone(16), policies: Policies = Policies()) {
      app = LaunchedApp(device, policies: policies) {
        self.a = DiaryPage("A", self.diary)
        self.z = DiaryPage("Z", self.diary)
        self.nav = UINavigationController(rootViewController: self.a)
        self.nav.modelName = "N"
        self.delegate = DiaryNavigationDelegate(self.diary)
        self.nav.delegate = self.delegate
        self.tabs = UITabBarController()
        self.tabs.viewControllers = [self.nav, self.z]
        return self.tabs
      }
    }
    func page(_ name: String) -> DiaryPage { DiaryPage(name, diary) }
    func push(_ page: UIViewController) {
      nav.pushViewController(page, animated: true)
      app.simulation.settle()
    }
    /// Every page's wills alternate, and what is on top at the end is what appeared.
    func check(top: UIViewController, _ place: String) {
      #expect(nav.topViewController === top, "\(place)")
      #expect(top.viewIfLoaded?.window != nil, "\(place)")
      #expect(app.simulation.faults.isEmpty, "\(place)")
      var visible: [String: Bool] = [:]
      for line in diary.lines where line.hasSuffix(".wA") || line.hasSuffix(".wD") {
        let name = String(line.dropLast(3))
        #expect(visible[name] != line.hasSuffix("wA"), "\(place): \(line) twice in a row in \(diary.lines)")
        visible[name] = line.hasSuffix("wA")
      }
      let shown = visible.filter(\.value).keys.sorted()
      expectEqual(shown, [top.modelName], "\(place): \(diary.lines)")
    }
  }

  @Test("NAV-11: a cancelled swipe leaves the bottom bar hidden") func cancelledSwipeAndBottomBar() throws {
    let b = Bench()
    let page = b.page("B")
    page.hidesBottomBarWhenPushed = true
    b.push(page)
    #expect(b.app.screen?.tabBar == nil)
    let pop = try b.app.simulation.beginInteractivePop(in: b.nav)
    pop.update(0.5)
    pop.cancel()
    b.app.simulation.settle()
    #expect(b.app.screen?.tabBar == nil)
    b.check(top: page, "cancelled")
    try b.app.simulation.beginInteractivePop(in: b.nav).finish()
    b.app.simulation.settle()
    #expect(b.app.screen?.tabBar != nil)
    b.check(top: b.a, "finished")
  }

  @Test("NAV-6, POP-1: calls while a finger is down", arguments: [0, 1, 2, 3, 4]) func callsDuringSwipe(_ kind: Int) throws {
    let b = Bench()
    b.push(b.page("B"))
    let c = b.page("C")
    let pop = try b.app.simulation.beginInteractivePop(in: b.nav)
    pop.update(0.3)
    var top: UIViewController = c
    switch kind {
    case 0: b.nav.pushViewController(c, animated: true)
    case 1: b.nav.setViewControllers([b.a, c], animated: true)
    case 2:
      b.nav.popToRootViewController(animated: true)
      top = b.a
    case 3: b.nav.setViewControllers([c], animated: false)
    default:
      b.nav.popToRootViewController(animated: false)
      b.nav.pushViewController(c, animated: false)
    }
    pop.finish()
    b.app.simulation.settle()
    b.check(top: top, "kind \(kind)")
  }

  @Test("TAB-5: a tab is selected while a finger is down", arguments: [true, false])
  func tabDuringSwipe(_ finishes: Bool) throws {
    let b = Bench()
    let page = b.page("B")
    b.push(page)
    let pop = try b.app.simulation.beginInteractivePop(in: b.nav)
    b.tabs.selectedIndex = 1
    b.app.simulation.settle()
    if finishes { pop.finish() } else { pop.cancel() }
    b.app.simulation.settle()
    #expect(b.z.viewIfLoaded?.window != nil)
    b.tabs.selectedIndex = 0
    b.app.simulation.settle()
    b.check(top: b.nav.viewControllers.last ?? b.z, "back")
  }

  @Test("NAV-6: pops and pushes from callbacks", arguments: [0, 1, 2, 3, 4, 5]) func callbacks(_ kind: Int) {
    let b = Bench()
    let page = b.page("B"), c = b.page("C")
    var top: UIViewController = c
    switch kind {
    case 0:
      page.onDidAppear = { [unowned page] in
        page.onDidAppear = nil; b.nav.pushViewController(c, animated: true)
      }
    case 1:
      page.onDidAppear = { [unowned page] in
        page.onDidAppear = nil; b.nav.setViewControllers([c], animated: false)
      }
    case 2: page.onLoad = { b.nav.setViewControllers([b.a, c], animated: true) }
    case 3:
      page.onLoad = { b.nav.popViewController(animated: false) }
      top = b.a
    case 4:
      page.onDidAppear = { [unowned page] in
        page.onDidAppear = nil; b.nav.popViewController(animated: false)
      }
      top = b.a
    default:
      b.a.onWillDisappear = {
        b.a.onWillDisappear = nil; b.nav.pushViewController(c, animated: true)
      }
    }
    b.push(page)
    b.check(top: top, "kind \(kind)")
  }

  @Test("NAV-6: two pushes in one turn, and a repeated tap on the back button") func twoPushes() {
    let b = Bench()
    let page = b.page("B"), c = b.page("C")
    b.nav.pushViewController(page, animated: true)
    b.nav.pushViewController(c, animated: true)
    expectEqual(b.nav.viewControllers, [b.a, page, c])
    b.app.simulation.settle()
    b.check(top: c, "pushes")
    #expect(page.parent === b.nav)
    b.app.simulation.tapBackButton(in: b.nav)
    b.app.simulation.tapBackButton(in: b.nav)
    b.app.simulation.settle()
    expectEqual(b.nav.viewControllers, [b.a, page])
    b.check(top: page, "back")
  }

  @Test("NAV-5: the same top, unanimated and animated, tells no page anything", arguments: [true, false]) func sameTop(
    _ animated: Bool
  ) {
    let b = Bench()
    let page = b.page("B"), c = b.page("C")
    b.push(page)
    b.diary.lines = []
    b.nav.setViewControllers([c, page], animated: animated)
    b.app.simulation.settle()
    #expect(!b.diary.lines.contains { $0.hasSuffix("A") || $0.hasSuffix("D") })
    #expect(c.parent === b.nav)
    #expect(b.a.parent == nil)
    #expect(!c.isViewLoaded)
    b.nav.popViewController(animated: true)
    b.app.simulation.settle()
    #expect(c.viewIfLoaded?.window != nil)
  }

  @Test("VCL-13: isMovingToParent at launch and after a push") func movingToParent() {
    final class Predicate: DiaryPage {
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        write("to \(isMovingToParent)")
      }
    }
    let diary = PageDiary()
    var nav: UINavigationController!
    let app = LaunchedApp {
      nav = UINavigationController(rootViewController: Predicate("A", diary))
      return nav
    }
    nav.pushViewController(Predicate("B", diary), animated: true)
    app.simulation.settle()
    nav.popViewController(animated: true)
    app.simulation.settle()
    expectEqual(diary.lines.filter { $0.contains(".to ") }, ["A.to true", "B.to true", "A.to false"])
  }

  @Test("NAV-1: a modal presentation over a stack") func visibleController() {
    let b = Bench()
    let modal = b.page("M")
    b.a.present(modal, animated: true)
    b.app.simulation.settle()
    #expect(b.nav.visibleViewController === modal)
    #expect(b.nav.topViewController === b.a)
    b.nav.pushViewController(b.page("B"), animated: true)
    b.app.simulation.settle()
    expectEqual(b.nav.viewControllers.count, 2)
    modal.dismiss(animated: true)
    b.app.simulation.settle()
    #expect(b.nav.visibleViewController === b.nav.topViewController)
    #expect(b.app.screen?.navigationBar?.backButton != nil)
  }

  @Test("LG-1: on 26 bars have no background of their own", arguments: [true, false]) func glass(_ scrolls: Bool) {
    var scroll: UIScrollView!
    let app = LaunchedApp(.phone(26)) {
      let page = DiaryPage("A")
      scroll = UIScrollView(frame: .zero)
      scroll.contentSize = CGSize(width: 300, height: 4000)
      page.scroll = scroll
      return UINavigationController(rootViewController: page)
    }
    if scrolls { app.simulation.scroll(scroll, to: CGPoint(x: 0, y: 800)) }
    app.simulation.settle()
    let look = app.screen?.navigationBar?.look
    #expect(look?.slot == nil)
    #expect(look?.background.isBlurred == false)
    #expect(look?.background.image == nil)
    expectEqual(look?.shadow, ModelShadow.none)
  }

  @Test("NDL-1: the delegate is logged whether it has the methods or not") func silentDelegate() {
    final class Silent: UIResponder, UINavigationControllerDelegate, UITabBarControllerDelegate {}
    let b = Bench()
    let silent = Silent()
    silent.modelName = "S"
    b.nav.delegate = silent
    b.tabs.delegate = silent
    let names = b.app.during([.delegate]) {
      b.push(b.page("B"))
      b.app.simulation.tapTab(1, in: b.tabs)
      b.app.simulation.settle()
    }
    expectEqual(names, ["S.willShow", "S.didShow", "S.shouldSelect", "S.didSelect"])
    #expect(b.app.simulation.faults.isEmpty)
  }
}
