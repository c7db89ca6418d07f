import ModelCore
import Testing

@Suite("Acceptance: controllers") @MainActor
struct ControllersAcceptance {
  @Test("VCL-1, VCL-2, VCL-3: lazy, once, and again after view = nil")
  func loading() {
    let simulation = Simulation()
    let diary = Diary()
    let screen = DiaryScreen("S", diary)
    #expect(!screen.isViewLoaded)
    #expect(screen.viewIfLoaded == nil)
    #expect(diary.take() == [])
    _ = screen.view
    #expect(diary.take() == ["S.loadView", "S.didLoad"])
    _ = screen.view
    #expect(diary.take() == [])
    screen.view = nil
    #expect(!screen.isViewLoaded)
    #expect(screen.view != nil)
    #expect(diary.take() == ["S.loadView", "S.didLoad"])
    final class Own: UIViewController {
      override func loadView() { view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 5, height: 5)) }
    }
    #expect(Own().view is UIScrollView)
    #expect(
      simulation.log.names(for: [.loading]) == [
        "S.loadView", "S.viewDidLoad", "S.loadView", "S.viewDidLoad", "Own.loadView", "Own.viewDidLoad",
      ])
    let given = UIViewController()
    given.view = UIView()
    #expect(given.isViewLoaded)
  }

  @Test("VCL-4: defaults")
  func defaults() {
    let simulation = Simulation(device: .phone(17))
    let screen = UIViewController()
    #expect(screen.children.isEmpty && !screen.definesPresentationContext && !screen.isEditing && !screen.isViewLoaded)
    #expect(!screen.isBeingPresented && !screen.isBeingDismissed && !screen.isMovingToParent && !screen.isMovingFromParent)
    #expect(screen.navigationController == nil && screen.parent == nil && screen.presentedViewController == nil)
    #expect(screen.presentingViewController == nil && screen.splitViewController == nil && screen.tabBarController == nil)
    #expect(!screen.hidesBottomBarWhenPushed && screen.tabBarItem != nil && screen.title == nil && screen.toolbarItems == nil)
    #expect(screen.shouldAutomaticallyForwardAppearanceMethods)
    #expect(simulation.faults == [])
  }

  @Test("VCL-5: tabs load when first selected")
  func tabs() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    let simulation = running(tabs, diary: Diary())
    #expect(a.isViewLoaded && !b.isViewLoaded)
    diary.lines = []
    simulation.tapTab(1, in: tabs)
    simulation.settle()
    #expect(diary.take().filter { $0 != "B.iA" } == ["B.loadView", "B.didLoad", "B.wA", "A.wD", "A.dD", "B.dA"])
  }

  @Test("VCL-6, VCL-7: containment callbacks")
  func containment() {
    let simulation = Simulation()
    let diary = Diary()
    let (p, q, c) = (DiaryScreen("P", diary), DiaryScreen("Q", diary), DiaryScreen("C", diary))
    p.addChild(c)
    #expect(diary.take() == ["C.wM(P)"])
    #expect(c.parent === p && p.children == [c])
    c.didMove(toParent: p)
    #expect(diary.take() == ["C.dM(P)"])
    q.addChild(c)
    #expect(diary.take() == ["C.dM(nil)", "C.wM(Q)"])
    #expect(p.children.isEmpty && q.children == [c] && c.parent === q)
    c.removeFromParent()
    #expect(diary.take() == ["C.dM(nil)"])
    #expect(c.parent == nil)
    c.removeFromParent()
    print("VCL-7 twice", diary.take(), simulation.faults)
    p.addChild(c)
    diary.lines = []
    p.addChild(c)
    print("VCL-6 twice", diary.take(), p.children.count)
    #expect(p.children.count == 1)
    #expect(
      Array(simulation.log.names(for: [.containment]).prefix(4))
        == ["C.willMove", "C.didMove", "C.didMove", "C.willMove"])
  }

  @Test("VCL-8: canonical orders in a visible parent")
  func canonical() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    let simulation = running(p, diary: diary)
    p.addChild(c)
    c.view.frame = p.view.bounds
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    simulation.settle()
    print("VCL-8 add", diary.lines)
    let adding = diary.take()
    #expect(adding.filter { !$0.contains("A") } == ["C.wM(P)", "C.loadView", "C.didLoad", "C.dM(P)"])
    #expect(adding.filter { $0.contains("A") } == ["C.wA", "C.iA", "C.dA"])
    c.willMove(toParent: nil)
    c.view.removeFromSuperview()
    c.removeFromParent()
    simulation.settle()
    #expect(diary.take() == ["C.wM(nil)", "C.wD", "C.dD", "C.dM(nil)"])
  }

  @Test("VCL-8: wA inside addSubview") func inside() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    let simulation = running(p, diary: diary)
    p.addChild(c)
    p.view.addSubview(c.view)
    print("VCL-8 after addSubview", diary.take())
    c.didMove(toParent: p)
    print("VCL-8 after didMove", diary.take())
    simulation.advance(by: 0)
    print("VCL-8 after turn", diary.take())
    c.view.removeFromSuperview()
    #expect(diary.take() == ["C.wD", "C.dD"])
    p.view.addSubview(c.view)
    simulation.settle()
    #expect(diary.take() == ["C.wA", "C.iA", "C.dA"])
    #expect(simulation.faults == [])
  }

  @Test("VCL-8: a child whose view is not loaded is added and removed without it")
  func noView() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    let simulation = running(p, diary: diary)
    p.addChild(c)
    c.didMove(toParent: p)
    simulation.settle()
    c.willMove(toParent: nil)
    c.removeFromParent()
    simulation.settle()
    #expect(diary.take() == ["C.wM(P)", "C.dM(P)", "C.wM(nil)", "C.dM(nil)"])
    #expect(!c.isViewLoaded)
    #expect(simulation.faults == [])
  }

  @Test("VCL-9, VCL-12: a child added in viewDidLoad appears with its parent, parent first")
  func startUpChild() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    p.atDidLoad = { [weak p] in
      guard let p else { return }
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
    }
    let simulation = Simulation(appDelegate: OldDelegate(Diary(), root: p))
    simulation.launch()
    simulation.settle()
    #expect(
      diary.take() == [
        "P.loadView", "P.didLoad", "C.wM(P)", "C.loadView", "C.didLoad", "C.dM(P)", "P.wA", "C.wA", "P.iA", "C.iA", "P.dA",
        "C.dA",
      ])
    #expect(
      simulation.log.names(for: [.containment, .appearance, .layout]).filter { $0.hasPrefix("C.") }
        == [
          "C.willMove", "C.didMove", "C.viewWillAppear", "C.viewIsAppearing", "C.viewWillLayoutSubviews",
          "C.viewDidLayoutSubviews", "C.viewDidAppear",
        ])
  }

  @Test("VCL-10: transition(from:to:) between children, the recorded order")
  func transition() {
    let diary = Diary()
    let (p, c1, c2) = (DiaryScreen("P", diary), DiaryScreen("c1", diary), DiaryScreen("c2", diary))
    let simulation = running(p, diary: diary)
    p.addChild(c1)
    p.view.addSubview(c1.view)
    c1.didMove(toParent: p)
    simulation.settle()
    diary.lines = []
    _ = c2.view
    p.addChild(c2)
    c1.willMove(toParent: nil)
    var finished: Bool?
    p.transition(from: c1, to: c2, duration: 0.4, options: [], animations: { diary.add("animations") }) {
      finished = $0
      c2.didMove(toParent: p)
      c1.removeFromParent()
    }
    simulation.settle()
    #expect(finished == true)
    #expect(
      diary.take().filter { $0 != "c2.iA" && $0 != "animations" } == [
        "c2.loadView", "c2.didLoad", "c2.wM(P)", "c1.wM(nil)", "c1.wD", "c2.wA", "c2.dA", "c1.dD", "c2.dM(P)", "c1.dM(nil)",
      ])
    #expect(simulation.now == 0.4)
    #expect(c2.view.superview === p.view)
    #expect(c1.view.superview == nil)
    let stranger = UIViewController()
    let faults = simulation.faults.count
    p.transition(from: c2, to: stranger, duration: 0, options: [], animations: nil, completion: nil)
    #expect(simulation.faults.count == faults + 1)
    #expect(simulation.faults.last?.rule == "VCL-10")
  }

  @Test("VCL-11: a child's view under a strange superview")
  func hierarchy() {
    let (p, c) = (DiaryScreen("P"), DiaryScreen("C"))
    let other = DiaryScreen("Other")
    let simulation = running(p, diary: Diary())
    other.addChild(c)
    p.view.addSubview(c.view)
    #expect(simulation.faults.map(\.rule) == ["VCL-11"])
    let free = UIViewController()
    p.view.addSubview(free.view)
    #expect(simulation.faults.map(\.rule) == ["VCL-11"])
  }

  @Test("VCL-12: manual forwarding")
  func manual() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let diary = Diary()
    let (p, c) = (Manual(), DiaryScreen("C", diary))
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    let simulation = running(p, diary: diary)
    #expect(diary.take() == [])
    #expect(simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("C.") } == [])
    c.beginAppearanceTransition(true, animated: true)
    #expect(diary.take() == ["C.wA"])
    c.beginAppearanceTransition(false, animated: true)
    #expect(diary.take() == ["C.wD"])
    c.endAppearanceTransition()
    #expect(diary.take() == ["C.dD"])
    c.beginAppearanceTransition(true, animated: false)
    c.endAppearanceTransition()
    #expect(diary.take().filter { $0 != "C.iA" } == ["C.wA", "C.dA"])
    let windowless = DiaryScreen("W", diary)
    windowless.beginAppearanceTransition(true, animated: false)
    windowless.endAppearanceTransition()
    #expect(diary.take().filter { !$0.contains("oad") && $0 != "W.iA" } == ["W.wA", "W.dA"])
    #expect(simulation.faults == [])
  }

  @Test("VCL-13: predicates of push, pop, present and dismiss")
  func predicates() {
    final class Asks: UIViewController {
      var seen: [String] = []
      private func see(_ event: String) {
        let truths = [
          ("to", isMovingToParent), ("from", isMovingFromParent), ("presented", isBeingPresented), ("dismissed", isBeingDismissed),
        ].filter(\.1).map(\.0)
        seen.append(([event] + truths).joined(separator: " "))
      }
      override func viewWillAppear(_ animated: Bool) { see("wA") }
      override func viewDidAppear(_ animated: Bool) { see("dA") }
      override func viewWillDisappear(_ animated: Bool) { see("wD") }
      override func viewDidDisappear(_ animated: Bool) { see("dD") }
    }
    let (root, pushed, modal) = (Asks(), Asks(), Asks())
    let nav = UINavigationController(rootViewController: root)
    let simulation = running(nav, diary: Diary())
    #expect(root.seen == ["wA to", "dA to"])
    nav.pushViewController(pushed, animated: true)
    simulation.settle()
    #expect(pushed.seen == ["wA to", "dA to"])
    #expect(root.seen.suffix(2) == ["wD", "dD"])
    modal.modalPresentationStyle = .fullScreen
    pushed.present(modal, animated: true)
    simulation.settle()
    #expect(modal.seen == ["wA presented", "dA presented"])
    #expect(pushed.seen.suffix(2) == ["wD", "dD"])
    #expect(!modal.isBeingPresented)
    pushed.dismiss(animated: false)
    simulation.settle()
    #expect(modal.seen.suffix(2) == ["wD dismissed", "dD dismissed"])
    #expect(!modal.isBeingDismissed)
    nav.popViewController(animated: false)
    simulation.settle()
    #expect(pushed.seen.suffix(2) == ["wD from", "dD from"])
    #expect(root.seen.suffix(2) == ["wA", "dA"])
    #expect(!pushed.isMovingFromParent)
    #expect(simulation.faults == [])
  }

  @Test("VCL-14, VCL-15: one appearance, in log and app", arguments: [SystemVersion(12), 13, 17, 26])
  func appearance(_ version: SystemVersion) {
    let diary = Diary()
    let simulation = Simulation(device: .phone(version), appDelegate: OldDelegate(Diary(), root: DiaryScreen("R", diary)))
    simulation.launch()
    simulation.settle()
    let iA = version >= 13
    #expect(diary.lines == ["R.loadView", "R.didLoad", "R.wA"] + (iA ? ["R.iA"] : []) + ["R.dA"])
    let log = simulation.log.names(for: [.loading, .appearance, .layout]).filter { $0.hasPrefix("R.") }
    #expect(
      log == ["R.loadView", "R.viewDidLoad", "R.viewWillAppear"] + (iA ? ["R.viewIsAppearing"] : [])
        + ["R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews", "R.viewDidAppear"])
  }

  @Test("VCL-17, P-3: layout before dA in an unanimated push; VCL-20, VCL-21 the order of a push and pop", arguments: [false, true])
  func push(_ animated: Bool) {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let nav = UINavigationController(rootViewController: a)
    nav.modelName = "nav"
    let simulation = running(nav, diary: diary)
    nav.pushViewController(b, animated: animated)
    #expect(diary.take() == ["B.wM(nav)"])
    #expect(nav.viewControllers == [a, b])
    simulation.advance(by: 0)
    let began = diary.take()
    let head = ["B.loadView", "B.didLoad", "A.wD", "B.wA", "B.iA"]
    let tail = ["A.dD", "B.dA", "B.dM(nav)"]
    #expect(began == (animated ? head : head + tail))
    simulation.settle()
    #expect(diary.take() == (animated ? tail : []))
    #expect(simulation.now == (animated ? 0.35 : 0))
    let log = simulation.log.names(for: [.loading, .appearance, .layout]).filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
    let from = log.firstIndex(of: "B.loadView") ?? 0
    #expect(
      log[from...].filter { $0 != "A.viewWillLayoutSubviews" && $0 != "A.viewDidLayoutSubviews" } == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "A.viewDidDisappear", "B.viewDidAppear",
      ])
    nav.popViewController(animated: animated)
    #expect(diary.take() == ["B.wM(nil)"])
    simulation.settle()
    #expect(diary.take().filter { $0 != "A.iA" } == ["B.wD", "A.wA", "B.dD", "A.dA", "B.dM(nil)"])
  }

  @Test("VCL-22: an interactive pop, finished and cancelled")
  func interactive() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let nav = UINavigationController(rootViewController: a)
    let simulation = running(nav, diary: diary)
    nav.pushViewController(b, animated: false)
    simulation.settle()
    diary.lines = []
    let pop = simulation.beginInteractivePop(in: nav)
    pop?.update(0.3)
    simulation.settle()
    #expect(diary.take().filter { $0.hasSuffix("D") || $0.hasSuffix("wA") || $0.hasSuffix("dA") } == ["B.wD", "A.wA"])
    #expect(nav.viewControllers == [a])
    pop?.cancel()
    simulation.settle()
    #expect(diary.take().filter { !$0.contains("M(") && !$0.hasSuffix("iA") } == ["A.wD", "A.dD", "B.wA", "B.dA"])
    #expect(nav.viewControllers == [a, b])
    let second = simulation.beginInteractivePop(in: nav)
    second?.finish()
    simulation.settle()
    #expect(diary.take().filter { !$0.contains("M(") && !$0.hasSuffix("iA") } == ["B.wD", "A.wA", "B.dD", "A.dA"])
  }

  @Test("VCL-19: pages, scroll and curl, completed and cancelled", arguments: [UIPageViewController.TransitionStyle.scroll, .pageCurl])
  func pages(_ style: UIPageViewController.TransitionStyle) {
    final class Source: NSObject, UIPageViewControllerDataSource {
      let next: UIViewController
      init(_ next: UIViewController) { self.next = next }
      func pageViewController(_ p: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        nil
      }
      func pageViewController(_ p: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        viewController === next ? nil : next
      }
    }
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let source = Source(b)
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: .horizontal)
    pages.dataSource = source
    pages.setViewControllers([a], direction: .forward, animated: false)
    let simulation = running(pages, diary: diary)
    func events() -> [String] {
      diary.take().filter { ["wA", "dA", "wD", "dD"].contains(String($0.suffix(2))) }
    }
    let cancelled = simulation.beginPageTurn(.forward, in: pages)
    cancelled?.cancel()
    simulation.settle()
    #expect(
      events()
        == (style == .scroll
          ? ["B.wA", "A.wD", "A.wA", "A.dA", "B.wD", "B.dD"] : ["B.wA", "A.wD", "B.wD", "A.wA", "B.dD", "A.dA"]))
    #expect(pages.viewControllers == [a])
    let turn = simulation.beginPageTurn(.forward, in: pages)
    turn?.finish()
    simulation.settle()
    #expect(events() == (style == .scroll ? ["B.wA", "A.wD", "B.dA", "A.dD"] : ["B.wA", "A.wD", "A.dD", "B.dA"]))
    #expect(pages.viewControllers == [b])
    pages.setViewControllers([a], direction: .reverse, animated: true)
    simulation.settle()
    #expect(events() == (style == .scroll ? ["A.wA", "B.wD", "A.dA", "B.dD"] : ["A.wA", "B.wD", "B.dD", "A.dA"]))
    #expect(simulation.beginPageTurn(.reverse, in: pages) == nil)
  }

  @Test("16.5: a tap on a tab; the delegate refuses; programmatic selection does not ask")
  func tabSwitch() {
    final class Judge: NSObject, UITabBarControllerDelegate {
      let diary: Diary
      var answer = true
      init(_ diary: Diary) { self.diary = diary }
      func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        diary.add("should \(viewController.modelName)")
        return answer
      }
      func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        diary.add("did \(viewController.modelName)")
      }
    }
    let diary = Diary()
    let judge = Judge(diary)
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let tabs = UITabBarController()
    tabs.viewControllers = [a, b]
    tabs.delegate = judge
    let simulation = running(tabs, diary: diary)
    simulation.tapTab(1, in: tabs)
    simulation.settle()
    #expect(
      diary.take().filter { $0 != "B.iA" } == [
        "should B", "B.loadView", "B.didLoad", "B.wA", "A.wD", "A.dD", "B.dA", "did B",
      ])
    simulation.tapTab(1, in: tabs)
    simulation.settle()
    #expect(diary.take() == ["should B", "did B"])
    judge.answer = false
    simulation.tapTab(0, in: tabs)
    simulation.settle()
    #expect(diary.take() == ["should A"])
    #expect(tabs.selectedIndex == 1)
    tabs.selectedIndex = 0
    simulation.settle()
    #expect(diary.take().filter { $0 != "A.iA" } == ["A.wA", "B.wD", "B.dD", "A.dA"])
  }

  @Test("subclasses that do not call super still work and are logged")
  func noSuper() {
    final class Rude: UIViewController {
      override func viewDidLoad() {}
      override func viewWillAppear(_ animated: Bool) {}
      override func viewIsAppearing(_ animated: Bool) {}
      override func viewDidAppear(_ animated: Bool) {}
      override func viewWillDisappear(_ animated: Bool) {}
      override func viewDidDisappear(_ animated: Bool) {}
      override func viewWillLayoutSubviews() {}
      override func viewDidLayoutSubviews() {}
      override func willMove(toParent parent: UIViewController?) {}
      override func didMove(toParent parent: UIViewController?) {}
    }
    let a = Rude()
    a.modelName = "A"
    let b = Rude()
    b.modelName = "B"
    let nav = UINavigationController(rootViewController: a)
    let simulation = running(nav, diary: Diary())
    nav.pushViewController(b, animated: true)
    simulation.settle()
    nav.popViewController(animated: true)
    simulation.settle()
    let log = simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("A.") || $0.hasPrefix("B.") }
    #expect(
      log == [
        "A.viewWillAppear", "A.viewIsAppearing", "A.viewDidAppear", "A.viewWillDisappear", "B.viewWillAppear",
        "B.viewIsAppearing", "A.viewDidDisappear", "B.viewDidAppear", "B.viewWillDisappear", "A.viewWillAppear",
        "A.viewIsAppearing", "B.viewDidDisappear", "A.viewDidAppear",
      ])
    let child = Rude()
    a.addChild(child)
    a.view.addSubview(child.view)
    child.didMove(toParent: a)
    simulation.settle()
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    simulation.settle()
    #expect(child.parent == nil)
    #expect(simulation.faults == [])
  }

  @Test("odd orders: view before addChild, removeFromParent without willMove, view left behind")
  func odd() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    let simulation = running(p, diary: diary)
    p.view.addSubview(c.view)
    simulation.settle()
    print("ODD view first", diary.take(), simulation.faults)
    p.addChild(c)
    c.didMove(toParent: p)
    simulation.settle()
    print("ODD then child", diary.take(), simulation.faults)
    c.removeFromParent()
    simulation.settle()
    print("ODD removed without willMove", diary.take(), simulation.faults)
    c.view.removeFromSuperview()
    simulation.settle()
    print("ODD view removed", diary.take(), simulation.faults)
  }

  @Test("VCL-19: deep containment: forwarding reaches grandchildren, parents first, for wD and dD too")
  func deep() {
    let diary = Diary()
    let (p, c, g) = (DiaryScreen("P", diary), DiaryScreen("C", diary), DiaryScreen("G", diary))
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    c.addChild(g)
    c.view.addSubview(g.view)
    g.didMove(toParent: c)
    let nav = UINavigationController(rootViewController: p)
    let simulation = running(nav, diary: diary)
    nav.pushViewController(UIViewController(), animated: true)
    simulation.settle()
    #expect(diary.take() == ["P.wD", "C.wD", "G.wD", "P.dD", "C.dD", "G.dD"])
    nav.popViewController(animated: true)
    simulation.settle()
    #expect(diary.take().filter { !$0.hasSuffix("iA") } == ["P.wA", "C.wA", "G.wA", "P.dA", "C.dA", "G.dA"])
  }

  @Test("a hand-written add and remove, and leaks")
  func helpers() {
    let diary = Diary()
    weak var gone: UIViewController?
    let p = DiaryScreen("P", diary)
    let simulation = running(p, diary: diary)
    do {
      let c = DiaryScreen("C", diary)
      gone = c
      p.addChild(c)
      p.view.addSubview(c.view)
      c.didMove(toParent: p)
      simulation.settle()
      c.willMove(toParent: nil)
      c.view.removeFromSuperview()
      c.removeFromParent()
    }
    simulation.settle()
    #expect(gone == nil)
  }
}
