#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

// begin: list
/// The app's screen. It knows notes by name, and notes what it is told.
final class NotesList: UIViewController {
  private(set) var opened: [String] = []
  private(set) var calls: [String] = []

  func open(_ note: String) { opened.append(note) }
  func resume() { calls.append("resume") }
  func pause() { calls.append("pause") }
  func save() { calls.append("save") }

  /// The state that a later launch needs.
  var activity: NSUserActivity? {
    guard let note = opened.last else { return nil }
    let activity = NSUserActivity(activityType: "example.note")
    activity.userInfo = ["note": note]
    return activity
  }

  func restore(_ activity: NSUserActivity) {
    if let note = activity.userInfo?["note"] as? String { open(note) }
  }
}
// end: list

// begin: app
final class NotesApp: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    // What belongs to the process stays here: data stores, push registration. There is no window yet.
    true
  }
}
// end: app

// begin: scene
final class NotesScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?
  let list = NotesList()

  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
    guard let scene = scene as? UIWindowScene else { return }
    let window = UIWindow(windowScene: scene)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window

    // Items of the launch come here, and only here.
    if let url = connectionOptions.urlContexts.first?.url {
      list.open(url.lastPathComponent)
    } else if let shortcut = connectionOptions.shortcutItem {
      list.open(shortcut.type)
    } else if let activity = connectionOptions.userActivities.first ?? session.stateRestorationActivity {
      list.restore(activity)
    }
  }

  func sceneDidBecomeActive(_ scene: UIScene) { list.resume() }
  func sceneWillResignActive(_ scene: UIScene) { list.pause() }
  func sceneDidEnterBackground(_ scene: UIScene) { list.save() }
}
// end: scene

// begin: delivery
extension NotesScene {
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    if let url = contexts.first?.url { list.open(url.lastPathComponent) }
  }

  func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { list.restore(userActivity) }

  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    list.open(shortcutItem.type)
    completionHandler(true)
  }

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { list.activity }
}
// end: delivery

// begin: geometry
extension NotesScene {
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    // While the user drags, only cheap work; the last call has it false.
    guard !windowScene.effectiveGeometry.isInteractivelyResizing else { return }
    list.title = "\(Int(windowScene.effectiveGeometry.coordinateSpace.bounds.width)) points"
  }
}
// end: geometry
