public import Foundation

/// The running app. Its notifications are posted on `NotificationCenter.default` with the application as their object. Observe that object
/// to exclude other simulations'.
open class UIApplication: UIResponder, ActionApplication {
  /// A key of the launch options, which an app without scenes gets (LCH-8).
  public struct LaunchOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// A key of the options of a URL, which an app without scenes gets.
  public struct OpenURLOptionsKey: Hashable, RawRepresentable, Sendable {
    public let rawValue: String

    public init(rawValue: String) {
      self.rawValue = rawValue
    }
  }

  /// The most foreground state of all scenes (SCN-15).
  public enum State: Int, Sendable { case active, inactive, background }

  public nonisolated static let didFinishLaunchingNotification = Notification.Name("UIApplicationDidFinishLaunchingNotification")
  public nonisolated static let didBecomeActiveNotification = Notification.Name("UIApplicationDidBecomeActiveNotification")
  public nonisolated static let willResignActiveNotification = Notification.Name("UIApplicationWillResignActiveNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UIApplicationDidEnterBackgroundNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  public nonisolated static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
  public nonisolated static let significantTimeChangeNotification = Notification.Name(
    "UIApplicationSignificantTimeChangeNotification")
  public nonisolated static let willTerminateNotification = Notification.Name("UIApplicationWillTerminateNotification")

  /// The process of the application, or `nil` once it has ended.
  weak var process: AppProcess?

  /// The application of the current simulation's process. There is one before the first launch, too: it does nothing yet.
  open class var shared: UIApplication { CurrentSimulation.process?.application ?? UIApplication() }

  /// The process keeps the delegate that it was launched with.
  open weak var delegate: (any UIApplicationDelegate)?

  /// The delegate, if it is a responder and neither a view nor a controller nor the application (RSP-1).
  open override var next: UIResponder? {
    guard let delegate = delegate as? UIResponder, !(delegate is UIView || delegate is UIViewController) else { return nil }
    return delegate === self ? nil : delegate
  }

  /// Calls a method of an object, or without one of the first along the responder chain that performs the action (ACT-4).
  /// - Parameters:
  ///   - target: Nil for the chain, from the first responder on, or else from the sender: without either nobody performs it.
  ///   - event: The second argument of a method that has two.
  /// - Returns: Whether an object performed it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target {
      action.send(to: target as AnyObject, sender, event)
      return true
    }
    let first = CurrentSimulation.simulation?.firstResponders.latest ?? sender as? UIResponder
    let start = first ?? sender.map { ($0 as? any ActionSender)?.chainStart as? UIResponder ?? keyWindow ?? self }
    guard let target = start?.target(forAction: action, withSender: sender) else {
      action.faultIfNameOnly()
      return false
    }
    action.send(to: target as AnyObject, sender, event)
    return true
  }

  open var applicationState: State { process?.state ?? .background }

  /// The text size that the user has set.
  open var preferredContentSizeCategory: UIContentSizeCategory { CurrentSimulation.traitCollection.preferredContentSizeCategory }

  /// The scenes that live (SCN-16).
  open var connectedScenes: Set<UIScene> { process?.connectedScenes ?? [] }

  /// The sessions that are connected, or kept by the system to be connected again (SCN-16).
  open var openSessions: Set<UISceneSession> { process?.openSessions ?? [] }

  /// Whether the property list asks for several windows and the device has them: phones have not (SCN-14).
  open var supportsMultipleScenes: Bool { process?.supportsMultipleScenes ?? false }

  /// The window that was made key last (LCH-5).
  open var keyWindow: UIWindow? { process?.keyWindow }

  /// The app's windows, those in front last.
  open var windows: [UIWindow] { process?.windows.ordered ?? [] }

  // MARK: Status bar (STB-1)

  /// The values that the app set, which have no effect if view controllers decide.
  lazy var statusBar = AppStatusBar(CurrentSimulation.simulation?.app.infoPlist ?? InfoPlist())

  /// The style of the status bar over the key window. Can be set only where Info.plist says that view controllers do not decide.
  open var statusBarStyle: UIStatusBarStyle {
    get { keyWindow?.statusBar.answer.style ?? statusBar.style }
    set { setStatusBarStyle(newValue, animated: false) }
  }

  /// Sets the style, at once because animations complete immediately. Has no effect if view controllers decide.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    statusBar.style = statusBarStyle
  }

  /// As ``statusBarStyle``.
  open var isStatusBarHidden: Bool {
    get { keyWindow?.statusBar.answer.isHidden ?? statusBar.isHidden }
    set { setStatusBarHidden(newValue, with: .none) }
  }

  /// As ``setStatusBarStyle(_:animated:)``.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    if statusBar.isHidden != hidden { statusBar.animation = animation }
    statusBar.isHidden = hidden
  }

  // MARK: Scenes on request

  /// Brings a window to the front, connecting its scene if need be; without a session a new window is made (SCN-14).
  open func requestSceneSessionActivation(
    _ sceneSession: UISceneSession?, userActivity: NSUserActivity?, options: UIScene.ActivationRequestOptions?,
    errorHandler: ((any Error) -> Void)? = nil
  ) {
    process?.request(.activation(sceneSession, userActivity), errorHandler)
  }

  /// Disconnects a window's scene and discards its session (SCN-14).
  open func requestSceneSessionDestruction(
    _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?, errorHandler: ((any Error) -> Void)? = nil
  ) {
    process?.request(.destruction(sceneSession), errorHandler)
  }

  /// Requests a new snapshot of a window in the app switcher. Has no effect here (SCN-14).
  open func requestSceneSessionRefresh(_ sceneSession: UISceneSession) {}
}

