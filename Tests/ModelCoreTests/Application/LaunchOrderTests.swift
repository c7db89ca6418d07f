import ModelCore
import PelmetTestSupport
import Testing

/// One app for iOS 12 and 13.
private final class DualApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let usesScenes: Bool

  init(usesScenes: Bool) {
    self.usesScenes = usesScenes
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    if usesScenes { return true }
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Leaves everything to the storyboard, as Xcode's template does.
private final class StoryboardScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var rootAtConnection: UIViewController?

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    rootAtConnection = window?.rootViewController
  }
}

@MainActor
struct LaunchOrderTests {
  @Test("LCH-6, P-1: without scenes", arguments: Policies.RootAppearance.allCases)
  func orderWithoutScenes(rootAppearance: Policies.RootAppearance) {
    var policies = Policies()
    policies.rootAppearance = rootAppearance
    let simulation = plainApp(on: 12, policies: policies)
    simulation.launchAndSettle()
    let (start, active) = (
      ["WindowedApp.willFinishLaunchingWithOptions", "WindowedApp.didFinishLaunchingWithOptions"],
      "WindowedApp.applicationDidBecomeActive"
    )
    switch rootAppearance {
    case .aroundActivation: #expect(simulation.life == start + ["root.viewWillAppear", active, "root.viewDidAppear"])
    case .beforeForeground: #expect(simulation.life == start + ["root.viewWillAppear", "root.viewDidAppear", active])
    case .afterActivation: #expect(simulation.life == start + [active, "root.viewWillAppear", "root.viewDidAppear"])
    }
    expectEqual(simulation.now, 0)
  }

