import ModelCore
import Testing

@Suite("Acceptance: modal presentation") @MainActor
struct ModalAcceptance {
  private func names(_ simulation: Simulation, _ kinds: Set<EventLog.Kind>) -> [String] {
    simulation.log.names(for: kinds)
  }

  @Test("VCL-24, VCL-25, P-6: full screen, present and dismiss", arguments: [false, true])
  func fullScreen(_ animated: Bool) {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    b.modalPresentationStyle = .fullScreen
    let simulation = running(a, diary: diary)
    let start = names(simulation, [.loading, .appearance, .layout]).count
    b.atWillAppear = { [unowned a, unowned b] in
      diary.add("links \(a.presentedViewController === b) \(b.presentingViewController === a) \(b.isBeingPresented)")
    }
    a.present(b, animated: animated) { diary.add("completion \(b.isBeingPresented)") }
    print("VCL-24 call", diary.lines)
    #expect(a.presentedViewController === b)
    #expect(b.presentingViewController === a)
    simulation.settle()
    #expect(
      diary.take() == [
        "B.loadView", "B.didLoad", "A.wD", "B.wA", "links true true true", "B.iA", "B.dA", "A.dD", "completion false",
      ])
    let log = names(simulation, [.loading, .appearance, .layout])[start...].filter { !$0.hasPrefix("A.viewWillL") && !$0.hasPrefix("A.viewDidL") }
    #expect(
      log == [
        "B.loadView", "B.viewDidLoad", "A.viewWillDisappear", "B.viewWillAppear", "B.viewIsAppearing",
        "B.viewWillLayoutSubviews", "B.viewDidLayoutSubviews", "B.viewDidAppear", "A.viewDidDisappear",
      ])
    #expect(simulation.now == (animated ? 0.35 : 0))
    b.atWillAppear = nil
    b.atWillDisappear = { [unowned a, unowned b] in
      diary.add("wD \(b.presentingViewController === a) \(b.isBeingDismissed)")
    }
    a.atWillAppear = { [unowned a, unowned b] in diary.add("wA \(a.presentedViewController === b)") }
    a.atDidAppear = { [unowned a] in diary.add("dA \(a.presentedViewController == nil)") }
    b.atDidDisappear = { [unowned b] in diary.add("dD \(b.presentingViewController == nil) \(b.isBeingDismissed)") }
    a.dismiss(animated: animated) { diary.add("completion") }
    simulation.settle()
    #expect(
      diary.take().filter { $0 != "A.iA" } == [
        "B.wD", "wD true true", "A.wA", "wA true", "A.dA", "dA true", "B.dD", "dD true true", "completion",
      ])
    #expect(!b.isBeingDismissed)
    #expect(simulation.faults == [])
  }

  @Test("VCL-26: presenting from viewDidAppear of what is being presented", arguments: [false, true])
  func nested(_ animated: Bool) {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    b.modalPresentationStyle = .fullScreen
    c.modalPresentationStyle = .fullScreen
    b.atDidAppear = { [unowned b] in b.present(c, animated: animated) { diary.add("c done") } }
    let simulation = running(a, diary: diary)
    a.present(b, animated: animated) { diary.add("b done") }
    simulation.settle()
    #expect(
      diary.take().filter { !$0.hasSuffix("iA") && !$0.hasSuffix("done") } == [
        "B.loadView", "B.didLoad", "A.wD", "B.wA", "B.dA", "C.loadView", "C.didLoad", "B.wD", "C.wA", "A.dD", "C.dA", "B.dD",
      ])
    #expect(b.presentedViewController === c)
    #expect(simulation.faults == [])
  }

  @Test("VCL-27: the default style of each system", arguments: [
    (5, .fullScreen), (9, .fullScreen), (12, .fullScreen), (13, .pageSheet), (15, .pageSheet), (17, .pageSheet), (18, .formSheet), (26, .formSheet),
  ] as [(SystemVersion, UIModalPresentationStyle)])
  func defaultStyle(_ version: SystemVersion, _ style: UIModalPresentationStyle) {
    let simulation = Simulation(device: .phone(version))
    #expect(UIViewController().modalPresentationStyle == style)
    if version >= 13 {
      let screen = UIViewController()
      screen.modalPresentationStyle = .popover
      screen.modalPresentationStyle = .automatic
      #expect(screen.modalPresentationStyle == style)
    }
    #expect(simulation.faults == [])
  }

  @Test("VCL-28: which styles hide the presenter", arguments: [
    (.fullScreen, true), (.currentContext, true), (.pageSheet, false), (.formSheet, false), (.overFullScreen, false),
    (.overCurrentContext, false), (.popover, false), (.custom, false),
  ] as [(UIModalPresentationStyle, Bool)])
  func hides(_ style: UIModalPresentationStyle, _ hides: Bool) {
    for pad in [false, true] {
      let diary = Diary()
      let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
      b.modalPresentationStyle = style
      let simulation = running(a, diary: diary, 17, pad: pad)
      a.present(b, animated: true)
      simulation.settle()
      #expect(
        diary.take().filter { !$0.hasSuffix("iA") && !$0.contains("oad") }
          == (hides ? ["A.wD", "B.wA", "B.dA", "A.dD"] : ["B.wA", "B.dA"]), "\(style) \(pad)")
      b.dismiss(animated: true)
      simulation.settle()
      #expect(
        diary.take().filter { !$0.hasSuffix("iA") } == (hides ? ["B.wD", "A.wA", "A.dA", "B.dD"] : ["B.wD", "B.dD"]),
        "\(style) \(pad)")
      #expect(a.presentedViewController == nil)
      #expect(simulation.faults == [])
    }
  }

  @Test("VCL-28: a form sheet on a phone and a pad of iOS 12", arguments: [false, true])
  func oldFormSheet(_ pad: Bool) {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    b.modalPresentationStyle = .formSheet
    let simulation = running(a, diary: diary, 12, pad: pad)
    a.present(b, animated: false)
    simulation.settle()
    #expect(diary.take().contains("A.dD") == !pad)
    #expect(simulation.faults == [])
  }

  final class Referee: NSObject, UIAdaptivePresentationControllerDelegate {
    let diary: Diary
    var allows = true
    init(_ diary: Diary) { self.diary = diary }
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      diary.add("should")
      return allows
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) { diary.add("will") }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { diary.add("did") }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      diary.add("attempt")
    }
  }

  @Test("VCL-29: a sheet dragged, let go, refused, modal, and dismissed by the program", arguments: [SystemVersion(13), 17, 26])
  func sheet(_ version: SystemVersion) {
    let diary = Diary()
    let referee = Referee(diary)
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let simulation = running(a, diary: diary, version)
    a.present(b, animated: true)
    b.presentationController?.delegate = referee
    simulation.settle()
    diary.lines = []
    simulation.dragSheet(of: b, letGo: .back)
    simulation.settle()
    #expect(diary.take() == ["should", "will", "B.wD", "B.wA", "B.iA", "B.dA"])
    referee.allows = false
    simulation.dragSheet(of: b, letGo: .dismiss)
    simulation.settle()
    #expect(diary.take() == ["should", "attempt"])
    referee.allows = true
    b.isModalInPresentation = true
    simulation.dragSheet(of: b, letGo: .dismiss)
    simulation.settle()
    #expect(diary.take().filter { $0 != "should" } == ["attempt"])
    b.isModalInPresentation = false
    #expect(a.presentedViewController === b)
    simulation.dragSheet(of: b, letGo: .dismiss)
    simulation.settle()
    #expect(diary.take() == ["should", "will", "B.wD", "B.dD", "did"])
    #expect(a.presentedViewController == nil)
    a.present(b, animated: true)
    b.presentationController?.delegate = referee
    simulation.settle()
    diary.lines = []
    b.dismiss(animated: true)
    simulation.settle()
    #expect(diary.take() == ["B.wD", "B.dD"])
    #expect(simulation.faults == [])
  }

  @Test("VCL-29: the delegate set before presenting; a sheet in a navigation controller")
  func sheetEarly() {
    let diary = Diary()
    let referee = Referee(diary)
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let nav = UINavigationController(rootViewController: b)
    nav.presentationController?.delegate = referee
    let simulation = running(a, diary: diary, 17)
    // Made before this simulation: so again.
    nav.presentationController?.delegate = referee
    a.present(nav, animated: true)
    simulation.settle()
    diary.lines = []
    b.isModalInPresentation = true
    simulation.dragSheet(of: nav, letGo: .dismiss)
    simulation.settle()
    print("VCL-29 isModal on the top of a presented nav", diary.take(), a.presentedViewController == nil)
  }

  @Test("VCL-30: presenting twice, from outside the window, and in early callbacks")
  func guards() {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    let simulation = running(a, diary: diary)
    a.present(b, animated: true)
    a.present(c, animated: true) { diary.add("never") }
    #expect(simulation.faults.map(\.rule) == ["VCL-30"])
    simulation.settle()
    a.present(c, animated: true) { diary.add("never") }
    #expect(simulation.faults.map(\.rule) == ["VCL-30", "VCL-30"])
    UIViewController().present(c, animated: true) { diary.add("never") }
    simulation.settle()
    #expect(simulation.faults.map(\.rule) == ["VCL-30", "VCL-30", "VCL-30"])
    #expect(!diary.lines.contains("never"))
    #expect(c.presentingViewController == nil)
    #expect(a.presentedViewController === b)
    #expect(!diary.lines.contains("C.wA"))
    diary.lines = []
    b.dismiss(animated: true) { diary.add("first") }
    b.dismiss(animated: true) { diary.add("second") }
    simulation.settle()
    print("VCL-30 repeated", diary.lines, simulation.faults.count)
    #expect(diary.lines.filter { $0 != "second" && !$0.hasPrefix("A.") } == ["B.wD", "B.dD", "first"])
  }

  @Test("VCL-30: from viewDidLoad and viewWillAppear of the root there is no window yet", arguments: [0, 1, 2])
  func early(_ when: Int) {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let present: () -> Void = { [unowned a] in a.present(b, animated: false) { diary.add("completion") } }
    switch when {
    case 0: a.atDidLoad = present
    case 1: a.atWillAppear = present
    default: a.atDidAppear = present
    }
    let simulation = Simulation(device: .phone(17), appDelegate: OldDelegate(Diary(), root: a))
    simulation.launch()
    simulation.settle()
    print("VCL-30 early", when, diary.lines, simulation.faults)
    if when == 2 {
      #expect(simulation.faults == [])
      #expect(a.presentedViewController === b && diary.lines.contains("completion"))
    } else {
      #expect(simulation.faults.map(\.rule) == ["VCL-30"])
      #expect(a.presentedViewController == nil && !diary.lines.contains("completion"))
    }
  }

  @Test("VCL-30: dismissing the lowest presenter removes the chain; the middle only what is above it")
  func chains() {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    for screen in [b, c] { screen.modalPresentationStyle = .fullScreen }
    let simulation = running(a, diary: diary)
    a.present(b, animated: false)
    simulation.settle()
    b.present(c, animated: false)
    simulation.settle()
    diary.lines = []
    a.dismiss(animated: true) { diary.add("done") }
    simulation.settle()
    print("VCL-30 chain", diary.lines)
    #expect(a.presentedViewController == nil && b.presentedViewController == nil && c.presentingViewController == nil)
    #expect(b.presentingViewController == nil)
    #expect(diary.lines.contains("A.dA") && diary.lines.contains("C.dD") && diary.lines.last == "done")
    a.present(b, animated: false)
    simulation.settle()
    b.present(c, animated: false)
    simulation.settle()
    diary.lines = []
    b.dismiss(animated: true)
    simulation.settle()
    #expect(a.presentedViewController === b && b.presentedViewController == nil)
    #expect(diary.take().filter { !$0.hasSuffix("iA") } == ["C.wD", "B.wA", "B.dA", "C.dD"])
    b.dismiss(animated: true)
    simulation.settle()
    #expect(a.presentedViewController == nil)
    #expect(simulation.faults == [])
  }

  @Test("VCL-30: present in the completion of a dismissal, and dismiss in that of a presentation")
  func completions() {
    let diary = Diary()
    let (a, b, c) = (DiaryScreen("A", diary), DiaryScreen("B", diary), DiaryScreen("C", diary))
    let simulation = running(a, diary: diary)
    a.present(b, animated: true) {
      diary.add("presented")
      b.dismiss(animated: true) {
        diary.add("dismissed")
        a.present(c, animated: true) { diary.add("again") }
      }
    }
    simulation.settle()
    #expect(
      diary.take().filter { !$0.hasSuffix("iA") && !$0.contains("oad") } == [
        "B.wA", "B.dA", "presented", "B.wD", "B.dD", "dismissed", "C.wA", "C.dA", "again",
      ])
    #expect(a.presentedViewController === c)
    #expect(simulation.faults == [])
    #expect(abs(simulation.now - 1.05) < 1e-9)
  }

  @Test("VCL-31: links through containers")
  func links() {
    let (top, b) = (DiaryScreen("top"), DiaryScreen("B"))
    let nav = UINavigationController(rootViewController: top)
    let tabs = UITabBarController()
    tabs.viewControllers = [nav]
    let simulation = running(tabs, diary: Diary(), 17)
    let modal = UINavigationController(rootViewController: b)
    top.present(modal, animated: false)
    simulation.settle()
    #expect(top.presentedViewController === modal)
    #expect(nav.presentedViewController === modal)
    #expect(tabs.presentedViewController === modal)
    #expect(modal.presentingViewController === tabs)
    #expect(b.presentingViewController === tabs)
    #expect(b.presentedViewController == nil)
    #expect(nav.visibleViewController === modal || nav.visibleViewController === b)
    b.dismiss(animated: false)
    simulation.settle()
    #expect(tabs.presentedViewController == nil && b.presentingViewController == nil)
    #expect(simulation.faults == [])
  }

  @Test("VCL-31: definesPresentationContext catches a current-context presentation")
  func context() {
    let (p, c, b) = (DiaryScreen("P"), DiaryScreen("C"), DiaryScreen("B"))
    p.addChild(c)
    p.view.addSubview(c.view)
    c.didMove(toParent: p)
    c.definesPresentationContext = true
    b.modalPresentationStyle = .currentContext
    let simulation = running(p, diary: Diary())
    c.present(b, animated: false)
    simulation.settle()
    #expect(b.presentingViewController === c)
    #expect(c.presentedViewController === b)
    print("VCL-31 context", p.presentedViewController === b, simulation.log.names(for: [.appearance]).suffix(6))
  }

  @Test("the root is replaced while it presents")
  func replaced() {
    let diary = Diary()
    let simulation = Simulation(device: .phone(17), appDelegate: OldDelegate(Diary(), root: nil))
    simulation.launch()
    simulation.settle()
    weak var oldRoot: DiaryScreen?
    weak var oldModal: DiaryScreen?
    let window = UIWindow(frame: UIScreen.main.bounds)
    do {
      let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
      (oldRoot, oldModal) = (a, b)
      window.rootViewController = a
      window.makeKeyAndVisible()
      simulation.settle()
      a.present(b, animated: false)
      simulation.settle()
      diary.lines = []
      window.rootViewController = DiaryScreen("New", diary)
    }
    simulation.settle()
    print("REPLACED", diary.lines, simulation.faults, oldRoot as Any, oldModal as Any)
    #expect(diary.lines.contains("New.dA"))
    #expect(window.modelScreen != nil)
  }

  @Test("a presented screen is released after dismissal")
  func leaks() {
    let a = DiaryScreen("A")
    let simulation = running(a, diary: Diary())
    weak var gone: UIViewController?
    do {
      let b = DiaryScreen("B")
      gone = b
      a.present(b, animated: true)
      simulation.settle()
      b.dismiss(animated: true)
    }
    simulation.settle()
    #expect(gone == nil)
  }

  @Test("the window is hidden and shown while something is presented")
  func hiddenWindow() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    b.modalPresentationStyle = .fullScreen
    let simulation = running(a, diary: diary)
    a.present(b, animated: false)
    simulation.settle()
    diary.lines = []
    let window = b.view.window
    #expect(window != nil)
    window?.isHidden = true
    simulation.settle()
    #expect(diary.take() == ["B.wD", "B.dD"])
    window?.isHidden = false
    simulation.settle()
    #expect(diary.take() == ["B.wA", "B.iA", "B.dA"])
    b.dismiss(animated: false)
    simulation.settle()
    #expect(diary.take().filter { $0 != "A.iA" } == ["B.wD", "A.wA", "A.dA", "B.dD"])
    #expect(simulation.faults == [])
  }
}
