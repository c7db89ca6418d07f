public import Foundation

/// Responds to life-cycle and opening calls of a scene. Every requirement is optional, as in UIKit.
@preconcurrency @MainActor
public protocol UISceneDelegate: NSObjectProtocol {
  /// The first call, in which the app creates the window. The options contain the items to open (SCN-11, SCN-12, SCN-13),
  /// `session.stateRestorationActivity` the state to restore (SCN-10).
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)

  /// The last call: the scene is released. Its session may be kept (SCN-6).
  func sceneDidDisconnect(_ scene: UIScene)

  func sceneDidBecomeActive(_ scene: UIScene)

  func sceneWillResignActive(_ scene: UIScene)

  /// Also for a new scene (LCH-7).
  func sceneWillEnterForeground(_ scene: UIScene)

  func sceneDidEnterBackground(_ scene: UIScene)

  /// URLs for a scene that is connected (SCN-11).
  // swift-format-ignore: AlwaysUseLowerCamelCase
  func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

  /// The activity that is saved with the session, nil if none is (SCN-9).
  func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?

  /// From iOS 15 on, between connection and activation (SCN-10).
  func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)

  /// An activity of this type is about to be continued (SCN-12).
  func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)

  /// Called with the activity to continue (SCN-12).
  func scene(_ scene: UIScene, continue userActivity: NSUserActivity)

  /// An announced activity did not come (SCN-12).
  func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error)
}

extension UISceneDelegate {
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {
    noteDefault()
  }

  public func sceneDidDisconnect(_ scene: UIScene) { noteDefault() }

  public func sceneDidBecomeActive(_ scene: UIScene) { noteDefault() }

  public func sceneWillResignActive(_ scene: UIScene) { noteDefault() }

  public func sceneWillEnterForeground(_ scene: UIScene) { noteDefault() }

  public func sceneDidEnterBackground(_ scene: UIScene) { noteDefault() }

  // swift-format-ignore: AlwaysUseLowerCamelCase
  public func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>) { noteDefault() }

  public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
    noteDefault()
    return nil
  }

  public func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity) { noteDefault() }

  public func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String) { noteDefault() }

  public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) { noteDefault() }

  public func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: any Error) {
    noteDefault()
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UISceneDelegate.Type }
  }
}

/// Responds to calls of a scene with windows. Every requirement is optional, as in UIKit.
@preconcurrency @MainActor
public protocol UIWindowSceneDelegate: UISceneDelegate, ModelWindowOwner {
  /// A shortcut item for a scene that is connected (SCN-13).
  func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void)

  /// The scene's size, orientation or traits have changed; the arguments are the old ones (SCN-19). Deprecated since iOS 26, and still
  /// called.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection)

  /// The scene's size or orientation, a lock of the orientation, or the beginning or end of a drag has changed its geometry; the argument
  /// is the old one (WIN-7). Since iOS 26.
  func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry)

  /// The style of the window controls, asked for when the scene becomes a window; `automatic` by default (WIN-1). Since iOS 26.
  func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle

  /// The orientations that the scene supports, in place of the property list's (WIN-9). Since iOS 27.
  func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask
}

extension UIWindowSceneDelegate {
  /// The delegate's window, as an optional property of UIKit reads: nil if the class does not declare it.
  public var window: UIWindow?? { windowIfDeclared }

  public func windowScene(
    _ windowScene: UIWindowScene, performActionFor shortcutItem: UIApplicationShortcutItem,
    completionHandler: @escaping (Bool) -> Void
  ) {
    noteDefault()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: any UICoordinateSpace,
    interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
    traitCollection previousTraitCollection: UITraitCollection
  ) {
    noteDefault()
  }

  public func windowScene(
    _ windowScene: UIWindowScene, didUpdateEffectiveGeometry previousEffectiveGeometry: UIWindowScene.Geometry
  ) {
    noteDefault()
  }

  public func preferredWindowingControlStyle(for windowScene: UIWindowScene) -> UIWindowScene.WindowingControlStyle {
    noteDefault()
    return .automatic
  }

  public func supportedInterfaceOrientations(for windowScene: UIWindowScene) -> UIInterfaceOrientationMask {
    noteDefault()
    return .all
  }

  private func noteDefault() {
    OptionalMethods.runDefault(for: self) { $0 is any UIWindowSceneDelegate.Type }
  }
}
