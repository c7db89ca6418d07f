import ModelCore
import Testing

@Suite("Acceptance: simulation") @MainActor
struct SimulationAcceptance {
  @Test("note 1: current from init on, and stays alive")
  func current() {
    do { _ = Simulation(device: .phone(12)) }
    #expect(UIDevice.current.systemVersion.hasPrefix("12"))
    _ = UIViewController().view
    UINavigationBar.appearance().barTintColor = .red
  }

  @Test("note 3: faults are values; traps is off")
  func faults() {
    let a = DiaryScreen("A")
    let simulation = running(a, diary: Diary())
    #expect(!simulation.traps)
    UIViewController().present(a, animated: false)
    #expect(simulation.faults.count == 1)
    #expect(simulation.faults.first?.rule == "VCL-30")
    #expect(simulation.faults.first?.message.isEmpty == false)
  }

  @Test("note 4: a launch takes no time, an animated transition 0.35")
  func time() {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    let simulation = running(a, diary: diary)
    #expect(simulation.now == 0)
    a.present(b, animated: true) { diary.add("done") }
    simulation.advance(by: 0.34)
    #expect(!diary.lines.contains("done"))
    simulation.advance(by: 0.01)
    #expect(diary.lines.contains("done"))
    #expect(abs(simulation.now - 0.35) < 1e-9)
    simulation.advance(by: 10)
    #expect(abs(simulation.now - 10.35) < 1e-9)
  }

  @Test("note 5: one turn; an open gesture does not hold settle up")
  func turns() {
    let (a, b) = (DiaryScreen("A"), DiaryScreen("B"))
    let nav = UINavigationController(rootViewController: a)
    let simulation = running(nav, diary: Diary())
    nav.pushViewController(b, animated: false)
    #expect(!b.isViewLoaded)
    simulation.advance(by: 0)
    #expect(b.isViewLoaded)
    let pop = simulation.beginInteractivePop(in: nav)
    #expect(pop != nil)
    simulation.settle()
    pop?.finish()
    simulation.settle()
    #expect(nav.viewControllers == [a])
  }

  @Test("note 6: the first orientation, and compact width")
  func screens() {
    var device = Device.iPhone
    device.screenSize = CGSize(width: 375, height: 667)
    let root = DiaryScreen("R")
    let simulation = Simulation(device: device, appDelegate: OldDelegate(Diary(), root: root))
    simulation.launch()
    simulation.settle()
    #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 375, height: 667))
    #expect(root.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    #expect(root.view.frame.size == CGSize(width: 667, height: 375))
  }

  @Test("note 10: kinds; probing is not an event")
  func kinds() {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(16), infoPlist: .scenes(diary) { _ in DiaryScreen("R") },
      appDelegate: ConfiguringDelegate(diary) { UISceneConfiguration(name: "Default Configuration", sessionRole: $0.role) })
    simulation.launch()
    simulation.settle()
    print("LOG app+scene", simulation.log.names(for: [.application, .scene, .delegate]))
    #expect(simulation.log.names(for: [.application, .scene, .delegate]).filter { $0.contains("onfiguration") }.count == 1)
    #expect(diary.lines.filter { $0 == "configuration" }.count == 1)
    #expect(simulation.log.names(for: []) == [])
    #expect(simulation.log.names(for: [.loading]) == ["R.loadView", "R.viewDidLoad"])
    #expect(simulation.log.names(for: [.appearance]) == ["R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear"])
    #expect(simulation.log.names(for: [.layout]) == ["R.viewWillLayoutSubviews", "R.viewDidLayoutSubviews"])
  }

  @Test("asynchronous tests")
  func asynchronous() async {
    let diary = Diary()
    let (a, b) = (DiaryScreen("A", diary), DiaryScreen("B", diary))
    a.atDidAppear = { [unowned a] in
      Task {
        await Task.yield()
        a.present(b, animated: true)
      }
    }
    let simulation = Simulation(device: .phone(17), appDelegate: OldDelegate(Diary(), root: a))
    simulation.launch()
    await simulation.settle()
    #expect(a.presentedViewController === b)
    #expect(diary.lines.contains("B.dA"))
  }

  @Test("the delegate is an NSObject, not a responder, and window is not declared")
  func plainDelegate() {
    final class Plain: NSObject, UIApplicationDelegate {
      var launched = 0
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        launched += 1
        return true
      }
    }
    let keeper = Keeper<Plain>()
    let simulation = Simulation(appDelegate: keeper.keep(Plain()))
    #expect(keeper.all.isEmpty)
    simulation.launch()
    simulation.settle()
    #expect(keeper.last?.launched == 1)
    simulation.terminate()
    simulation.launch()
    #expect(keeper.all.count == 2)
    #expect(simulation.faults == [])
  }

  @Test("no app delegate at all")
  func none() {
    let simulation = Simulation()
    simulation.launch()
    simulation.settle()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = DiaryScreen("R")
    window.makeKeyAndVisible()
    simulation.settle()
    #expect(window.modelScreen != nil)
    #expect(simulation.log.names(for: [.appearance]) == ["R.viewWillAppear", "R.viewIsAppearing", "R.viewDidAppear"])
  }

  @Test("default names count up")
  func names() {
    final class Screen: UIViewController {}
    let simulation = Simulation()
    let (a, b) = (Screen(), Screen())
    _ = a.view
    _ = b.view
    print("NAMES", simulation.log.names(for: [.loading]))
  }
}
