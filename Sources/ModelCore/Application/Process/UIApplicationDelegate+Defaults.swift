public import Foundation

extension UIApplicationDelegate {
  public var window: UIWindow? {
    get {
      noteDefault()
      return nil
    }
    set { noteDefault() }
  }

  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    noteDefault()
    return true
  }

  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    noteDefault()
    return true
  }

  public func applicationDidBecomeActive(_ application: UIApplication) { noteDefault() }

  public func applicationWillResignActive(_ application: UIApplication) { noteDefault() }

  public func applicationDidEnterBackground(_ application: UIApplication) { noteDefault() }

  public func applicationWillEnterForeground(_ application: UIApplication) { noteDefault() }

  public func applicationDidReceiveMemoryWarning(_ application: UIApplication) { noteDefault() }

  public func applicationWillTerminate(_ application: UIApplication) { noteDefault() }

  public func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
    noteDefault()
    return false
  }

  public func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool {
    noteDefault()
    return false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    noteDefault()
    return false
  }

  public func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    noteDefault()
  }

  public func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration {
    noteDefault()
    return connectingSceneSession.configuration
  }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    noteDefault()
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIApplicationDelegate.Type }
  }
}
