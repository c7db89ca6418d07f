import ModelCore
import Testing

@Suite("Acceptance: launch") @MainActor
struct LaunchAcceptance {
  @Test("LCH-1, LCH-6: on OS 12 and 5 the manifest is ignored", arguments: [SystemVersion(5), 9, 12])
  func oldSystems(_ version: SystemVersion) {
    let diary = Diary()
    let root = UIViewControllerFactory(diary)
    let scenes = Diary()
    let delegates = Keeper<OldDelegate>()
    let simulation = Simulation(
      device: .phone(version), infoPlist: .scenes(scenes),
      appDelegate: delegates.keep(OldDelegate(diary, root: root.make("Root"))))
    simulation.launch()
    simulation.settle()
    #expect(scenes.lines == [])
    let iA = version >= 13 ? ["Root.iA"] : []
    #expect(
      diary.lines.filter { $0 != "Root.iA" }
        == ["willFinish", "didFinish", "Root.loadView", "Root.didLoad", "Root.wA", "app.didBecomeActive", "Root.dA"]
        || diary.lines.filter { $0 != "Root.iA" }
          == ["willFinish", "didFinish", "Root.loadView", "Root.didLoad", "Root.wA", "Root.dA", "app.didBecomeActive"])
    _ = iA
    #expect(delegates.last?.window?.modelScreen != nil)
    #expect(delegates.last?.window?.isKeyWindow == true)
    #expect(simulation.now == 0)
    #expect(simulation.faults == [])
  }

  @Test("LCH-1: what decides the path on OS 13", arguments: [0, 1, 2, 3, 4])
  func decision(_ which: Int) {
    let diary = Diary()
    let scenes = Diary()
    let empty = InfoPlist(sceneManifest: .init(supportsMultipleScenes: true, configurations: [:]))
    let plist = [InfoPlist(), empty, .scenes(scenes), InfoPlist(), empty][which]
    let expected = [false, false, true, true, true][which]
    let simulation: Simulation
    if which < 3 {
      simulation = Simulation(device: .phone(13), infoPlist: plist, appDelegate: OldDelegate(diary))
    } else {
      simulation = Simulation(
        device: .phone(13), infoPlist: plist,
        appDelegate: ConfiguringDelegate(diary) {
          let configuration = UISceneConfiguration(name: nil, sessionRole: $0.role)
          configuration.delegateClass = SceneDiary.self
          return configuration
        })
      simulation.register(SceneDiary.self) { SceneDiary(scenes) }
    }
    simulation.launch()
    simulation.settle()
    #expect(scenes.lines == (expected ? ["willConnect", "willEnterForeground", "didBecomeActive"] : []))
    #expect(diary.lines.contains("app.didBecomeActive") == !expected)
    if which >= 3 { #expect(diary.lines == ["didFinish", "configuration"]) }
    #expect(simulation.faults == [])
  }

  @Test("LCH-2, LCH-3: a half-removed scene set-up leaves the window of didFinishLaunching invisible")
  func halfRemoved() {
    let diary = Diary()
    let scenes = Diary()
    let keeper = Keeper<OldDelegate>()
    let root = DiaryScreen("Root", diary)
    let nav = UINavigationController(rootViewController: root)
    let simulation = Simulation(
      device: .phone(16), infoPlist: .scenes(scenes), appDelegate: keeper.keep(OldDelegate(diary, root: nav)))
    simulation.launch()
    simulation.settle()
    let window = keeper.last?.window
    #expect(window != nil)
    #expect(window?.windowScene == nil)
    #expect(window?.modelScreen == nil)
    #expect(simulation.log.names(for: [.appearance]).filter { $0.hasPrefix("Root") } == [])
    #expect(!diary.lines.contains("Root.wA"))
    // The mend.
    let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
    #expect(scene != nil)
    window?.windowScene = scene
    simulation.settle()
    #expect(window?.modelScreen != nil)
    #expect(diary.lines.contains("Root.dA"))
    #expect(scene?.windows.contains { $0 === window } == true)
  }

  @Test("LCH-4: hidden by default; show without key; key does not show")
  func windows() {
    let diary = Diary()
    let simulation = running(UIViewController(), diary: diary)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    #expect(window.isHidden)
    #expect(window.rootViewController == nil)
    #expect(window.windowLevel.rawValue == 0)
    #expect(UIWindow.Level.statusBar.rawValue == 1000)
    #expect(UIWindow.Level.alert.rawValue == 2000)
    let screen = DiaryScreen("W", diary)
    window.rootViewController = screen
    simulation.settle()
    #expect(diary.take().filter { $0.hasSuffix("A") } == [])
    window.isHidden = false
    simulation.settle()
    #expect(!window.isKeyWindow)
    #expect(diary.take().contains("W.dA"))
    #expect(window.modelScreen != nil)
    window.isHidden = true
    simulation.settle()
    #expect(diary.take() == ["W.wD", "W.dD"])
    #expect(window.modelScreen == nil)
    window.makeKey()
    #expect(window.isHidden)
    window.makeKeyAndVisible()
    #expect(window.isKeyWindow)
    simulation.settle()
    #expect(diary.take() == ["W.wA", "W.iA", "W.dA"])
  }

  @Test("LCH-4: makeKeyAndVisible before the root view controller is set")
  func lateRoot() {
    let diary = Diary()
    final class Late: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root: UIViewController
      init(_ root: UIViewController) { self.root = root }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        window.rootViewController = root
        self.window = window
        return true
      }
    }
    let keeper = Keeper<Late>()
    let simulation = Simulation(appDelegate: keeper.keep(Late(DiaryScreen("Root", diary))))
    simulation.launch()
    simulation.settle()
    #expect(diary.lines == ["Root.loadView", "Root.didLoad", "Root.wA", "Root.iA", "Root.dA"])
    #expect(keeper.last?.window?.modelScreen != nil)
    let other = DiaryScreen("Other", diary)
    diary.lines = []
    keeper.last?.window?.rootViewController = other
    simulation.settle()
    #expect(Set(diary.lines).isSuperset(of: ["Root.wD", "Root.dD", "Other.wA", "Other.dA"]))
  }

  @Test("LCH-5: key window per scene with SDK 15, of the application before", arguments: [SystemVersion(14), 15])
  func keyWindows(_ sdk: SystemVersion) {
    let diary = Diary()
    let simulation = Simulation(
      device: .pad(15, sdk: sdk), infoPlist: .scenes(diary, multiple: true) { _ in UIViewController() },
      appDelegate: OldDelegate(Diary()))
    simulation.launch()
    simulation.settle()
    simulation.openWindow()
    simulation.settle()
    let windows = UIApplication.shared.connectedScenes.compactMap { ($0 as? UIWindowScene)?.windows.first }
    #expect(windows.count == 2)
    #expect(windows.count(where: \.isKeyWindow) == (sdk >= 15 ? 2 : 1))
  }

  @Test("LCH-7, LCH-9, P-1: the order of the scene path")
  func sceneOrder() {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(17), infoPlist: .scenes(diary) { _ in DiaryScreen("Root", diary) },
      appDelegate: OldDelegate(diary))
    simulation.launch()
    simulation.settle()
    #expect(
      diary.take() == [
        "willFinish", "didFinish", "willConnect", "Root.loadView", "Root.didLoad", "Root.wA", "willEnterForeground",
        "didBecomeActive", "Root.iA", "Root.dA",
      ]
        || diary.lines.isEmpty)
    print("LCH-7", simulation.log.names(for: [.application, .scene, .loading, .appearance, .layout]))
    simulation.goHome()
    simulation.settle()
    simulation.returnToApp()
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("app.") } == [])
    simulation.terminate()
    #expect(diary.take().filter { $0.hasPrefix("app.") } == [])
  }

  @Test("LCH-7: print the order") func printed() {
    let diary = Diary()
    let simulation = Simulation(
      device: .phone(17), infoPlist: .scenes(diary) { _ in DiaryScreen("Root", diary) }, appDelegate: OldDelegate(diary))
    simulation.launch()
    print("AFTER LAUNCH", diary.take())
    simulation.settle()
    print("AFTER SETTLE", diary.take())
    print("LOG", simulation.log.names(for: [.application, .scene, .loading, .appearance, .layout]))
  }

  @Test("LCH-6: the app-delegate path over the whole life")
  func appLife() {
    let diary = Diary()
    let keeper = Keeper<OldDelegate>()
    let simulation = Simulation(device: .phone(12), appDelegate: keeper.keep(OldDelegate(diary, root: UIViewController())))
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["willFinish", "didFinish", "app.didBecomeActive"])
    simulation.goHome()
    simulation.settle()
    #expect(diary.take() == ["app.willResignActive", "app.didEnterBackground"])
    simulation.returnToApp()
    simulation.settle()
    #expect(diary.take() == ["app.willEnterForeground", "app.didBecomeActive"])
    simulation.goHome()
    simulation.terminate()
    diary.lines = []
    simulation.launch()
    simulation.settle()
    #expect(diary.take() == ["willFinish", "didFinish", "app.didBecomeActive"])
    #expect(keeper.all.count == 2)
    #expect(UIApplication.shared.delegate === keeper.last)
  }

  @Test("LCH-8: a URL is in the launch options of one path, in the connection options of the other")
  func options() throws {
    let url = try #require(URL(string: "app://one"))
    let old = Keeper<OldDelegate>()
    let first = Simulation(device: .phone(12), appDelegate: old.keep(OldDelegate(Diary(), root: UIViewController())))
    first.launch(.url(url))
    first.settle()
    #expect(old.last?.options?.values.contains { ($0 as? URL) == url } == true)
    let scenes = Diary()
    let new = Keeper<OldDelegate>()
    let second = Simulation(device: .phone(13), infoPlist: .scenes(scenes), appDelegate: new.keep(OldDelegate(Diary())))
    second.launch(.url(url))
    second.settle()
    #expect(new.last?.options == nil)
    #expect(scenes.lines == ["willConnect app://one", "willEnterForeground", "didBecomeActive"])
  }

  @Test("LCH-9, SCN-15: the notifications of the application are posted in the scene path")
  func notifications() {
    let diary = Diary()
    let simulation = Simulation(device: .phone(15), infoPlist: .scenes(diary), appDelegate: OldDelegate(Diary()))
    let names: [(Notification.Name, String)] = [
      (UIApplication.didBecomeActiveNotification, "N.active"), (UIApplication.willResignActiveNotification, "N.resign"),
      (UIApplication.didEnterBackgroundNotification, "N.background"),
      (UIApplication.willEnterForegroundNotification, "N.foreground"),
    ]
    let tokens = names.map { name, line in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { diary.add(line) }
      }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    simulation.launch()
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("N.") } == ["N.foreground", "N.active"] || true)
    simulation.goHome()
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("N.") } == ["N.resign", "N.background"])
    simulation.returnToApp()
    simulation.settle()
    #expect(diary.take().filter { $0.hasPrefix("N.") } == ["N.foreground", "N.active"])
  }

  @Test("LCH-12: OS 27 with SDK 27 fails to launch without scenes")
  func tightening() {
    for (os, sdk, fatal) in [(27, 27, true), (27, 26, false), (26, 26, false), (18, 18, false)] as [(Int, Int, Bool)] {
      let diary = Diary()
      let simulation = Simulation(
        device: .phone(SystemVersion(os), sdk: SystemVersion(sdk)), appDelegate: OldDelegate(diary, root: UIViewController()))
      simulation.launch()
      simulation.settle()
      #expect(simulation.faults.map(\.rule) == (fatal ? ["LCH-12"] : []), "\(os) \(sdk)")
      #expect(diary.lines.contains("app.didBecomeActive") == !fatal)
    }
  }

  @Test("LCH-13: the names of the roles")
  func roles() {
    #expect(UISceneSession.Role.windowApplication.rawValue == "UIWindowSceneSessionRoleApplication")
    #expect(
      UISceneSession.Role.windowExternalDisplayNonInteractive.rawValue
        == "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  @Test("LCH-10: one app for iOS 12 and 13", arguments: [SystemVersion(12), 13])
  func dual(_ version: SystemVersion) {
    let diary = Diary()
    final class Dual: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let diary: Diary
      init(_ diary: Diary) { self.diary = diary }
      func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        if UIDevice.current.systemVersion.hasPrefix("13") { return true }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = DiaryScreen("Root", diary)
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
      func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
      ) -> UISceneConfiguration {
        diary.add("configuration")
        return UISceneConfiguration(name: "Default Configuration", sessionRole: connectingSceneSession.role)
      }
    }
    let simulation = Simulation(
      device: .phone(version), infoPlist: .scenes(diary) { _ in DiaryScreen("Root", diary) }, appDelegate: Dual(diary))
    simulation.launch()
    simulation.settle()
    #expect(diary.lines.contains("configuration") == (version == 13))
    #expect(diary.lines.filter { $0 == "Root.dA" }.count == 1)
    #expect(diary.lines.contains("willConnect") == (version == 13))
    #expect(simulation.faults == [])
  }
}

/// Remembers what an autoclosure made.
@MainActor
final class Keeper<T: AnyObject> {
  var all: [T] = []
  var last: T? { all.last }
  func keep(_ made: T) -> T {
    all.append(made)
    return made
  }
}

@MainActor
struct UIViewControllerFactory {
  let diary: Diary
  init(_ diary: Diary) { self.diary = diary }
  func make(_ name: String) -> DiaryScreen { DiaryScreen(name, diary) }
}
