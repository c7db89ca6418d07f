#if canImport(UIKit)
  import UIKit
#else
  import ModelCore
#endif

// begin: before
final class OldNotesApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  let list = NotesList()

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: list)
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) { list.resume() }
  func applicationWillResignActive(_ application: UIApplication) { list.pause() }
  func applicationDidEnterBackground(_ application: UIApplication) { list.save() }

  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    list.open(url.lastPathComponent)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    list.restore(userActivity)
    return true
  }

  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    list.open(shortcutItem.type)
    completionHandler(true)
  }
}
// end: before
