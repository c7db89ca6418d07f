@MainActor open class UIDevice: NSObject {
  open class var current: UIDevice { declared() }
  open var systemVersion: String { declared() }
  open var model: String { declared() }
  open var userInterfaceIdiom: UIUserInterfaceIdiom { declared() }
}

@available(visionOS, unavailable)
@MainActor open class UIScreen: NSObject {
  open class var main: UIScreen { declared() }
  open var bounds: CGRect { declared() }
  open var traitCollection: UITraitCollection { declared() }
}

@MainActor open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenExternalURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  open class var shared: UIApplication { declared() }
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {}
  open var windows: [UIWindow] { declared() }
  open var connectedScenes: Set<UIScene> { declared() }
}

/// Objective-C's optional methods have a default here.
@MainActor public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidBecomeActive(_ application: UIApplication)
}
extension UIApplicationDelegate {
  public static func main() {}
  public func application(
    _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { declared() }
  public func application(
    _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { declared() }
  public func applicationDidBecomeActive(_ application: UIApplication) {}
}

@MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable { case unattached = -1, foregroundActive, foregroundInactive, background }
  open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { declared() }
  }
  open var activationState: ActivationState { declared() }
}
@MainActor open class UIOpenURLContext: NSObject {
  open var url: URL { declared() }
}
@MainActor open class UISceneSession: NSObject {}
@MainActor public protocol UISceneDelegate: NSObjectProtocol {
  func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
  func sceneWillEnterForeground(_ scene: UIScene)
  func sceneDidBecomeActive(_ scene: UIScene)
  func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
}
extension UISceneDelegate {
  public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
  public func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
  ) {}
  public func sceneWillEnterForeground(_ scene: UIScene) {}
  public func sceneDidBecomeActive(_ scene: UIScene) {}
}
@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  var window: UIWindow? { get set }
}
@MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { declared() }
}
@MainActor open class UIWindowScene: UIScene {
  // uiwindowscene/windowingcontrolstyle
  @available(iOS 26, visionOS 26, *)
  public final class WindowingControlStyle: NSObject, Sendable {
    public class var automatic: UIWindowScene.WindowingControlStyle { declared() }
    @available(visionOS, unavailable)
    public class var unified: UIWindowScene.WindowingControlStyle { declared() }  // …/unified
    @available(visionOS, unavailable)
    public class var minimal: UIWindowScene.WindowingControlStyle { declared() }  // …/minimal
  }
  open var windows: [UIWindow] { declared() }
  @available(iOS 15, *)
  open var keyWindow: UIWindow? { declared() }
  @available(visionOS, unavailable)
  open var screen: UIScreen { declared() }
  open var statusBarManager: UIStatusBarManager? { declared() }
  open var traitCollection: UITraitCollection { declared() }
}
