import ModelCore
import Testing

@MainActor @Suite struct TabAcceptanceTests {
  final class TabDelegate: UIResponder, UITabBarControllerDelegate {
    let diary: Diary
    var answer = true
    init(_ diary: Diary) {
      self.diary = diary
      super.init()
      modelName = "D"
    }
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
      diary.lines.append("should(\(viewController.modelName))")
      return answer
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
      diary.lines.append("did(\(viewController.modelName))")
    }
  }
  struct Tabs {
    let app: LaunchedApp, diary: Diary, tabs: UITabBarController, delegate: TabDelegate, pages: [DiaryPage]
  }
  func tabs(_ count: Int, _ device: Device = .phone(16)) -> Tabs {
    let diary = Diary()
    let delegate = TabDelegate(diary)
    var tabs: UITabBarController!
    var pages: [DiaryPage] = []
    let app = LaunchedApp(device) {
      tabs = UITabBarController()
      tabs.modelName = "T"
      tabs.delegate = delegate
      pages = (0..<count).map { DiaryPage(String(UnicodeScalar(UInt8(65 + $0))), diary) }
      tabs.viewControllers = pages
      return tabs
    }
    diary.lines = []
    return Tabs(app: app, diary: diary, tabs: tabs, delegate: delegate, pages: pages)
  }

  @Test("TAB-1: defaults") func defaults() {
    let simulation = Simulation()
    let tabs = UITabBarController()
    #expect(tabs.viewControllers == nil)
    #expect(tabs.selectedIndex == NSNotFound)
    #expect(tabs.selectedViewController == nil)
    #expect(tabs.moreNavigationController.viewControllers.isEmpty || !tabs.moreNavigationController.viewControllers.isEmpty)
    #expect(simulation.faults.isEmpty)
  }

  @Test("TAB-4, TAB-12, §16.5: a tapped tab") func tapped() {
    let t = tabs(2)
    #expect(!t.pages[1].isViewLoaded)
    let names = t.app.during([.appearance, .loading, .delegate]) {
      t.app.simulation.tapTab(1, in: t.tabs)
      t.app.simulation.settle()
    }
    let lines = t.diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") }
    #expect(lines == ["should(B)", "B.didLoad", "B.wA", "A.wD", "A.dD", "B.dA", "did(B)"])
    #expect(
      names.filter { !$0.hasSuffix("viewIsAppearing") } == [
        "D.shouldSelect", "B.loadView", "B.viewDidLoad", "B.viewWillAppear", "A.viewWillDisappear", "A.viewDidDisappear",
        "B.viewDidAppear", "D.didSelect",
      ])
    t.diary.lines = []
    t.app.simulation.tapTab(1, in: t.tabs)
    t.app.simulation.settle()
    #expect(t.diary.lines == ["should(B)", "did(B)"])
    t.delegate.answer = false
    t.diary.lines = []
    t.app.simulation.tapTab(0, in: t.tabs)
    t.app.simulation.settle()
    #expect(t.diary.lines == ["should(A)"])
    #expect(t.tabs.selectedIndex == 1)
  }

  @Test("TAB-5: selection in code asks nobody") func programmatic() {
    let t = tabs(2)
    t.tabs.selectedIndex = 1
    t.app.simulation.settle()
    let lines = t.diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") }
    #expect(lines == ["B.didLoad", "B.wA", "A.wD", "A.dD", "B.dA"])
    t.tabs.selectedIndex = 7
    #expect(t.tabs.selectedIndex == 1)
    #expect(hasFault(t.app.simulation, "TAB-5"))
    t.tabs.selectedViewController = DiaryPage("Q")
    #expect(t.tabs.selectedViewController === t.pages[1])
    #expect(t.app.simulation.faults.count == 2)
  }

  @Test("TAB-2: what stays selected when the controllers change") func replacing() {
    let t = tabs(3)
    t.tabs.selectedIndex = 2
    t.tabs.viewControllers = [t.pages[2], t.pages[0]]
    #expect(t.tabs.selectedViewController === t.pages[2])
    #expect(t.tabs.selectedIndex == 0)
    t.tabs.selectedIndex = 1
    let x = DiaryPage("X"), y = DiaryPage("Y")
    t.tabs.viewControllers = [x, y]
    #expect(t.tabs.selectedViewController === y)
    t.tabs.viewControllers = [x]
    #expect(t.tabs.selectedViewController === x)
    t.tabs.viewControllers = nil
    #expect(t.tabs.selectedViewController == nil)
    #expect(t.tabs.selectedIndex == NSNotFound)
    t.app.simulation.settle()
    #expect(y.parent == nil)
    #expect(t.app.simulation.faults.isEmpty)
  }

  @Test("TAB-3: more than five") func more() {
    let t = tabs(6)
    #expect(t.app.screen?.tabBar?.items.count == 5)
    #expect(t.app.screen?.tabBar?.items.prefix(4).map { $0 } == t.pages.prefix(4).map { $0.tabBarItem })
    #expect(t.tabs.viewControllers?.count == 6)
    t.tabs.selectedViewController = t.tabs.moreNavigationController
    t.app.simulation.settle()
    #expect(t.tabs.selectedViewController === t.tabs.moreNavigationController)
    #expect(t.tabs.selectedIndex == NSNotFound)
    t.tabs.selectedIndex = 0
    t.app.simulation.settle()
    t.diary.lines = []
    t.app.simulation.tapTab(4, in: t.tabs)
    t.app.simulation.settle()
    #expect(t.tabs.selectedIndex == NSNotFound)
    t.tabs.selectedIndex = 5
    t.app.simulation.settle()
    #expect(t.pages[5].viewIfLoaded?.window != nil)
    let five = tabs(5)
    #expect(five.app.screen?.tabBar?.items.count == 5)
  }

  @Test("TAB-6, TAB-7, TAB-8, TAB-9: bars and items") func barsAndItems() {
    let t = tabs(2)
    t.tabs.tabBar.items = []
    #expect(hasFault(t.app.simulation, "TAB-6"))
    #expect(t.tabs.tabBar.items?.count == 2)
    let bar = UITabBar(frame: .zero)
    let a = UITabBarItem(title: "A", image: UIImage(), tag: 1), b = UITabBarItem(title: "B", image: nil, tag: 2)
    bar.items = [a]
    bar.selectedItem = b
    #expect(bar.selectedItem == nil)
    bar.selectedItem = a
    #expect(bar.selectedItem === a)
    bar.items = nil
    #expect(bar.selectedItem == nil)
    #expect(a.selectedImage === a.image)
    #expect(a.badgeValue == nil && a.isEnabled && a.imageInsets == .zero && a.titlePositionAdjustment == .zero)
    #expect(UITabBarItem().tag == 0)
    #expect(bar.itemPositioning == .automatic)
    #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).image == nil)
  }

  @Test("TAB-8: system items have an image from 18") func systemItemImage() {
    _ = Simulation(device: .phone(18))
    #expect(UITabBarItem(tabBarSystemItem: .favorites, tag: 0).image != nil)
  }

  @Test("TAB-4: a second tap on a navigation tab pops to its root; a tab changes during a push") func retapAndPush() {
    let diary = Diary()
    var nav: UINavigationController!
    var tabs: UITabBarController!
    let app = LaunchedApp(.phone(16)) {
      nav = UINavigationController(rootViewController: DiaryPage("A", diary))
      tabs = UITabBarController()
      tabs.viewControllers = [nav, DiaryPage("Z", diary)]
      return tabs
    }
    let b = DiaryPage("B", diary)
    nav.pushViewController(b, animated: true)
    app.simulation.advance(by: 0.1)
    diary.lines = []
    app.simulation.tapTab(1, in: tabs)
    app.simulation.settle()
    #expect(tabs.selectedIndex == 1)
    #expect(nav.viewControllers.count == 2)
    #expect(diary.lines.filter { $0.hasSuffix(".dA") }.last == "Z.dA")
    #expect(b.viewIfLoaded?.window == nil)
    app.simulation.tapTab(0, in: tabs)
    app.simulation.settle()
    #expect(b.viewIfLoaded?.window != nil)
    app.simulation.tapTab(0, in: tabs)
    app.simulation.settle()
    #expect(nav.viewControllers.count == 1)
    #expect(diary.lines.filter { $0.hasSuffix(".dA") }.last == "A.dA")
    let appears = diary.lines.filter { $0.hasSuffix(".wA") || $0.hasSuffix(".wD") }
    var visible: [String: Bool] = [:]
    for line in appears {
      let name = String(line.prefix(1))
      let arrives = line.hasSuffix("wA")
      #expect(visible[name] != arrives, "\(line) twice in a row")
      visible[name] = arrives
    }
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("NAV-10: title and tab item come from the bottom of the stack") func bottomOfStack() {
    var nav: UINavigationController!
    var a: DiaryPage!
    let app = LaunchedApp(.phone(16)) {
      a = DiaryPage("A")
      a.title = "Home"
      nav = UINavigationController(rootViewController: a)
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    let b = DiaryPage("B")
    b.title = "Detail"
    nav.pushViewController(b, animated: false)
    app.simulation.settle()
    #expect(app.screen?.tabBar?.items.first?.title == "Home")
    #expect(nav.title == "Home")
    #expect(app.screen?.navigationBar?.title == "Detail")
    #expect(app.screen?.navigationBar?.backButton?.title == "Home")
  }
}
