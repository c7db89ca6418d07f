import ModelCore
import Testing

/// What an app writes down by itself, next to the log of the simulation.
@MainActor
final class Diary {
  var lines: [String] = []
  func add(_ line: String) { lines.append(line) }
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}

/// A screen of an app, which writes down every callback after calling super.
class DiaryScreen: UIViewController {
  let diary: Diary
  var atDidLoad: (() -> Void)?
  var atWillAppear: (() -> Void)?
  var atDidAppear: (() -> Void)?
  var atWillDisappear: (() -> Void)?
  var atDidDisappear: (() -> Void)?

  init(_ name: String, _ diary: Diary = Diary()) {
    self.diary = diary
    super.init(nibName: nil, bundle: nil)
    modelName = name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    super.loadView()
    diary.add("\(modelName).loadView")
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    diary.add("\(modelName).didLoad")
    atDidLoad?()
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.add("\(modelName).wA")
    atWillAppear?()
  }
  override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    diary.add("\(modelName).iA")
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.add("\(modelName).dA")
    atDidAppear?()
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.add("\(modelName).wD")
    atWillDisappear?()
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.add("\(modelName).dD")
    atDidDisappear?()
  }
  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    diary.add("\(modelName).wM(\(parent?.modelName ?? "nil"))")
  }
  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    diary.add("\(modelName).dM(\(parent?.modelName ?? "nil"))")
  }
}

/// An app delegate of the app-delegate life cycle.
class OldDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  let root: UIViewController?
  var window: UIWindow?
  var options: [UIApplication.LaunchOptionsKey: Any]?

  init(_ diary: Diary, root: UIViewController? = nil) {
    self.diary = diary
    self.root = root
    super.init()
  }
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.add("willFinish")
    return true
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.add("didFinish")
    options = launchOptions
    if let root {
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = root
      window?.makeKeyAndVisible()
    }
    return true
  }
  func applicationDidBecomeActive(_ application: UIApplication) { diary.add("app.didBecomeActive") }
  func applicationWillResignActive(_ application: UIApplication) { diary.add("app.willResignActive") }
  func applicationDidEnterBackground(_ application: UIApplication) { diary.add("app.didEnterBackground") }
  func applicationWillEnterForeground(_ application: UIApplication) { diary.add("app.willEnterForeground") }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    diary.add("didDiscard \(sceneSessions.count)")
  }
}

/// The same, with a configuration for each new scene.
final class ConfiguringDelegate: UIResponder, UIApplicationDelegate {
  let diary: Diary
  var window: UIWindow?
  let answer: (UISceneSession) -> UISceneConfiguration

  init(_ diary: Diary, answer: @escaping (UISceneSession) -> UISceneConfiguration) {
    self.diary = diary
    self.answer = answer
    super.init()
  }
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    diary.add("didFinish")
    return true
  }
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    diary.add("configuration")
    return answer(connectingSceneSession)
  }
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    diary.add("didDiscard \(sceneSessions.map(\.persistentIdentifier).sorted().count)")
  }
  func applicationDidBecomeActive(_ application: UIApplication) { diary.add("app.didBecomeActive") }
}

final class SceneDiary: UIResponder, UIWindowSceneDelegate {
  let diary: Diary
  var window: UIWindow?
  let makeRoot: (UISceneSession) -> UIViewController?
  var onConnect: ((UIScene, UISceneSession, UIScene.ConnectionOptions) -> Void)?
  var activity: NSUserActivity?

  init(_ diary: Diary, root: @escaping (UISceneSession) -> UIViewController? = { _ in nil }) {
    self.diary = diary
    makeRoot = root
    super.init()
  }
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    diary.add("willConnect" + (connectionOptions.urlContexts.first.map { " " + $0.url.absoluteString } ?? ""))
    onConnect?(scene, session, connectionOptions)
    guard let windowScene = scene as? UIWindowScene, let root = makeRoot(session) else { return }
    let window = UIWindow(windowScene: windowScene)
    window.rootViewController = root
    self.window = window
    window.makeKeyAndVisible()
  }
  func sceneDidDisconnect(_ scene: UIScene) { diary.add("didDisconnect") }
  func sceneDidBecomeActive(_ scene: UIScene) { diary.add("didBecomeActive") }
  func sceneWillResignActive(_ scene: UIScene) { diary.add("willResignActive") }
  func sceneWillEnterForeground(_ scene: UIScene) { diary.add("willEnterForeground") }
  func sceneDidEnterBackground(_ scene: UIScene) { diary.add("didEnterBackground") }
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) {
    diary.add("openURL \(URLContexts.first?.url.absoluteString ?? "none")")
  }
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    diary.add("stateRestorationActivity")
    return activity
  }
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {
    diary.add("restore \(stateRestorationActivity.activityType)")
  }
}

extension Device {
  static func phone(_ version: SystemVersion, sdk: SystemVersion? = nil) -> Device {
    var device = Device.iPhone
    device.systemVersion = version
    device.linkedSDK = sdk ?? version
    return device
  }
  static func pad(_ version: SystemVersion, sdk: SystemVersion? = nil) -> Device {
    var device = Device.iPad
    device.systemVersion = version
    device.linkedSDK = sdk ?? version
    return device
  }
}

extension InfoPlist {
  /// One configuration of the application role whose delegates write into `diary`.
  @MainActor
  static func scenes(
    _ diary: Diary, multiple: Bool = false, root: @escaping @MainActor (UISceneSession) -> UIViewController? = { _ in nil },
    prepare: @escaping @MainActor (SceneDiary) -> Void = { _ in }
  ) -> InfoPlist {
    let box = Box(diary: diary, root: root, prepare: prepare)
    let configuration = InfoPlist.SceneConfiguration(name: "Default Configuration", delegateClass: SceneDiary.self) {
      box.make()
    }
    return InfoPlist(
      sceneManifest: SceneManifest(supportsMultipleScenes: multiple, configurations: [.windowApplication: [configuration]]))
  }
}

@MainActor
final class Box: Sendable {
  let diary: Diary
  let root: @MainActor (UISceneSession) -> UIViewController?
  let prepare: @MainActor (SceneDiary) -> Void
  init(
    diary: Diary, root: @escaping @MainActor (UISceneSession) -> UIViewController?,
    prepare: @escaping @MainActor (SceneDiary) -> Void
  ) {
    self.diary = diary
    self.root = root
    self.prepare = prepare
  }
  func make() -> SceneDiary {
    let delegate = SceneDiary(diary, root: root)
    prepare(delegate)
    return delegate
  }
}

/// A running app in the app-delegate life cycle with `root` on screen, nothing written down yet.
@MainActor
func running(_ root: UIViewController, diary: Diary, _ version: SystemVersion = 17, pad: Bool = false) -> Simulation {
  let app = Diary()
  let simulation = Simulation(
    device: pad ? .pad(version) : .phone(version), appDelegate: OldDelegate(app, root: root))
  simulation.launch()
  simulation.settle()
  diary.lines = []
  return simulation
}
