import ModelCore
import Testing

@MainActor @Suite struct NavigationAcceptanceTests {
  func pushed(_ version: SystemVersion, animated: Bool, _ policies: Policies = Policies()) -> (
    app: LaunchedApp, diary: Diary, nav: UINavigationController, delegate: DiaryNavigationDelegate, a: DiaryPage, b: DiaryPage
  ) {
    let diary = Diary()
    var nav: UINavigationController!
    var a: DiaryPage!
    let delegate = DiaryNavigationDelegate(diary)
    let app = LaunchedApp(.phone(version), policies: policies) {
      a = DiaryPage("A", diary)
      nav = UINavigationController(rootViewController: a)
      nav.modelName = "N"
      nav.delegate = delegate
      return nav
    }
    _ = animated
    return (app, diary, nav, delegate, a, DiaryPage("B", diary))
  }

  @Test("§16.1, NAV-6, NDL-2: an animated push in its three phases", arguments: [12, 13, 15, 16, 18, 26] as [Int])
  func animatedPush(_ major: Int) {
    let (app, diary, nav, delegate, a, b) = pushed(SystemVersion(major), animated: true)
    defer { withExtendedLifetime(delegate) {} }
    diary.lines = []
    let names = app.during {
      nav.pushViewController(b, animated: true)
      #expect(nav.viewControllers == [a, b])
      #expect(nav.topViewController === b)
      #expect(nav.navigationBar.items?.last === b.navigationItem)
      #expect(b.parent === nav)
      #expect(b.isViewLoaded == false)
      #expect(diary.lines == ["B.wM"])
      app.simulation.advance(by: 0)
      let starts = diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") }
      #expect(starts == ["B.wM", "B.didLoad", "A.wD", "B.wA", "willShow(B, true)"])
      app.simulation.advance(by: 0.34)
      #expect(!diary.lines.contains("B.dA"))
      app.simulation.advance(by: 0.02)
    }
    let lines = diary.lines.filter { !$0.hasSuffix("dLS") }
    let iA = major >= 13 ? ["B.iA"] : []
    #expect(
      lines == ["B.wM", "B.didLoad", "A.wD", "B.wA", "willShow(B, true)"] + iA
        + ["A.dD", "B.dA", "B.dM", "didShow(B, true)"])
    #expect(
      names == ["B.willMove", "A.viewWillDisappear", "B.viewWillAppear", "D.willShow"]
        + (major >= 13 ? ["B.viewIsAppearing"] : [])
        + ["A.viewDidDisappear", "B.viewDidAppear", "B.didMove", "D.didShow"])
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("VCL-20, VCL-21, NDL-2: an animated and an unanimated pop", arguments: [true, false])
  func pop(_ animated: Bool) {
    let (app, diary, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    nav.pushViewController(b, animated: false)
    app.simulation.settle()
    diary.lines = []
    b.onWillDisappear = {
      #expect(b.isMovingFromParent)
      #expect(nav.viewControllers == [a])
    }
    #expect(nav.popViewController(animated: animated) === b)
    #expect(nav.viewControllers == [a])
    app.simulation.settle()
    #expect(
      diary.lines.filter { !$0.hasSuffix("dLS") } == [
        "B.wM(nil)", "B.wD", "A.wA", "willShow(A, \(animated))", "A.iA", "B.dD", "A.dA", "B.dM(nil)",
        "didShow(A, \(animated))",
      ])
    #expect(b.parent == nil)
    #expect(!b.isMovingFromParent)
    #expect(nav.popViewController(animated: false) == nil)
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("P-3: layout against viewDidAppear in an unanimated push", arguments: Policies.LayoutOfUnanimated.allCases)
  func layoutOfUnanimated(_ choice: Policies.LayoutOfUnanimated) throws {
    var policies = Policies()
    policies.layoutOfUnanimated = choice
    let (app, diary, nav, delegate, _, b) = pushed(16, animated: false, policies)
    defer { withExtendedLifetime(delegate) {} }
    diary.lines = []
    nav.pushViewController(b, animated: false)
    app.simulation.settle()
    let layout = try #require(diary.lines.firstIndex(of: "B.dLS"))
    let dA = try #require(diary.lines.firstIndex(of: "B.dA"))
    #expect((layout < dA) == (choice == .beforeDidAppear))
  }

  @Test("NDL-3, P-4: launch of a navigation controller", arguments: Policies.DidShowAtLaunch.allCases)
  func launch(_ choice: Policies.DidShowAtLaunch) {
    var policies = Policies()
    policies.didShowAtLaunch = choice
    let (_, diary, _, delegate, _, _) = pushed(16, animated: false, policies)
    defer { withExtendedLifetime(delegate) {} }
    let lines = diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") && !$0.contains("M") }
    #expect(
      lines == ["A.didLoad", "A.wA", "willShow(A, false)"] + (choice == .twice ? ["didShow(A, false)"] : [])
        + ["A.dA", "didShow(A, false)"])
  }

  @Test("NAV-1: an empty stack") func empty() {
    let simulation = Simulation()
    let nav = UINavigationController(nibName: nil, bundle: nil)
    #expect(nav.viewControllers.isEmpty)
    #expect(nav.topViewController == nil)
    #expect(nav.visibleViewController == nil)
    #expect(nav.isToolbarHidden)
    #expect(!nav.isNavigationBarHidden)
    #expect(simulation.faults.isEmpty)
  }

  @Test("NAV-3: pushing what may not be pushed") func misuse() {
    let (app, _, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    nav.pushViewController(UINavigationController(rootViewController: b), animated: false)
    #expect(hasFault(app.simulation, "NAV-3", "SPL-3"))
    #expect(nav.viewControllers == [a])
    let one = app.simulation.faults.count
    nav.pushViewController(UITabBarController(), animated: false)
    #expect(app.simulation.faults.count == one + 1)
    #expect(app.simulation.faults.last?.rule == "NAV-3")
    nav.pushViewController(UISplitViewController(nibName: nil, bundle: nil), animated: false)
    #expect(app.simulation.faults.last?.rule == "SPL-12")
    nav.pushViewController(a, animated: false)
    #expect(app.simulation.faults.count == one + 3)
    #expect(app.simulation.faults.last?.rule == "NAV-3")
    #expect(nav.viewControllers == [a])
  }

  @Test("P-7: a second push of the same controller, silently") func silentRepeatedPush() {
    var policies = Policies()
    policies.repeatedPush = .ignored
    let (app, _, nav, delegate, a, _) = pushed(16, animated: true, policies)
    defer { withExtendedLifetime(delegate) {} }
    nav.pushViewController(a, animated: true)
    app.simulation.settle()
    #expect(nav.viewControllers == [a])
    #expect(app.simulation.faults.isEmpty)
  }

  @Test("NAV-2: a managed bar's items are the controller's") func managedItems() {
    let (app, _, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    nav.pushViewController(b, animated: true)
    #expect(nav.navigationBar.items?.count == 2)
    #expect(nav.navigationBar.items?.first === a.navigationItem)
    nav.navigationBar.items = []
    #expect(hasFault(app.simulation, "NAV-2"))
    #expect(nav.navigationBar.items?.count == 2)
  }

  @Test("NAV-5: the operation follows from the new top") func operations() {
    final class Operations: NSObject, UINavigationControllerDelegate {
      var seen: [String] = []
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? {
        seen.append("\(operation) \(fromVC.modelName)>\(toVC.modelName)")
        return nil
      }
    }
    let (app, diary, nav, keep, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(keep) {} }
    let delegate = Operations()
    nav.delegate = delegate
    let c = DiaryPage("C", diary), d = DiaryPage("D", diary)
    nav.setViewControllers([a, b, c], animated: true)
    app.simulation.settle()
    nav.setViewControllers([d, a, b], animated: true)
    #expect(nav.viewControllers == [d, a, b])
    app.simulation.settle()
    #expect(delegate.seen == ["push A>C", "pop C>B"])
    diary.lines = []
    nav.setViewControllers([a, b], animated: true)
    app.simulation.settle()
    #expect(delegate.seen.count == 2)
    #expect(!diary.lines.contains { $0.hasPrefix("B.wA") || $0.hasPrefix("B.wD") })
    #expect(d.parent == nil)
    #expect(c.parent == nil)
  }

  @Test("NAV-4: popping to the root returns them in stack order; only the visible one hears willMove(nil)")
  func popToRoot() {
    let (app, diary, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    let c = DiaryPage("C", diary)
    nav.pushViewController(b, animated: false)
    app.simulation.settle()
    nav.pushViewController(c, animated: false)
    app.simulation.settle()
    diary.lines = []
    #expect(nav.popToRootViewController(animated: true) == [b, c])
    app.simulation.settle()
    #expect(nav.viewControllers == [a])
    #expect(diary.lines.filter { $0.hasSuffix("wM(nil)") } == ["C.wM(nil)"])
    #expect(diary.lines.filter { $0.contains("Show") } == ["willShow(A, true)", "didShow(A, true)"])
    #expect(!diary.lines.contains("B.wA"))
    #expect(b.parent == nil && c.parent == nil)
  }

  @Test("NAV-3, NAV-6: pushes in odd places") func oddPushes() {
    let (app, diary, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    let c = DiaryPage("C", diary)
    let d = DiaryPage("E", diary)
    b.onLoad = { nav.pushViewController(c, animated: true) }
    nav.pushViewController(b, animated: true)
    app.simulation.settle()
    #expect(nav.viewControllers == [a, b, c])
    #expect(diary.lines.last { $0.contains("Show") } == "didShow(C, true)")
    #expect(diary.lines.filter { $0.hasSuffix(".dA") }.last == "C.dA")
    c.onDidAppear = nil
    d.onDidAppear = { [weak d] in
      d?.onDidAppear = nil
      nav.popViewController(animated: true)
    }
    nav.pushViewController(d, animated: true)
    app.simulation.settle()
    #expect(nav.viewControllers == [a, b, c])
    #expect(diary.lines.last { $0.contains("Show") } == "didShow(C, true)")
    // Push and pop at once, in one turn.
    let e = DiaryPage("F", diary)
    nav.pushViewController(e, animated: true)
    nav.popViewController(animated: true)
    app.simulation.settle()
    #expect(nav.viewControllers == [a, b, c])
    #expect(e.parent == nil)
    // Push during a running pop.
    nav.popViewController(animated: true)
    app.simulation.advance(by: 0.1)
    nav.pushViewController(e, animated: true)
    app.simulation.settle()
    #expect(nav.viewControllers == [a, b, e])
    #expect(app.screen?.navigationBar?.backButton != nil)
    #expect(nav.topViewController?.view.window === app.window)
    #expect(c.viewIfLoaded?.window == nil)
  }

  @Test("NAV-11: any controller in the stack hides the bottom bar", arguments: [13, 16, 26] as [Int])
  func bottomBar(_ major: Int) {
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(SystemVersion(major))) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [nav, DiaryPage("Z")]
      return tabs
    }
    func steps(_ flags: [Bool]) -> [Bool] {
      flags.map { flag in
        let page = DiaryPage("P")
        page.hidesBottomBarWhenPushed = flag
        nav.pushViewController(page, animated: true)
        app.simulation.settle()
        return app.screen?.tabBar == nil
      }
    }
    #expect(app.screen?.tabBar != nil)
    #expect(steps([false, true, false]) == [false, true, true])
    nav.popViewController(animated: true)
    app.simulation.settle()
    #expect(app.screen?.tabBar == nil)
    nav.popViewController(animated: true)
    app.simulation.settle()
    #expect(app.screen?.tabBar != nil)
    #expect(steps([true, false]) == [true, true])
    nav.popToRootViewController(animated: true)
    app.simulation.settle()
    #expect(app.screen?.tabBar != nil)
  }

  @Test("NAV-11, P-5: the bug of 14.0 and 14.1", arguments: [SystemVersion(14, 0), SystemVersion(14, 1)])
  func bottomBarBug(_ version: SystemVersion) {
    var policies = Policies()
    policies.bottomBarAfterPopToRoot = .staysHidden
    var nav: UINavigationController!
    let app = LaunchedApp(.phone(version), policies: policies) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      let tabs = UITabBarController()
      tabs.viewControllers = [nav]
      return tabs
    }
    let one = DiaryPage("P"), two = DiaryPage("Q")
    one.hidesBottomBarWhenPushed = true
    nav.pushViewController(one, animated: false)
    app.simulation.settle()
    nav.pushViewController(two, animated: false)
    app.simulation.settle()
    nav.popToRootViewController(animated: true)
    app.simulation.settle()
    #expect((app.screen?.tabBar == nil) == (version < SystemVersion(14, 2)))
  }

  @Test("NAV-9: the toolbar shows the top controller's items") func toolbar() {
    let (app, _, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    #expect(app.screen?.toolbar == nil)
    let item = UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)
    a.toolbarItems = [item]
    nav.setToolbarHidden(false, animated: false)
    app.simulation.settle()
    #expect(app.screen?.toolbar?.groups.flatMap { $0 } == [item])
    let second = UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)
    b.toolbarItems = [second]
    nav.pushViewController(b, animated: true)
    app.simulation.settle()
    #expect(app.screen?.toolbar?.groups.flatMap { $0 } == [second])
  }

  @Test("NAV-12: large titles down a stack") func largeTitles() {
    let (app, diary, nav, delegate, a, b) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    a.title = "Root"
    b.title = "Next"
    #expect(app.screen?.navigationBar?.isLarge == false)
    nav.navigationBar.prefersLargeTitles = true
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.isLarge == true)
    #expect(app.screen?.navigationBar?.largeTitle == "Root")
    #expect(app.screen?.navigationBar?.frame.height == 96)
    b.navigationItem.largeTitleDisplayMode = .never
    nav.pushViewController(b, animated: true)
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.isLarge == false)
    #expect(app.screen?.navigationBar?.frame.height == 44)
    let c = DiaryPage("C", diary)
    nav.pushViewController(c, animated: true)
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.isLarge == false)
    c.navigationItem.largeTitleDisplayMode = .always
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.isLarge == true)
  }

  @Test("SPL-7, NAV-13: where the scroll view is looked for") func scrollLookup() {
    let (app, _, nav, delegate, a, _) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    let scroll = UIScrollView(frame: .zero)
    #expect(nav.modelContentScrollView == nil)
    let box = UIView(frame: .zero)
    box.addSubview(scroll)
    a.view.addSubview(UIView(frame: .zero))
    a.view.addSubview(scroll)
    #expect(nav.modelContentScrollView == nil)
    a.view = scroll
    app.simulation.settle()
    #expect(nav.modelContentScrollView === scroll)
  }

  @Test("NAV-14: heights") func metrics() {
    let (app, _, nav, delegate, _, _) = pushed(16, animated: true)
    defer { withExtendedLifetime(delegate) {} }
    #expect(app.screen?.navigationBar?.frame == CGRect(x: 0, y: 20, width: 375, height: 44))
    app.simulation.rotate(to: .landscapeLeft)
    app.simulation.settle()
    #expect(app.screen?.navigationBar?.frame.height == 32)
    #expect(app.screen?.navigationBar?.frame.width == 667)
    _ = nav
    for (sdk, height) in [(11, 44), (12, 50)] as [(Int, CGFloat)] {
      var device = Device.pad(13)
      device.linkedSDK = SystemVersion(sdk)
      let pad = LaunchedApp(device) { UINavigationController(rootViewController: DiaryPage("A")) }
      #expect(pad.screen?.navigationBar?.frame.height == height)
    }
  }
}
