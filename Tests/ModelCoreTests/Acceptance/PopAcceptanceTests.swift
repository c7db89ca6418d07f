import ModelCore
import Testing

@MainActor @Suite struct PopAcceptanceTests {
  struct Stack {
    let app: LaunchedApp, diary: Diary, nav: UINavigationController, delegate: DiaryNavigationDelegate, a: DiaryPage,
      b: DiaryPage
  }
  func stack(_ policies: Policies = Policies()) -> Stack {
    let diary = Diary()
    let delegate = DiaryNavigationDelegate(diary)
    var nav: UINavigationController!
    var a: DiaryPage!
    let app = LaunchedApp(.phone(16), policies: policies) {
      a = DiaryPage("A", diary)
      nav = UINavigationController(rootViewController: a)
      nav.modelName = "N"
      nav.delegate = delegate
      return nav
    }
    let b = DiaryPage("B", diary)
    nav.pushViewController(b, animated: false)
    app.simulation.settle()
    diary.lines = []
    return Stack(app: app, diary: diary, nav: nav, delegate: delegate, a: a, b: b)
  }
  func plain(_ lines: [String]) -> [String] { lines.filter { !$0.hasSuffix("dLS") && !$0.hasSuffix("iA") } }

  @Test("§16.2, NDL-4, VCL-22: a cancelled and a completed swipe", arguments: Policies.StackDuringInteractivePop.allCases)
  func swipe(_ choice: Policies.StackDuringInteractivePop) throws {
    var policies = Policies()
    policies.stackDuringInteractivePop = choice
    let s = stack(policies)
    let pop = try #require(s.app.simulation.beginInteractivePop(in: s.nav))
    pop.update(0.4)
    s.app.simulation.settle()
    #expect(s.nav.viewControllers == (choice == .shortened ? [s.a] : [s.a, s.b]))
    #expect(s.app.simulation.beginInteractivePop(in: s.nav) == nil)
    pop.cancel()
    s.app.simulation.settle()
    #expect(s.nav.viewControllers == [s.a, s.b])
    #expect(s.nav.navigationBar.topItem === s.b.navigationItem)
    let appearance = plain(s.diary.lines).filter { !$0.contains("M") }
    #expect(appearance == ["B.wD", "A.wA", "willShow(A, true)", "A.wD", "A.dD", "B.wA", "B.dA"])
    s.diary.lines = []
    let second = try #require(s.app.simulation.beginInteractivePop(in: s.nav))
    second.finish()
    s.app.simulation.settle()
    #expect(
      plain(s.diary.lines).filter { !$0.contains("wM") } == [
        "B.wD", "A.wA", "willShow(A, true)", "B.dD", "A.dA", "B.dM(nil)", "didShow(A, true)",
      ])
    #expect(s.b.parent == nil)
    second.cancel()
    second.finish()
    s.app.simulation.settle()
    #expect(s.nav.viewControllers == [s.a])
  }

  @Test("POP-2: what refuses the gesture") func refusals() {
    let s = stack()
    let simulation = s.app.simulation
    s.nav.setNavigationBarHidden(true, animated: false)
    simulation.settle()
    #expect(simulation.beginInteractivePop(in: s.nav) == nil)
    s.nav.setNavigationBarHidden(false, animated: false)
    simulation.settle()
    s.b.navigationItem.hidesBackButton = true
    #expect(simulation.beginInteractivePop(in: s.nav) == nil)
    s.b.navigationItem.hidesBackButton = false
    s.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
    #expect(simulation.beginInteractivePop(in: s.nav) == nil)
    s.b.navigationItem.leftItemsSupplementBackButton = true
    let pop = simulation.beginInteractivePop(in: s.nav)
    #expect(pop != nil)
    pop?.cancel()
    simulation.settle()
    s.nav.pushViewController(DiaryPage("C"), animated: true)
    #expect(simulation.beginInteractivePop(in: s.nav) == nil)
    simulation.settle()
    s.nav.popToRootViewController(animated: false)
    simulation.settle()
    #expect(simulation.beginInteractivePop(in: s.nav) == nil)
    #expect(simulation.faults.isEmpty)
  }

  @Test("POP-2, NDL-6: a transition factory disables the swipe") func factory() {
    final class Factory: NSObject, UINavigationControllerDelegate {
      func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
      ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
    }
    let s = stack()
    let factory = Factory()
    s.nav.delegate = factory
    let names = s.app.during([.delegate]) { #expect(s.app.simulation.beginInteractivePop(in: s.nav) == nil) }
    #expect(names.isEmpty)
  }

  /// The pattern of the article: install in viewDidAppear, put the original back in viewWillDisappear.
  final class CustomBack: DiaryPage, UIGestureRecognizerDelegate {
    weak var original: (any UIGestureRecognizerDelegate)?
    override func viewDidLoad() {
      super.viewDidLoad()
      navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      original = navigationController?.interactivePopGestureRecognizer?.delegate
      navigationController?.interactivePopGestureRecognizer?.delegate = self
    }
    override func viewWillDisappear(_ animated: Bool) {
      super.viewWillDisappear(animated)
      navigationController?.interactivePopGestureRecognizer?.delegate = original
      original = nil
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
      (navigationController?.viewControllers.count ?? 0) > 1
    }
  }

  @Test("POP-3, POP-5: the gesture behind a custom back button survives a cancelled swipe") func customBackButton() throws {
    let s = stack()
    let gesture = try #require(s.nav.interactivePopGestureRecognizer)
    let system = gesture.delegate
    let c = CustomBack("C")
    s.nav.pushViewController(c, animated: true)
    s.app.simulation.settle()
    #expect(gesture.delegate === c)
    let pop = try #require(s.app.simulation.beginInteractivePop(in: s.nav))
    #expect(gesture.delegate === system)
    pop.cancel()
    s.app.simulation.settle()
    #expect(gesture.delegate === c)
    try #require(s.app.simulation.beginInteractivePop(in: s.nav)).finish()
    s.app.simulation.settle()
    #expect(gesture.delegate === system)
    #expect(s.nav.topViewController === s.b)
  }

  @Test("POP-4: a swipe on the root with another delegate wedges the controller", arguments: [true, false])
  func wedged(_ toNil: Bool) {
    final class Always: NSObject, UIGestureRecognizerDelegate {}
    let s = stack()
    s.nav.popViewController(animated: false)
    s.app.simulation.settle()
    let always = Always()
    s.nav.interactivePopGestureRecognizer?.delegate = toNil ? nil : always
    _ = s.app.simulation.beginInteractivePop(in: s.nav)
    #expect(hasFault(s.app.simulation, "POP-4"))
    s.nav.pushViewController(DiaryPage("C"), animated: true)
    s.app.simulation.settle()
    #expect(s.nav.viewControllers == [s.a])
  }

  @MainActor final class Statistics: NSObject, UINavigationControllerDelegate {
    let now: () -> TimeInterval
    var lines: [String] = []
    var currentCount = 0
    weak var currentPage: UIViewController?
    var currentShowTime: TimeInterval = 0
    init(now: @escaping () -> TimeInterval) { self.now = now }
    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) {
      if navigationController.viewControllers.count > currentCount {
        lines.append("first \(viewController.modelName)" + (currentPage.map { " from \($0.modelName)" } ?? ""))
      }
      if let currentPage {
        lines.append("dwell \(currentPage.modelName) \(Int((now() - currentShowTime).rounded()))")
      }
    }
    func navigationController(
      _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
      currentCount = navigationController.viewControllers.count
      currentPage = viewController
      currentShowTime = now()
    }
  }

  @Test("NDL-7: page statistics with a cancelled swipe") func statistics() throws {
    var statistics: Statistics!
    var nav: UINavigationController!
    var simulation: Simulation!
    let app = LaunchedApp(.phone(16)) {
      nav = UINavigationController(rootViewController: DiaryPage("A"))
      statistics = Statistics(now: { simulation?.now ?? 0 })
      nav.delegate = statistics
      return nav
    }
    simulation = app.simulation
    #expect(statistics.lines == ["first A"])
    #expect(simulation.now == 0)
    simulation.advance(by: 10)
    nav.pushViewController(DiaryPage("B"), animated: true)
    simulation.settle()
    simulation.advance(by: 20)
    let swipe = try #require(simulation.beginInteractivePop(in: nav))
    swipe.cancel()
    simulation.settle()
    simulation.advance(by: 5)
    simulation.tapBackButton(in: nav)
    simulation.settle()
    #expect(statistics.lines == ["first A", "first B from A", "dwell A 10", "dwell B 20", "dwell B 25"])
    nav.setViewControllers([DiaryPage("X")], animated: true)
    simulation.settle()
    #expect(!statistics.lines.contains { $0.hasPrefix("first X") })
  }
}
