import ModelCore
import Testing

@Suite("Acceptance: odd orders") @MainActor
struct OddAcceptance {
  @Test("VCL-13: isMovingToParent of a child added by hand") func movingChild() {
    final class Asks: UIViewController {
      var seen: [String] = []
      override func viewWillAppear(_ animated: Bool) { seen.append("wA \(isMovingToParent)") }
      override func viewDidAppear(_ animated: Bool) { seen.append("dA \(isMovingToParent)") }
      override func viewWillDisappear(_ animated: Bool) { seen.append("wD \(isMovingFromParent)") }
      override func viewDidDisappear(_ animated: Bool) { seen.append("dD \(isMovingFromParent)") }
    }
    let (p, c) = (UIViewController(), Asks())
    let simulation = running(p, diary: Diary())
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    simulation.settle()
    c.willMove(toParent: nil)
    c.view.removeFromSuperview()
    c.removeFromParent()
    print("ODD predicates", c.seen, c.isMovingToParent, c.isMovingFromParent)
    #expect(!c.isMovingToParent && !c.isMovingFromParent)
  }

  @Test("VCL-24: full screen over containers: everything below disappears, parents first") func overContainers() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let nav = UINavigationController(rootViewController: a)
    nav.modelName = "nav"
    let tabs = UITabBarController()
    tabs.modelName = "tabs"
    tabs.viewControllers = [nav]
    b.modalPresentationStyle = .fullScreen
    let simulation = running(tabs, diary: diary)
    let start = simulation.log.names(for: [.appearance]).count
    a.present(b, animated: true)
    simulation.settle()
    #expect(
      Array(simulation.log.names(for: [.appearance])[start...]) == [
        "tabs.viewWillDisappear", "nav.viewWillDisappear", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewDidAppear", "tabs.viewDidDisappear", "nav.viewDidDisappear", "A.viewDidDisappear",
      ])
    #expect(b.presentingViewController === tabs)
    #expect(simulation.faults == [])
  }

  @Test("a modal presented and dismissed at once, in both orders of animation", arguments: [false, true])
  func atOnce(_ animated: Bool) {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    b.modalPresentationStyle = .fullScreen
    let simulation = running(a, diary: diary)
    a.present(b, animated: animated) { diary.add("presented") }
    a.dismiss(animated: animated) { diary.add("dismissed") }
    simulation.settle()
    print("ODD at once", animated, diary.lines, simulation.faults, a.presentedViewController as Any)
  }

  @Test("present in the pushed controller's viewDidLoad and viewWillAppear") func pushedEarly() {
    let diary = Diary()
    for when in 0..<2 {
      let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
      let nav = UINavigationController(rootViewController: a)
      let simulation = running(nav, diary: diary)
      let present: () -> Void = { [unowned b] in b.present(c, animated: true) }
      if when == 0 { b.atDidLoad = present } else { b.atWillAppear = present }
      nav.pushViewController(b, animated: true)
      simulation.settle()
      print("ODD pushed early", when, diary.take(), simulation.faults, nav.presentedViewController as Any)
    }
  }

  @Test("terminate in the middle of a transition releases what was there") func terminateMidway() {
    weak var root: UIViewController?
    weak var modal: UIViewController?
    let keeper = WeakList()
    let simulation = Simulation(
      device: .phone(17),
      infoPlist: .scenes(Diary()) { _ in
        let made = DiaryScreen("R")
        keeper.add(made)
        root = made
        return made
      }, appDelegate: OldDelegate(Diary()))
    simulation.launch()
    simulation.settle()
    do {
      let m = DiaryScreen("M")
      modal = m
      root?.present(m, animated: true)
    }
    simulation.advance(by: 0.1)
    simulation.terminate()
    #expect(root == nil && modal == nil)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    let count = simulation.log.names(for: [.appearance]).count
    simulation.settle()
    #expect(simulation.log.names(for: [.appearance]).count == count)
    simulation.launch()
    simulation.settle()
    #expect(keeper.alive == 1)
    #expect(simulation.faults == [])
  }

  @Test("SCN-9: terminated without going home first") func terminatedInFront() {
    let diary = Diary()
    var restored: [String?] = []
    let simulation = Simulation(
      device: .phone(17),
      infoPlist: .scenes(
        diary,
        prepare: {
          $0.activity = NSUserActivity(activityType: "x")
          $0.onConnect = { _, session, _ in restored.append(session.stateRestorationActivity?.activityType) }
        }), appDelegate: OldDelegate(diary))
    simulation.launch()
    simulation.settle()
    diary.lines = []
    simulation.terminate()
    print("ODD terminate in front", diary.take())
    simulation.launch()
    simulation.settle()
    print("ODD then", diary.take(), restored)
  }

  @Test("SCN-5: two windows go home and come back") func twoHome() throws {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(17), infoPlist: .scenes(diary, multiple: true) { _ in UIViewController() }, appDelegate: OldDelegate(diary))
    simulation.launch()
    simulation.settle()
    let first = try #require(UIApplication.shared.openSessions.first)
    _ = simulation.openWindow()
    simulation.settle()
    diary.lines = []
    simulation.goHome()
    simulation.settle()
    print("ODD home", diary.take())
    simulation.returnToApp()
    simulation.settle()
    print("ODD back", diary.take())
    simulation.activate(first)
    simulation.settle()
    print("ODD activate front", diary.take())
    simulation.reclaim(first)
    simulation.settle()
    print("ODD reclaim front", diary.take(), simulation.faults)
  }

  @Test("SCN-3, SCN-4: the second configuration, by name, is remembered") func secondConfiguration() {
    final class Second: UIResponder, UIWindowSceneDelegate {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        diary.add("second")
      }
    }
    let diary = Diary()
    let manifest = InfoPlist.SceneManifest(
      configurations: [
        .windowApplication: [
          InfoPlist.SceneConfiguration(name: "One", delegateClass: SceneDiary.self) {
            MainActor.assumeIsolated { SceneDiary(diary) }
          },
          InfoPlist.SceneConfiguration(name: "Two", delegateClass: Second.self) { Second(diary) },
        ]
      ])
    let simulation = Simulation(
      device: .phone(15), infoPlist: InfoPlist(sceneManifest: manifest),
      appDelegate: ConfiguringDelegate(diary) { UISceneConfiguration(name: "Two", sessionRole: $0.role) })
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["didFinish", "configuration", "second"])
    simulation.terminate()
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["didFinish", "second"])
    #expect(simulation.faults == [])
  }

  @Test("SCN-4: a delegate class that nobody registered, and no delegate at all") func unregistered() {
    final class Nobody: UIResponder, UIWindowSceneDelegate {}
    let simulation = Simulation(
      device: .phone(15),
      appDelegate: ConfiguringDelegate(Diary()) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
        configuration.delegateClass = Nobody.self
        return configuration
      })
    simulation.launch()
    simulation.settle()
    print("ODD unregistered", simulation.faults, UIApplication.shared.connectedScenes.count)
    let bare = Simulation(
      device: .phone(15), appDelegate: ConfiguringDelegate(Diary()) { UISceneConfiguration(name: nil, sessionRole: $0.role) })
    bare.launch()
    bare.settle()
    print("ODD no class", bare.faults, UIApplication.shared.connectedScenes.count)
  }

  @Test("VCL-29: sheets of navigation controllers, and what is no sheet") func drags() {
    let diary = Diary()
    let referee = ModalAcceptance.Referee(diary)
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    let nav = UINavigationController(rootViewController: b)
    let simulation = running(a, diary: diary)
    a.present(nav, animated: true)
    nav.presentationController?.delegate = referee
    simulation.settle()
    diary.lines = []
    simulation.dragSheet(of: b, letGo: .dismiss)
    simulation.settle()
    #expect(diary.take() == ["should", "will", "B.wD", "B.dD", "did"])
    #expect(a.presentedViewController == nil)
    c.modalPresentationStyle = .fullScreen
    a.present(c, animated: false)
    simulation.settle()
    diary.lines = []
    simulation.dragSheet(of: c, letGo: .dismiss)
    simulation.settle()
    print("ODD drag of full screen", diary.take(), simulation.faults)
    #expect(a.presentedViewController === c)
  }

  @Test("VCL-25, VCL-30: a chain of sheets dismissed from the bottom", arguments: [UIModalPresentationStyle.pageSheet, .fullScreen])
  func chain(_ style: UIModalPresentationStyle) {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    b.modalPresentationStyle = style
    c.modalPresentationStyle = style
    let simulation = running(a, diary: diary)
    a.present(b, animated: false)
    simulation.settle()
    b.present(c, animated: false)
    simulation.settle()
    #expect(c.presentingViewController === b)
    diary.lines = []
    a.dismiss(animated: true) { diary.add("done") }
    simulation.settle()
    print("ODD chain", style, diary.take(), b.isBeingDismissed, c.isBeingDismissed)
  }

  @Test("rootViewController replaced in flight of a push") func replacedInFlight() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let nav = UINavigationController(rootViewController: a)
    let simulation = running(nav, diary: diary)
    let window = nav.view.window
    nav.pushViewController(b, animated: true)
    simulation.advance(by: 0.1)
    diary.lines = []
    window?.rootViewController = DiaryScreen("New", diary)
    simulation.settle()
    print("ODD replaced in flight", diary.take(), simulation.faults)
  }

  @Test("a child's view moved by its container while hidden; view removed and added in one turn") func shuffled() {
    let diary = Diary()
    let (p, c) = (DiaryScreen("P", diary), DiaryScreen("C", diary))
    let simulation = running(p, diary: diary)
    p.addChild(c)
    c.didMove(toParent: p)
    p.view.addSubview(c.view)
    simulation.settle()
    diary.lines = []
    let box = UIView()
    p.view.addSubview(box)
    box.addSubview(c.view)
    simulation.settle()
    print("ODD moved within the window", diary.take())
  }

  @Test("VCL-26 with sheets; dismissal in viewWillAppear") func sheetsNested() {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    b.atDidAppear = { [unowned b] in b.present(c, animated: true) { diary.add("c done") } }
    let simulation = running(a, diary: diary)
    a.present(b, animated: true) { diary.add("b done") }
    simulation.settle()
    print("ODD nested sheets", diary.take())
    b.atDidAppear = nil
    c.dismiss(animated: true)
    simulation.settle()
    #expect(a.presentedViewController === b)
    diary.lines = []
    b.dismiss(animated: true)
    simulation.settle()
    #expect(diary.take() == ["B.wD", "B.dD"])
    b.atWillAppear = { [unowned b] in b.dismiss(animated: true) }
    a.present(b, animated: true) { diary.add("presented") }
    simulation.settle()
    print("ODD dismissed in wA", diary.take(), simulation.faults, a.presentedViewController as Any)
  }

  @Test("STB: answers of what is pushed, presented in a nav, and of a tab's nav") func statusBars() {
    final class Styled: UIViewController {
      override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    }
    let keeper = Keeper<OldDelegate>()
    let nav = UINavigationController(rootViewController: Styled())
    nav.navigationBar.barStyle = .black
    let tabs = UITabBarController()
    tabs.viewControllers = [nav, Styled()]
    let simulation = Simulation(device: .phone(9), appDelegate: keeper.keep(OldDelegate(Diary(), root: tabs)))
    simulation.launch()
    #expect(keeper.last?.window?.modelScreen?.statusBar.style == .lightContent)
    simulation.settle()
    #expect(keeper.last?.window?.modelScreen?.statusBar.style == .lightContent)
    nav.navigationBar.barStyle = .default
    #expect(keeper.last?.window?.modelScreen?.statusBar.style == .default)
    tabs.selectedIndex = 1
    #expect(keeper.last?.window?.modelScreen?.statusBar.style == .lightContent)
  }

  @Test("LCH-3: a window of didFinishLaunching given its scene in willConnectTo") func givenLater() {
    let diary = Diary()
    let keeper = Keeper<OldDelegate>()
    let simulation = Simulation(
      device: .phone(16),
      infoPlist: .scenes(
        diary, prepare: { $0.onConnect = { scene, _, _ in keeper.last?.window?.windowScene = scene as? UIWindowScene } }),
      appDelegate: keeper.keep(OldDelegate(diary, root: DiaryScreen("R", diary))))
    simulation.launch()
    simulation.settle()
    #expect(keeper.last?.window?.modelScreen != nil)
    #expect(diary.lines.contains("R.dA"))
    #expect(keeper.last?.window?.isKeyWindow == true)
    print("LCH-3 later", diary.lines)
    keeper.last?.window?.windowScene = nil
    simulation.settle()
    #expect(keeper.last?.window?.modelScreen == nil)
    print("LCH-3 taken away", diary.lines.suffix(3))
  }

  @Test("SCN-9: settle in an async test; a Task at connection") func asyncScenes() async {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(17),
      infoPlist: .scenes(
        diary, root: { _ in DiaryScreen("R", diary) },
        prepare: { $0.onConnect = { _, _, _ in Task { diary.add("task") } } }), appDelegate: OldDelegate(Diary()))
    simulation.launch()
    await simulation.settle()
    #expect(diary.lines.contains("task"))
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }
}
