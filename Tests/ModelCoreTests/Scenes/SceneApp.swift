import ModelCore

/// A root controller that the logs call `root`.
@MainActor
func root() -> UIViewController {
  let controller = UIViewController()
  controller.modelName = "root"
  return controller
}

/// Makes a window in `willConnectTo`, as Xcode's template does without a storyboard.
class WindowedScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  var options: UIScene.ConnectionOptions?
  var restored: NSUserActivity?
  var opened: [URL] = []
  var continued: [NSUserActivity] = []
  var updates: [(size: CGSize, orientation: UIInterfaceOrientation, traits: UITraitCollection)] = []
  var notes: [String] = []

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    notes.append("\(scene.activationState)")
    options = connectionOptions
    restored = session.stateRestorationActivity
    let window = UIWindow(windowScene: scene)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
  }

  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    opened += contexts.map(\.url)
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {
    continued.append(userActivity)
  }

  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    updates.append((previousCoordinateSpace.bounds.size, previousInterfaceOrientation, previousTraitCollection))
  }
}

/// An app delegate with nothing in it.
final class PlainApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
}

/// Makes a window in `didFinishLaunching`, as apps did before scenes.
final class WindowedApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  var launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  var opened: [URL] = []

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    self.launchOptions = launchOptions
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = root()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    opened.append(url)
    return true
  }
}

/// Chooses a configuration in code.
final class ChoosingApp: UIResponder, UIApplicationDelegate {
  static let name = "Chosen"
  var role = UISceneSession.Role.windowApplication

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    let configuration = UISceneConfiguration(name: Self.name, sessionRole: role)
    configuration.delegateClass = WindowedScene.self
    return configuration
  }
}

/// A property list with one configuration.
@MainActor
func manifest(multiple: Bool = false) -> InfoPlist {
  InfoPlist(
    sceneManifest: InfoPlist.SceneManifest(
      supportsMultipleScenes: multiple,
      configurations: [
        .windowApplication: [
          InfoPlist.SceneConfiguration(name: "Default", delegateClass: WindowedScene.self, make: { WindowedScene() })
        ]
      ]))
}

/// An app with scenes; several windows on a pad.
@MainActor
func sceneApp(
  on device: Device = .iPhone, version: Device.Release = 26, policies: Policies = Policies(),
  delegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = PlainApp()
) -> Simulation {
  var device = device
  device.systemVersion = version
  return Simulation(
    device: device, infoPlist: manifest(multiple: true), appDelegate: delegate(), policies: policies)
}

/// An app without scenes.
@MainActor
func plainApp(
  on version: Device.Release, sdk: Device.Release = 26, policies: Policies = Policies(), infoPlist: InfoPlist = InfoPlist()
) -> Simulation {
  var device = Device.iPhone
  device.systemVersion = version
  device.linkedSDK = sdk
  return Simulation(device: device, infoPlist: infoPlist, appDelegate: WindowedApp(), policies: policies)
}

extension Simulation {
  /// The life cycle of app and scenes, with the root's appearance.
  var life: [String] { log.names(for: [.application, .scene, .appearance]).filter { !$0.hasSuffix("viewIsAppearing") } }

  /// The life cycle of scenes.
  var sceneCalls: [String] { log.names(for: [.scene]) }

  /// The delegate of the scene in front.
  var sceneDelegate: WindowedScene? { scene?.delegate as? WindowedScene }

  func launchAndSettle(_ cause: LaunchCause = .icon) {
    launch(cause)
    settle()
  }
}
