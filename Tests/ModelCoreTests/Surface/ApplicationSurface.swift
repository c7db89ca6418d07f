import ModelCore

// Names what tests and apps rely on, with types and openness: the file compiles, or the public surface has changed.

/// Overrides everything that is open in `UIResponder`.
private class UIResponderSubclass: UIResponder {
  override var userActivity: NSUserActivity? {
    get { super.userActivity }
    set { super.userActivity = newValue }
  }

  override func updateUserActivityState(_ activity: NSUserActivity) { super.updateUserActivityState(activity) }
}

extension UIResponder {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use1(_ value: UIResponder) {
    func make0() -> UIResponder { UIResponder() }
  }
}

extension Selector {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use2(_ value: inout Selector) {
    func make0(stringLiteral value: String) -> Selector { Selector(stringLiteral: value) }
  }
}

/// Overrides everything that is open in `NSUserActivity`.
private class NSUserActivitySubclass: NSUserActivity {
  override var activityType: String { super.activityType }

  override var userInfo: [AnyHashable: Any]? {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }

  override var delegate: (any NSUserActivityDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

extension NSUserActivity {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use4(_ value: NSUserActivity) {
    func make0(activityType: String) -> NSUserActivity { NSUserActivity(activityType: activityType) }
  }
}

/// Implements every method of `NSUserActivityDelegate`, with the types that it must have.
private final class NSUserActivityDelegateConformer: NSObject, NSUserActivityDelegate {
  func userActivityWillSave(_ userActivity: NSUserActivity) {}
}

extension UIApplication.LaunchOptionsKey {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use6(_ value: inout UIApplication.LaunchOptionsKey) {
    let _: String = value.rawValue
    func make1(rawValue: String) -> UIApplication.LaunchOptionsKey { UIApplication.LaunchOptionsKey(rawValue: rawValue) }
  }
}

/// Overrides everything that is open in `UIApplication`.
private class UIApplicationSubclass: UIApplication {
  override var delegate: (any UIApplicationDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }

  override var connectedScenes: Set<UIScene> { super.connectedScenes }

  override var openSessions: Set<UISceneSession> { super.openSessions }

  override var supportsMultipleScenes: Bool { super.supportsMultipleScenes }

  override var statusBarStyle: UIStatusBarStyle {
    get { super.statusBarStyle }
    set { super.statusBarStyle = newValue }
  }

  override func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    super.setStatusBarStyle(statusBarStyle, animated: animated)
  }
}

extension UIApplication {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use8(_ value: UIApplication) {
    let _: UIApplication = UIApplication.shared
    let _ = UIApplication.didBecomeActiveNotification
    let _ = UIApplication.willResignActiveNotification
    let _ = UIApplication.didEnterBackgroundNotification
    let _ = UIApplication.willEnterForegroundNotification
  }
}

/// Implements every method of `UIApplicationDelegate`, with the types that it must have.
private final class UIApplicationDelegateConformer: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }

  func applicationDidBecomeActive(_ application: UIApplication) {}

  func applicationWillResignActive(_ application: UIApplication) {}

  func applicationDidEnterBackground(_ application: UIApplication) {}

  func applicationWillEnterForeground(_ application: UIApplication) {}

  func application(
    _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
    options: UIScene.ConnectionOptions
  ) -> UISceneConfiguration { UISceneConfiguration(name: nil, sessionRole: .windowApplication) }

  func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>) {}
}

/// Overrides everything that is open in `UIScene.ConnectionOptions`.
private class UISceneConnectionOptionsSubclass: UIScene.ConnectionOptions {
  override var urlContexts: Set<UIOpenURLContext> { super.urlContexts }
}

/// Overrides everything that is open in `UIScene.OpenURLOptions`.
private class UISceneOpenURLOptionsSubclass: UIScene.OpenURLOptions {
  override var openInPlace: Bool { super.openInPlace }
}

/// Overrides everything that is open in `UIScene`.
private class UISceneSubclass: UIScene {
  override var session: UISceneSession { super.session }

  override var delegate: (any UISceneDelegate)? {
    get { super.delegate }
    set { super.delegate = newValue }
  }
}

/// Overrides everything that is open in `UIOpenURLContext`.
private class UIOpenURLContextSubclass: UIOpenURLContext {
  override var url: URL { super.url }

  override var options: UIScene.OpenURLOptions { super.options }
}

/// Overrides everything that is open in `UIWindowScene`.
private class UIWindowSceneSubclass: UIWindowScene {
  override var windows: [UIWindow] { super.windows }
}

extension UISceneSession.Role {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use15(_ value: inout UISceneSession.Role) {
    let _: String = value.rawValue
    func make1(rawValue: String) -> UISceneSession.Role { UISceneSession.Role(rawValue: rawValue) }
    let _ = UISceneSession.Role.windowApplication
    let _ = UISceneSession.Role.windowExternalDisplayNonInteractive
  }
}

/// Overrides everything that is open in `UISceneSession`.
private class UISceneSessionSubclass: UISceneSession {
  override var role: Role { super.role }

  override var persistentIdentifier: String { super.persistentIdentifier }

  override var stateRestorationActivity: NSUserActivity? {
    get { super.stateRestorationActivity }
    set { super.stateRestorationActivity = newValue }
  }
}

/// Overrides everything that is open in `UISceneConfiguration`.
private class UISceneConfigurationSubclass: UISceneConfiguration {
  override var name: String? { super.name }

  override var delegateClass: AnyClass? {
    get { super.delegateClass }
    set { super.delegateClass = newValue }
  }

  override var storyboard: UIStoryboard? {
    get { super.storyboard }
    set { super.storyboard = newValue }
  }
}

extension UISceneConfiguration {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use18(_ value: UISceneConfiguration) {
    func make0(name: String?, sessionRole: UISceneSession.Role) -> UISceneConfiguration {
      UISceneConfiguration(name: name, sessionRole: sessionRole)
    }
  }
}

/// Implements every method of `UISceneDelegate`, with the types that it must have.
private final class UISceneDelegateConformer: NSObject, UISceneDelegate {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {}

  func sceneDidDisconnect(_ scene: UIScene) {}

  func sceneDidBecomeActive(_ scene: UIScene) {}

  func sceneWillResignActive(_ scene: UIScene) {}

  func sceneWillEnterForeground(_ scene: UIScene) {}

  func sceneDidEnterBackground(_ scene: UIScene) {}

  func scene(_ scene: UIScene, openURLContexts urlContexts: Set<UIOpenURLContext>) {}

  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }

  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) {}
}

/// Implements every method of `UIWindowSceneDelegate`, with the types that it must have.
private final class UIWindowSceneDelegateConformer: NSObject, UIWindowSceneDelegate {

}

/// Overrides everything that is open in `UIScreen`.
private class UIScreenSubclass: UIScreen {
  override var bounds: CGRect { super.bounds }
}

extension UIScreen {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use22(_ value: UIScreen) {
    let _: UIScreen = UIScreen.main
  }
}

/// Overrides everything that is open in `UIDevice`.
private class UIDeviceSubclass: UIDevice {
  override var systemVersion: String { super.systemVersion }
}

extension UIDevice {
  /// Names everything that is not overridden above.
  @MainActor fileprivate static func use24(_ value: UIDevice) {
    let _: UIDevice = UIDevice.current
  }
}

private let interfaceOrientationCases: [UIInterfaceOrientation] = [
  .unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft,
]

private let statusBarStyleCases: [UIStatusBarStyle] = [.default, .lightContent, .darkContent]