extension UIApplication.LaunchOptionsKey {
  /// A `URL`.
  public static let url = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsURLKey")
  /// A bundle identifier.
  public static let sourceApplication = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsSourceApplicationKey")
  /// A `UIApplicationShortcutItem`.
  public static let shortcutItem = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsShortcutItemKey")
  /// A dictionary with the activity's type.
  public static let userActivityDictionary = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsUserActivityDictionaryKey")
  /// Within ``userActivityDictionary``: a `String`.
  public static let userActivityType = UIApplication.LaunchOptionsKey(rawValue: "UIApplicationLaunchOptionsUserActivityTypeKey")
  /// A dictionary, the contents of the notification.
  public static let remoteNotification = UIApplication.LaunchOptionsKey(
    rawValue: "UIApplicationLaunchOptionsRemoteNotificationKey")
}

extension UIApplication.OpenURLOptionsKey {
  public static let sourceApplication = UIApplication.OpenURLOptionsKey(
    rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  public static let openInPlace = UIApplication.OpenURLOptionsKey(rawValue: "UIApplicationOpenURLOptionsOpenInPlaceKey")
}

/// An entry of the menu of the app's icon (SCN-13).
@preconcurrency @MainActor
open class UIApplicationShortcutItem: NSObject {
  /// The app's identifier of the action.
  public let type: String

  /// The title that the user sees.
  public let localizedTitle: String

  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}

/// The device of the current simulation.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  open class var current: UIDevice { UIDevice() }

  /// Phone or pad.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { CurrentSimulation.device.idiom }

  /// Such as `iPhone`, the same for all of a kind.
  open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }

  /// As the user sees it: `iOS` or `iPadOS` (DEV-1).
  open var systemName: String { userInterfaceIdiom == .pad && release >= 13 ? "iPadOS" : "iOS" }

  /// The way in which the device is held: that of the interface, also in an app that does not ask to hear of it.
  open var orientation: UIDeviceOrientation {
    switch CurrentSimulation.orientation {
    case .unknown: .unknown
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeRight: .landscapeLeft
    case .landscapeLeft: .landscapeRight
    }
  }

  /// Such as `26.0`.
  open var systemVersion: String { "\(release.major).\(release.minor)" }

  /// ``systemVersion`` as numbers, for those that ask often.
  package var release: Device.Release { CurrentSimulation.device.systemVersion }
}
