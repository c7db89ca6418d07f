public import Foundation

/// One running instance of the app's interface. Its notifications are posted on `NotificationCenter.default` with the scene as their
/// object.
open class UIScene: UIResponder {
  /// SCN-1.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive, foregroundInactive, background
  }

  public nonisolated static let willConnectNotification = Notification.Name("UISceneWillConnectNotification")
  public nonisolated static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")
  public nonisolated static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")
  public nonisolated static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
  public nonisolated static let willEnterForegroundNotification = Notification.Name("UISceneWillEnterForegroundNotification")
  public nonisolated static let didEnterBackgroundNotification = Notification.Name("UISceneDidEnterBackgroundNotification")

  private let ownSession: UISceneSession

  public required init(session: UISceneSession, connectionOptions: UIScene.ConnectionOptions) {
    ownSession = session
    super.init()
  }

  /// The session that the scene connected to.
  open var session: UISceneSession { ownSession }

  /// Made from the session's configuration. The scene keeps it.
  open var delegate: (any UISceneDelegate)?

  /// SCN-1. `unattached` within `willConnectTo` and from the disconnection on.
  open internal(set) var activationState = ActivationState.unattached

  /// What a person sees in the switcher.
  open var title: String! = ""

  /// From iOS 15 on (SCN-18).
  open var subtitle: String = ""
}
