import ModelCore
import Testing

/// The app's own record of callbacks, beside the simulation's log.
@MainActor
final class Diary {
  private(set) var lines: [String] = []

  func add(_ line: String) { lines.append(line) }

  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen of an app that writes down what happens to it.
final class DiaryScreen: UIViewController {
  private let diary: Diary
  var atDidAppear: (() -> Void)?

  init(_ name: String, _ diary: Diary = Diary()) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    modelName = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewWillAppear(_ animated: Bool) { diary.add("\(modelName).wA") }
  override func viewIsAppearing(_ animated: Bool) { diary.add("\(modelName).iA") }
  override func viewDidAppear(_ animated: Bool) {
    diary.add("\(modelName).dA")
    atDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) { diary.add("\(modelName).wD") }
  override func viewDidDisappear(_ animated: Bool) { diary.add("\(modelName).dD") }
}

/// Shows a root controller without scenes.
final class RootDelegate: UIResponder, UIApplicationDelegate {
  private let root: UIViewController
  var window: UIWindow?

  init(_ root: UIViewController) {
    self.root = root
    super.init()
  }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

/// Chooses the configuration of that name for every new scene.
final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  private let diary: Diary
  private let name: String

  init(_ name: String, _ diary: Diary = Diary()) {
    (self.name, self.diary) = (name, diary)
    super.init()
  }

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    diary.add("configuration")
    return UISceneConfiguration(name: name, sessionRole: connectingSceneSession.role)
  }
}

/// A scene that shows a root controller, and saves and writes down an activity.
final class DiarySceneDelegate: UIResponder, UIWindowSceneDelegate {
  private let diary: Diary
  private let root: UIViewController
  private let activity: NSUserActivity?
  var window: UIWindow?

  init(_ diary: Diary, root: UIViewController = UIViewController(), saves activity: NSUserActivity? = nil) {
    (self.diary, self.root, self.activity) = (diary, root, activity)
    super.init()
  }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    diary.add("connects, \(session.stateRestorationActivity?.activityType ?? "nothing") saved")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root
    window.makeKeyAndVisible()
    self.window = window
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { activity }
}

extension InfoPlist {
  /// Two scene configurations, of which only the second has a delegate that matters.
  static func twoConfigurations(second: @escaping @MainActor @Sendable () -> DiarySceneDelegate) -> InfoPlist {
    final class Unwanted: UIResponder, UIWindowSceneDelegate {}
    let configurations = [
      SceneConfiguration(name: "One", delegateClass: Unwanted.self) { Unwanted() },
      SceneConfiguration(name: "Two", delegateClass: DiarySceneDelegate.self, make: second),
    ]
    return InfoPlist(sceneManifest: SceneManifest(configurations: [.windowApplication: configurations]))
  }
}

/// A running app without scenes, with `root` on screen.
@MainActor
func running(_ root: UIViewController, _ version: Device.Release = 17) -> Simulation {
  var device = Device.iPhone
  (device.systemVersion, device.linkedSDK) = (version, version)
  let simulation = Simulation(device: device, appDelegate: RootDelegate(root))
  simulation.launch()
  simulation.settle()
  return simulation
}
