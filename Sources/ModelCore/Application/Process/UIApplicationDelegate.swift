public import Foundation

/// Responds to launch, life-cycle and opening calls of the system. Every requirement is optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIApplicationDelegate: ModelWindowOwner {
  /// The first call at launch. `launchOptions` is `nil` for items that a scene gets (LCH-8).
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Called after launch, before the first window appears (LCH-6, LCH-7). Return false to refuse the URL or shortcut item of the launch.
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool

  /// Not in the scene life cycle (LCH-9).
  func applicationDidBecomeActive(_ application: UIApplication)

  /// Not in the scene life cycle (LCH-9).
  func applicationWillResignActive(_ application: UIApplication)

  /// Not in the scene life cycle (LCH-9).
  func applicationDidEnterBackground(_ application: UIApplication)

  /// Not in the scene life cycle (LCH-9), and not at launch (LCH-6).
  func applicationWillEnterForeground(_ application: UIApplication)

  func applicationDidReceiveMemoryWarning(_ application: UIApplication)

  /// Called in either life cycle, at midnight or when the time zone changes (SYS-9).
  func applicationSignificantTimeChange(_ application: UIApplication)

  /// Called in either life cycle (SYS-7).
  func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data)

  /// Called in either life cycle (SYS-7).
  func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error)

  /// Called in either life cycle (SYS-8). Call the handler when the download is done.
  func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void)

  /// Before the process ends, unless it ends in the background.
  func applicationWillTerminate(_ application: UIApplication)

  /// Not in the scene life cycle, where the scene is told (SCN-11).
  func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool

  /// Not in the scene life cycle, where the scene is told (SCN-12).
  func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool

  /// Not in the scene life cycle, where the scene is told (SCN-12).
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool

  /// Not in the scene life cycle, where the scene is told (SCN-13).
  func application(
    _ application: UIApplication, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The orientations that a window of the app supports, in place of the property list's (WIN-9).
  func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask

  /// Asked before the scene of a new session is made; not when a session connects again (SCN-3). Having this method is one way to ask for
  /// the scene life cycle (LCH-1).
  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration

  /// Sessions are gone for good (SCN-7).
  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)
}

extension UIApplicationDelegate {
  /// The delegate's window, as an optional property of UIKit reads: nil if the class does not declare it.
  public var window: UIWindow?? { windowIfDeclared }

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

  public func applicationSignificantTimeChange(_ application: UIApplication) { noteDefault() }

  public func application(_ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data) {
    noteDefault()
  }

  public func application(_ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error) {
    noteDefault()
  }

  public func application(
    _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
    fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
  ) {
    noteDefault()
  }

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

  public func application(
    _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
  ) -> UIInterfaceOrientationMask {
    noteDefault()
    return .all
  }

  public func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {
    noteDefault()
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIApplicationDelegate.Type }
  }
}
