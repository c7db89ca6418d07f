import Foundation

#if canImport(ModelCore)
  import ModelCore
#else
  import UIKit
#endif

extension Recorder {
  /// The recorder of this process: on a device an app is launched once.
  static let ofLaunch = Recorder(hearsLayout: false)
}

/// An app's delegate that notes its launch.
class RecordedApp: UIResponder, UIApplicationDelegate, Recorded {
  let recordedName = "App"
  let recorder: Recorder

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init()
    Platform.name(self, recordedName)
  }

  override convenience init() {
    self.init(.ofLaunch)
    recorder.begin("launch()")
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard("willFinishLaunchingWithOptions(\(launchOptions == nil ? "nil" : "options"))")
    return true
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    heard("didFinishLaunchingWithOptions(\(launchOptions == nil ? "nil" : "options"))")
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { heard("applicationDidBecomeActive()") }
}

/// A scene's delegate that notes its beginning, with a window whose root does, too.
class RecordedScene: UIResponder, UIWindowSceneDelegate, Recorded {
  let recordedName = "Scene"
  let recorder: Recorder
  var window: UIWindow?

  init(_ recorder: Recorder) {
    self.recorder = recorder
    super.init()
    Platform.name(self, recordedName)
  }

  override convenience init() { self.init(.ofLaunch) }

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    heard("willConnectTo(session 1)")
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = RecordedController("root", recorder)
    window.makeKeyAndVisible()
    self.window = window
  }

  func sceneWillEnterForeground(_ scene: UIScene) { heard("sceneWillEnterForeground()") }

  func sceneDidBecomeActive(_ scene: UIScene) { heard("sceneDidBecomeActive()") }
}
