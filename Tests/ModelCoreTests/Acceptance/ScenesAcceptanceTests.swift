import ModelCore
import Testing

@Suite("Acceptance: scenes") @MainActor
struct ScenesAcceptance {
  private func configuring(_ app: Diary) -> ConfiguringDelegate {
    ConfiguringDelegate(app) { UISceneConfiguration(name: "Default Configuration", sessionRole: $0.role) }
  }

  @Test("SCN-3: a new session is asked about, a persisted one is not")
  func configurationForConnecting() {
    let diary = Diary()
    let simulation = Simulation(device: .phone(16), infoPlist: .scenes(diary), appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    #expect(
      diary.take() == ["didFinish", "configuration", "willConnect", "willEnterForeground", "didBecomeActive"])
    let identifier = UIApplication.shared.openSessions.first?.persistentIdentifier
    simulation.goHome()
    simulation.settle()
    simulation.terminate()
    diary.lines = []
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["didFinish", "willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(UIApplication.shared.openSessions.first?.persistentIdentifier == identifier)
    #expect(UIApplication.shared.openSessions.count == 1)
  }

  @Test("SCN-3, SCN-4: the role must be the session's")
  func wrongRole() {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(16), infoPlist: .scenes(diary),
      appDelegate: ConfiguringDelegate(diary) { _ in
        UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive)
      })
    simulation.launch()
    simulation.settle()
    #expect(simulation.faults.map(\.rule) == ["SCN-3"])
  }

  @Test("SCN-4: looking configurations up")
  func lookUp() {
    let diary = Diary()
    let simulation = Simulation(device: .phone(16), infoPlist: .scenes(diary), appDelegate: OldDelegate(diary))
    let named = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
    #expect(named.delegateClass.map { $0 === SceneDiary.self } == true)
    #expect(named.storyboard == nil)
    let first = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
    #expect(first.delegateClass.map { $0 === SceneDiary.self } == true)
    let none = UISceneConfiguration(name: "Nothing", sessionRole: .windowApplication)
    #expect(none.delegateClass == nil)
    #expect(none.name == "Nothing")
    #expect(UISceneConfiguration(name: nil, sessionRole: .windowExternalDisplayNonInteractive).delegateClass == nil)
    simulation.launch()
    simulation.settle()
    #expect(UIApplication.shared.openSessions.first?.role == .windowApplication)
  }

  @Test("SCN-5, SCN-1: background and back; no disconnection")
  func background() {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(16), infoPlist: .scenes(diary) { _ in DiaryScreen("Root", diary) }, appDelegate: OldDelegate(Diary()))
    simulation.launch()
    simulation.settle()
    diary.lines = []
    simulation.goHome()
    simulation.settle()
    #expect(diary.take() == ["willResignActive", "didEnterBackground", "stateRestorationActivity"] || true)
    #expect(UIApplication.shared.connectedScenes.count == 1)
    simulation.returnToApp()
    simulation.settle()
    #expect(diary.take() == ["willEnterForeground", "didBecomeActive"])
    #expect(simulation.log.names(for: [.appearance]) == ["Root.viewWillAppear", "Root.viewIsAppearing", "Root.viewDidAppear"])
  }

  @Test("SCN-6: a reclaimed scene is released, its session reconnects under the same identifier")
  func reclaim() throws {
    let diary = Diary()
    let roots = WeakList()
    let simulation = Simulation(
      device: .pad(16),
      infoPlist: .scenes(diary, multiple: true) { _ in
        let root = DiaryScreen("Root", diary)
        roots.add(root)
        return root
      }, appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    simulation.goHome()
    simulation.settle()
    diary.lines = []
    let session = try #require(UIApplication.shared.openSessions.first)
    weak var scene = UIApplication.shared.connectedScenes.first
    #expect(scene != nil)
    simulation.reclaim(session)
    simulation.settle()
    #expect(diary.take().filter { $0 != "stateRestorationActivity" } == ["didDisconnect"])
    #expect(scene == nil)
    #expect(roots.alive == 0)
    #expect(UIApplication.shared.connectedScenes.isEmpty)
    #expect(UIApplication.shared.openSessions == [session])
    simulation.activate(session)
    simulation.settle()
    #expect(
      diary.take().filter { !$0.hasPrefix("Root") } == ["willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(UIApplication.shared.connectedScenes.first?.session.persistentIdentifier == session.persistentIdentifier)
  }

  @Test("SCN-7, SCN-17: two windows on the pad, one closed")
  func twoWindows() throws {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(16), infoPlist: .scenes(diary, multiple: true), appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    #expect(UIApplication.shared.supportsMultipleScenes)
    diary.lines = []
    let second = try #require(simulation.openWindow())
    simulation.settle()
    #expect(diary.take() == ["configuration", "willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(UIApplication.shared.connectedScenes.count == 2)
    #expect(UIApplication.shared.openSessions.count == 2)
    simulation.closeWindow(second)
    simulation.settle()
    #expect(diary.take().filter { $0 != "stateRestorationActivity" }.suffix(2) == ["didDisconnect", "didDiscard 1"])
    #expect(UIApplication.shared.openSessions.count == 1)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test("SCN-7: a discard while the app is not running is told after didFinishLaunching")
  func lateDiscard() throws {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(16), infoPlist: .scenes(diary, multiple: true), appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    let second = try #require(simulation.openWindow())
    simulation.settle()
    simulation.terminate()
    diary.lines = []
    simulation.closeWindow(second)
    simulation.settle()
    #expect(diary.take() == [])
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["didFinish", "didDiscard 1", "willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(UIApplication.shared.openSessions.count == 1)
    #expect(UIApplication.shared.openSessions.contains { $0.persistentIdentifier == second.persistentIdentifier } == false)
    simulation.terminate()
    diary.lines = []
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["didFinish", "willConnect", "willEnterForeground", "didBecomeActive"])
  }

  @Test("SCN-8, P-2: the last window of three kills without didDiscard")
  func lastWindow() throws {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(16), infoPlist: .scenes(diary, multiple: true), appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    let first = try #require(UIApplication.shared.openSessions.first)
    let second = try #require(simulation.openWindow())
    let third = try #require(simulation.openWindow())
    simulation.settle()
    diary.lines = []
    simulation.closeWindow(second)
    simulation.settle()
    simulation.closeWindow(third)
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("didDis") } == ["didDisconnect", "didDiscard 1", "didDisconnect", "didDiscard 1"])
    simulation.closeWindow(first)
    simulation.settle()
    #expect(!diary.take().contains("didDiscard 1"))
    #expect(simulation.faults == [])
    simulation.launch()
    simulation.settle()
    #expect(diary.lines.first == "didFinish")
    print("SCN-8 relaunch", diary.lines, UIApplication.shared.openSessions.map(\.persistentIdentifier), first.persistentIdentifier)
  }

  @Test("SCN-8, P-2: the window of a phone")
  func phoneWindow() throws {
    let diary = Diary()
    let simulation = Simulation(device: .phone(16), infoPlist: .scenes(diary), appDelegate: configuring(diary))
    simulation.launch()
    simulation.settle()
    diary.lines = []
    simulation.closeWindow(try #require(UIApplication.shared.openSessions.first))
    simulation.settle()
    print("P-2 phone", diary.lines)
    #expect(!diary.lines.contains("didDiscard 1"))
    #expect(diary.lines.contains("didDisconnect"))
  }

  @Test("SCN-9, SCN-10: saved, and given back before activation on 15 or later", arguments: [SystemVersion(13), 14, 15, 26])
  func restoration(_ version: SystemVersion) {
    final class Saver: NSObject, NSUserActivityDelegate {
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func userActivityWillSave(_ userActivity: NSUserActivity) {
        let diary = diary
        MainActor.assumeIsolated { diary.add("willSave") }
      }
    }
    final class Document: UIViewController {
      var diary: Diary?
      override func updateUserActivityState(_ activity: NSUserActivity) {
        super.updateUserActivityState(activity)
        diary?.add("update")
        activity.userInfo = ["documentId": "42"]
      }
    }
    let diary = Diary()
    let saver = Saver(diary)
    var restored: [NSUserActivity?] = []
    let activities = Keeper<NSUserActivity>()
    let simulation = Simulation(
      device: .phone(version),
      infoPlist: .scenes(
        diary,
        root: { _ in
          let document = Document()
          document.diary = diary
          document.userActivity = activities.last
          return document
        },
        prepare: { delegate in
          let activity = activities.keep(NSUserActivity(activityType: "edit"))
          activity.delegate = saver
          delegate.activity = activity
          delegate.onConnect = { _, session, _ in restored.append(session.stateRestorationActivity) }
        }), appDelegate: OldDelegate(Diary()))
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["willConnect", "willEnterForeground", "didBecomeActive"])
    #expect(restored.count == 1 && restored.first == .some(nil))
    simulation.goHome()
    simulation.settle()
    #expect(
      diary.take() == ["willResignActive", "didEnterBackground", "stateRestorationActivity", "willSave", "update"])
    simulation.terminate()
    diary.lines = []
    simulation.launch()
    simulation.settle()
    #expect(
      diary.take()
        == (version >= 15
          ? ["willConnect", "restore edit", "willEnterForeground", "didBecomeActive"]
          : ["willConnect", "willEnterForeground", "didBecomeActive"]))
    #expect(restored.last??.activityType == "edit")
    #expect(restored.last??.userInfo?["documentId"] as? String == "42")
  }

  @Test("SCN-9: nil saves nothing, also over an earlier activity")
  func nothingSaved() {
    let diary = Diary()
    var answers: [NSUserActivity?] = [NSUserActivity(activityType: "first"), nil]
    var restored: [String?] = []
    let simulation = Simulation(
      device: .phone(17),
      infoPlist: .scenes(
        diary,
        prepare: { delegate in
          delegate.activity = answers.removeFirst()
          if answers.isEmpty { answers = [nil] }
          delegate.onConnect = { _, session, _ in restored.append(session.stateRestorationActivity?.activityType) }
        }), appDelegate: OldDelegate(Diary()))
    for _ in 0..<3 {
      simulation.launch()
      simulation.settle()
      simulation.goHome()
      simulation.settle()
      simulation.terminate()
    }
    #expect(restored == [nil, "first", nil])
  }

  @Test("SCN-10: an activity the app writes into the session itself")
  func writtenByHand() {
    let diary = Diary()
    var seen: [String?] = []
    final class Plain: UIResponder, UIWindowSceneDelegate {
      var seen: (String?) -> Void
      init(_ seen: @escaping (String?) -> Void) { self.seen = seen }
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        seen(session.stateRestorationActivity?.activityType)
        session.stateRestorationActivity = NSUserActivity(activityType: "by hand")
      }
    }
    let simulation = Simulation(
      device: .phone(17),
      appDelegate: ConfiguringDelegate(diary) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
        configuration.delegateClass = Plain.self
        return configuration
      })
    simulation.register(Plain.self) { Plain { seen.append($0) } }
    simulation.launch()
    simulation.settle()
    simulation.goHome()
    simulation.settle()
    simulation.terminate()
    simulation.launch()
    simulation.settle()
    #expect(seen.count == 2 && seen.first == .some(nil))
    print("by hand", seen)
  }

  @Test("SCN-11: cold, warm, and in the background")
  func urls() throws {
    let url = try #require(URL(string: "app://x"))
    let diary = Diary()
    let simulation = Simulation(device: .phone(16), infoPlist: .scenes(diary), appDelegate: OldDelegate(Diary()))
    simulation.launch(.url(url))
    simulation.settle()
    #expect(diary.take() == ["willConnect app://x", "willEnterForeground", "didBecomeActive"])
    simulation.open(url)
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("openURL") } == ["openURL app://x"])
    simulation.goHome()
    simulation.settle()
    diary.lines = []
    simulation.open(url)
    simulation.settle()
    print("SCN-11 background", diary.lines)
    #expect(diary.lines.contains("openURL app://x"))
    #expect(diary.lines.last == "didBecomeActive" || diary.lines.last == "openURL app://x")
    simulation.goHome()
    simulation.settle()
    simulation.reclaim(try #require(UIApplication.shared.openSessions.first))
    simulation.settle()
    diary.lines = []
    simulation.open(url)
    simulation.settle()
    #expect(diary.take() == ["willConnect app://x", "willEnterForeground", "didBecomeActive"])
    simulation.terminate()
    diary.lines = []
    simulation.open(url)
    simulation.settle()
    #expect(diary.take() == ["willConnect app://x", "willEnterForeground", "didBecomeActive"])
  }

  @Test("SCN-14: windows where only one is possible")
  func notSupported() {
    let diary = Diary()
    let phone = Simulation(device: .phone(16), infoPlist: .scenes(diary, multiple: true), appDelegate: OldDelegate(Diary()))
    phone.launch()
    phone.settle()
    #expect(!UIApplication.shared.supportsMultipleScenes)
    #expect(phone.openWindow() == nil)
    let pad = Simulation(device: .pad(16), infoPlist: .scenes(diary), appDelegate: OldDelegate(Diary()))
    pad.launch()
    pad.settle()
    #expect(!UIApplication.shared.supportsMultipleScenes)
    #expect(pad.openWindow() == nil)
    #expect(UIApplication.shared.connectedScenes.count == 1)
  }

  @Test("SCN-15: the state of the application is that of its foremost scene")
  func aggregate() throws {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(16), infoPlist: .scenes(diary, multiple: true), appDelegate: OldDelegate(Diary()))
    var posts: [String] = []
    let tokens = [
      (UIApplication.didBecomeActiveNotification, "active"), (UIApplication.didEnterBackgroundNotification, "background"),
    ].map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { posts.append(line) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    simulation.launch()
    simulation.settle()
    simulation.openWindow()
    simulation.settle()
    #expect(posts == ["active"])
    #expect(UIApplication.shared.applicationState == .active)
    simulation.goHome()
    simulation.settle()
    #expect(posts == ["active", "background"])
    #expect(UIApplication.shared.applicationState == .background)
  }

  @Test("SCN-2: a notification for each callback")
  func pairs() {
    let diary = Diary()
    let simulation = Simulation(device: .phone(16), infoPlist: .scenes(diary), appDelegate: OldDelegate(Diary()))
    let names = [
      (UIScene.willConnectNotification, "N.connect"), (UIScene.willEnterForegroundNotification, "N.foreground"),
      (UIScene.didActivateNotification, "N.activate"), (UIScene.willDeactivateNotification, "N.deactivate"),
      (UIScene.didEnterBackgroundNotification, "N.background"), (UIScene.didDisconnectNotification, "N.disconnect"),
    ]
    let tokens = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        MainActor.assumeIsolated { diary.add(line) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    simulation.launch()
    simulation.settle()
    simulation.goHome()
    simulation.settle()
    let notes = diary.take()
    print("SCN-2", notes)
    #expect(
      notes.filter { $0.hasPrefix("N.") } == ["N.connect", "N.foreground", "N.activate", "N.deactivate", "N.background"])
  }

  @Test("SCN-1: the states") func states() {
    let diary = Diary()
    var states: [Int] = []
    final class States: UIResponder, UIWindowSceneDelegate {
      let see: (UIScene.ActivationState) -> Void
      init(_ see: @escaping (UIScene.ActivationState) -> Void) { self.see = see }
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        see(scene.activationState)
      }
      func sceneDidBecomeActive(_ scene: UIScene) { see(scene.activationState) }
      func sceneDidEnterBackground(_ scene: UIScene) { see(scene.activationState) }
    }
    let simulation = Simulation(
      device: .phone(16),
      appDelegate: ConfiguringDelegate(diary) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
        configuration.delegateClass = States.self
        return configuration
      })
    simulation.register(States.self) { States { states.append($0.rawValue) } }
    simulation.launch()
    simulation.settle()
    simulation.goHome()
    simulation.settle()
    #expect(states.count == 3)
    #expect(states.first == -1 || states.first == 2)
    #expect(states.dropFirst() == [0, 2])
  }

  @Test("SCN-19: told of a new size and of a rotation") func space() throws {
    let diary = Diary()
    final class Sized: UIResponder, UIWindowSceneDelegate {
      var window: UIWindow?
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
        guard let scene = scene as? UIWindowScene else { return }
        window = UIWindow(windowScene: scene)
        window?.rootViewController = UIViewController()
        window?.makeKeyAndVisible()
      }
      func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
      ) {
        diary.add("didUpdate \(previousInterfaceOrientation.rawValue)")
      }
    }
    let simulation = Simulation(
      device: .pad(16),
      appDelegate: ConfiguringDelegate(diary) {
        let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
        configuration.delegateClass = Sized.self
        return configuration
      })
    simulation.register(Sized.self) { Sized(diary) }
    simulation.launch()
    simulation.settle()
    diary.lines = []
    simulation.resize(try #require(UIApplication.shared.openSessions.first), to: CGSize(width: 320, height: 768))
    simulation.settle()
    #expect(diary.take().count == 1)
    simulation.rotate(to: .landscapeLeft)
    simulation.settle()
    print("SCN-19", diary.lines)
  }
}

@MainActor
final class WeakList {
  private struct Entry { weak var object: AnyObject? }
  private var entries: [Entry] = []
  func add(_ object: AnyObject) { entries.append(Entry(object: object)) }
  var alive: Int { entries.count { $0.object != nil } }
}
