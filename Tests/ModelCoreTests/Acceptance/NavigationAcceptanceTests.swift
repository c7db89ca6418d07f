import ModelCore
import PelmetTestSupport
import Testing

@MainActor @Suite struct NavigationAcceptanceTests {
  func pushed(_ version: Device.Release) -> (
    app: LaunchedApp, diary: PageDiary, nav: UINavigationController, delegate: DiaryNavigationDelegate, a: DiaryPage, b: DiaryPage
  ) {
    let diary = PageDiary()
    var nav: UINavigationController!
    var a: DiaryPage!
    let delegate = DiaryNavigationDelegate(diary)
    let app = LaunchedApp(.phone(version)) {
      a = DiaryPage("A", diary)
      nav = UINavigationController(rootViewController: a)
      nav.modelName = "N"
      nav.delegate = delegate
      return nav
    }
    return (app, diary, nav, delegate, a, DiaryPage("B", diary))
  }

  @Test("NAV-6, NDL-2: an animated push in its three phases", arguments: [12, 13, 15, 16, 18, 26] as [Int])
  func animatedPush(_ major: Int) {
    let (app, diary, nav, delegate, a, b) = pushed(Device.Release(major))
    defer { withExtendedLifetime(delegate) {} }
    diary.lines = []
    let names = app.during {
      nav.pushViewController(b, animated: true)
      expectEqual(nav.viewControllers, [a, b])
      #expect(nav.topViewController === b)
      #expect(nav.navigationBar.items?.last === b.navigationItem)
      #expect(b.parent === nav)
      #expect(b.isViewLoaded == false)
      expectEqual(diary.lines, ["B.wM"])
      app.simulation.advance(by: 0)
      let starts = diary.lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") }
      expectEqual(starts, ["B.wM", "B.didLoad", "A.wD", "B.wA", "willShow(B, true)"])
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

  @Test("NDL-6, NAV-5: the delegate is asked once about what really moves") func operations() {
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
    let (app, diary, nav, keep, a, b) = pushed(16)
    defer { withExtendedLifetime(keep) {} }
    let delegate = Operations()
    nav.delegate = delegate
    let c = DiaryPage("C", diary), d = DiaryPage("D", diary)
    nav.setViewControllers([a, b, c], animated: true)
    app.simulation.settle()
    nav.setViewControllers([d, a, b], animated: true)
    expectEqual(nav.viewControllers, [d, a, b])
    app.simulation.settle()
    expectEqual(delegate.seen, ["push A>C", "pop C>B"])
    diary.lines = []
    nav.setViewControllers([a, b], animated: true)
    app.simulation.settle()
    expectEqual(delegate.seen.count, 2)
    #expect(!diary.lines.contains { $0.hasPrefix("B.wA") || $0.hasPrefix("B.wD") })
    #expect(d.parent == nil)
    #expect(c.parent == nil)
  }
}
