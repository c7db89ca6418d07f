#if canImport(ModelCore)
  import ModelCore

  /// Windows that a person opens, and apps that a person ends.
  extension Fingers {
    private static let sceneRules: [String: String] = .all(
      "LCH-7", "didFinishLaunchingWithOptions", "willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive"
    ).or(["configurationForConnecting": "SCN-3"])

    private static let secondRules: [String: String] = .all(
      "LCH-7, SCN-17", "willConnectTo", "sceneWillEnterForeground", "sceneDidBecomeActive"
    ).or(["configurationForConnecting": "SCN-3, SCN-17"]).or(sceneRules)

    /// An app that chooses configurations in code, on a device that installs it for the first time.
    private static func app(in stage: Stage) {
      var infoPlist = InfoPlist(sceneManifest: InfoPlist.SceneManifest(supportsMultipleScenes: true))
      infoPlist.lifeCycle = .scenes
      let recorder = stage.recorder
      stage.install(infoPlist, ChoosingApp(recorder))
      var count = 0
      stage.simulation.register(NumberedScene.self) {
        count += 1
        return NumberedScene(count, recorder)
      }
    }

    static let windows = [
      Scenario(
        "a second window of an app that chooses", rules: secondRules
      ) { stage in
        app(in: stage)
        return [
          Step("launch()") { stage.simulation.launch() },
          Step("openWindow()") { _ = stage.simulation.openWindow() },
        ]
      },
      Scenario(
        "an app that is thrown out of the switcher",
        rules: [String: String].all("SCN-8, P-2", "sceneWillResignActive", "sceneDidDisconnect").or(sceneRules)
      ) { stage in
        app(in: stage)
        return [
          .before { stage.simulation.launch() },
          Step("forceQuit()") { stage.simulation.forceQuit() },
        ]
      },
    ]
  }

  private final class ChoosingApp: UIResponder, UIApplicationDelegate, Recorded {
    let recordedName = "App"
    let recorder: Recorder

    init(_ recorder: Recorder) {
      self.recorder = recorder
      super.init()
      Platform.name(self, recordedName)
    }

    func application(
      _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      heard("didFinishLaunchingWithOptions(\(launchOptions == nil ? "nil" : "options"))")
      return true
    }

    func application(
      _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
      options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration {
      heard("configurationForConnecting(\(connectingSceneSession.persistentIdentifier))")
      let configuration = UISceneConfiguration(name: nil, sessionRole: connectingSceneSession.role)
      configuration.delegateClass = NumberedScene.self
      return configuration
    }
  }

  /// A scene's delegate with the number of its window.
  private final class NumberedScene: UIResponder, UIWindowSceneDelegate, Recorded {
    let recordedName: String
    let recorder: Recorder
    var window: UIWindow?

    init(_ number: Int, _ recorder: Recorder) {
      (recordedName, self.recorder) = ("Scene\(number)", recorder)
      super.init()
      Platform.name(self, recordedName)
    }

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      heard("willConnectTo(\(session.persistentIdentifier))")
    }

    func sceneWillEnterForeground(_ scene: UIScene) { heard("sceneWillEnterForeground()") }
    func sceneDidBecomeActive(_ scene: UIScene) { heard("sceneDidBecomeActive()") }
    func sceneWillResignActive(_ scene: UIScene) { heard("sceneWillResignActive()") }
    func sceneDidDisconnect(_ scene: UIScene) { heard("sceneDidDisconnect()") }
  }
#endif