  @Test("LCH-6: a main storyboard's window is there before the delegate's first call")
  func mainStoryboard() {
    var infoPlist = InfoPlist()
    infoPlist.mainStoryboard = "Main"
    final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      var rootAtLaunch: UIViewController?

      func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        rootAtLaunch = window?.rootViewController
        return true
      }
    }
    let simulation = Simulation(infoPlist: infoPlist, appDelegate: App())
    simulation.register(storyboard: "Main") { root() }
    simulation.launchAndSettle()
    expectEqual((UIApplication.shared.delegate as? App)?.rootAtLaunch?.modelName, "root")
    expectEqual(simulation.life.last, "root.viewDidAppear")
  }

  @Test("LCH-6: a main storyboard is shown in the delegate's window, if there is one")
  func mainStoryboardInOwnWindow() {
    final class App: UIResponder, UIApplicationDelegate {
      lazy var window: UIWindow? = OwnWindow(frame: UIScreen.main.bounds)
    }
    final class OwnWindow: UIWindow {}
    var infoPlist = InfoPlist()
    infoPlist.mainStoryboard = "Main"
    let simulation = Simulation(infoPlist: infoPlist, appDelegate: App())
    simulation.register(storyboard: "Main") { root() }
    simulation.launchAndSettle()
    expectEqual(UIApplication.shared.windows.count, 1)
    #expect(UIApplication.shared.windows.first is OwnWindow)
    expectEqual(UIApplication.shared.windows.first?.rootViewController?.modelName, "root")
    expectEqual(simulation.life.last, "root.viewDidAppear")
    #expect(simulation.faults.isEmpty)
  }

  @Test("LCH-7, LCH-14, P-1: with scenes", arguments: Policies.RootAppearance.allCases)
  func orderWithScenes(rootAppearance: Policies.RootAppearance) {
    var policies = Policies()
    policies.rootAppearance = rootAppearance
    let simulation = sceneApp(policies: policies)
    simulation.launchAndSettle()
    let start = [
      "PlainApp.willFinishLaunchingWithOptions", "PlainApp.didFinishLaunchingWithOptions", "WindowedScene.willConnectTo",
    ]
    let activation = ["WindowedScene.sceneWillEnterForeground", "WindowedScene.sceneDidBecomeActive"]
    switch rootAppearance {
    case .aroundActivation: #expect(simulation.life == start + ["root.viewWillAppear"] + activation + ["root.viewDidAppear"])
    case .beforeForeground: #expect(simulation.life == start + ["root.viewWillAppear", "root.viewDidAppear"] + activation)
    case .afterActivation: #expect(simulation.life == start + activation + ["root.viewWillAppear", "root.viewDidAppear"])
    }
    expectEqual(simulation.now, 0)
    #expect(simulation.window?.rootViewController?.viewIfLoaded?.window != nil)
  }

  @Test("LCH-9: with scenes the app delegate hears nothing of activation, but notifications are posted")
  func suppressedCallbacks() {
    let simulation = sceneApp()
    let posted = PostedNotifications([
      UIApplication.didBecomeActiveNotification, UIApplication.willResignActiveNotification,
      UIApplication.didEnterBackgroundNotification, UIApplication.willEnterForegroundNotification,
    ])
    defer { posted.stop() }
    simulation.launchAndSettle()
    simulation.goHome()
    simulation.returnToApp()
    simulation.memoryWarning()
    simulation.terminate()
    #expect(
      simulation.log.names(for: [.application]).filter { $0.hasPrefix("PlainApp") } == [
        "PlainApp.willFinishLaunchingWithOptions", "PlainApp.didFinishLaunchingWithOptions",
        "PlainApp.applicationDidReceiveMemoryWarning", "PlainApp.applicationWillTerminate",
      ])
    #expect(
      posted.names == [
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
        "UIApplicationWillResignActiveNotification", "UIApplicationDidEnterBackgroundNotification",
        "UIApplicationWillEnterForegroundNotification", "UIApplicationDidBecomeActiveNotification",
      ])
  }

  @Test("LCH-9: a memory warning reaches controllers, and their views stay")
  func memoryWarning() {
    let simulation = sceneApp()
    simulation.launchAndSettle()
    simulation.memoryWarning()
    expectEqual(simulation.log.names(for: [.application]).last, "root.didReceiveMemoryWarning")
    #expect(simulation.window?.rootViewController?.isViewLoaded == true)
  }

  @Test("LCH-10: one app for iOS 12 and 13", arguments: [12, 13] as [Device.Release])
  func dualSupport(version: Device.Release) {
    let simulation = sceneApp(version: version, delegate: DualApp(usesScenes: version >= 13))
    simulation.launchAndSettle()
    expectEqual(simulation.log.names(for: [.appearance]).first, "root.viewWillAppear")
    expectEqual(simulation.sceneCalls.isEmpty, version < 13)
    expectEqual(simulation.life.contains("DualApp.applicationDidBecomeActive"), version < 13)
  }

  @Test("LCH-11: a storyboard's window is there within willConnectTo, and shown after it")
  func sceneStoryboard() {
    let simulation = Simulation(
      infoPlist: InfoPlist(
        sceneManifest: InfoPlist.SceneManifest(configurations: [
          .windowApplication: [
            InfoPlist.SceneConfiguration(
              name: "Default", delegateClass: StoryboardScene.self, storyboard: "Main", make: { StoryboardScene() })
          ]
        ])), appDelegate: PlainApp())
    simulation.register(storyboard: "Main") { root() }
    simulation.launchAndSettle()
    let delegate = simulation.scene?.delegate as? StoryboardScene
    expectEqual(delegate?.rootAtConnection?.modelName, "root")
    #expect(simulation.window === delegate?.window)
    #expect(simulation.window?.isKeyWindow == true)
    expectEqual(simulation.life.last, "root.viewDidAppear")
  }

  @Test("LCH-11: a storyboard that nothing was registered for is a fault")
  func unknownStoryboard() {
    let simulation = run(on: 26)
    #expect(UIStoryboard(name: "Main", bundle: nil).instantiateInitialViewController() == nil)
    expectEqual(simulation.faults.map(\.rule), [.lch11])
  }
}
