public import Foundation

/// One running instance of the app's interface. Its notifications are posted on `NotificationCenter.default` with the scene as their
/// object.
open class UIScene: UIResponder {
  /// The state of a scene (SCN-1).
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

  /// The delegate, created from the session's configuration and kept by the scene.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene, which is `unattached` in `willConnectTo` and after the disconnection (SCN-1).
  open internal(set) var activationState = ActivationState.unattached {
    didSet { updatePointerLock() }
  }

  lazy var pointerLock = UIPointerLockState()

  /// The application, and not the scene's delegate (RSP-2).
  open override var next: UIResponder? { UIApplication.shared }

  /// The title in the app switcher.
  open var title: String! = ""

  /// From iOS 15 on (SCN-18).
  open var subtitle: String = ""
}

/// The states of a scene and the calls between them (SCN-1, 2, 5, 6).
extension UIScene {
  /// From the background.
  func enterForeground() {
    guard activationState == .background else { return }
    tell("sceneWillEnterForeground") { $0.sceneWillEnterForeground(self) }
    post(UIScene.willEnterForegroundNotification)
    if session.process?.state == .background { session.process?.willEnterForeground() }
    activationState = .foregroundInactive
  }

  /// From the inactive foreground.
  func becomeActive() {
    guard activationState == .foregroundInactive else { return }
    let isFirst = session.process?.state != .active
    activationState = .foregroundActive
    tell("sceneDidBecomeActive") { $0.sceneDidBecomeActive(self) }
    post(UIScene.didActivateNotification)
    if isFirst { session.process?.didBecomeActive() }
  }

  /// To the inactive foreground.
  func resignActive() {
    guard activationState == .foregroundActive else { return }
    tell("sceneWillResignActive") { $0.sceneWillResignActive(self) }
    post(UIScene.willDeactivateNotification)
    if session.process?.scenes.allSatisfy({ $0 === self || $0.activationState != .foregroundActive }) == true {
      session.process?.willResignActive()
    }
    activationState = .foregroundInactive
  }

  /// From the inactive foreground. What is to be restored is asked for then (SCN-9).
  func enterBackground() {
    guard activationState == .foregroundInactive else { return }
    activationState = .background
    tell("sceneDidEnterBackground") { $0.sceneDidEnterBackground(self) }
    post(UIScene.didEnterBackgroundNotification)
    if session.process?.state == .background { session.process?.didEnterBackground() }
    saveState()
  }

  /// The end of the scene, from any state but the active one, which it leaves first.
  func disconnect() {
    resignActive()
    let wasInForeground = activationState == .foregroundInactive
    if wasInForeground { saveState() }
    let process = session.process
    process?.scenes.removeAll { $0 === self }
    activationState = .unattached
    tell("sceneDidDisconnect") { $0.sceneDidDisconnect(self) }
    post(UIScene.didDisconnectNotification)
    process?.windows.letGoOfDisconnected()
    session.scene = nil
    if wasInForeground, process?.state == .background { process?.didEnterBackground() }
  }

  /// Logs a call of the scene's delegate, and makes it.
  func tell(_ name: String, _ arguments: String = "", _ call: (any UISceneDelegate) -> Void) {
    guard let delegate else { return }
    CurrentSimulation.simulation?.note(.scene, delegate, name, arguments)
    call(delegate)
  }

  /// The notification that goes with a call (SCN-2). There are none before iOS 13.
  func post(_ name: Notification.Name) {
    guard CurrentSimulation.device.systemVersion >= 13 else { return }
    NotificationCenter.default.post(name: name, object: self)
  }
}

/// Saving of a scene's state (SCN-9).
extension UIScene {
  /// Saves the state: asks the delegate for an activity, lets responders update it, and keeps a copy with the session. A delegate that
  /// returns `nil` saves nothing; without the method, the session keeps the activity that the app set.
  func saveState() {
    guard let simulation = CurrentSimulation.simulation, let delegate else { return }
    let answer = simulation.ask(.scene, delegate, "stateRestorationActivity") { delegate.stateRestorationActivity(for: self) }
    guard let answer else { return }
    if let activity = answer { update(activity, in: simulation) }
    session.stateRestorationActivity = answer?.savedCopy()
  }

  private func update(_ activity: NSUserActivity, in simulation: any RunningSimulation) {
    if let delegate = activity.delegate {
      simulation.note(.scene, delegate, "userActivityWillSave", activity.activityType)
      #if canImport(Darwin)
        delegate.userActivityWillSave?(activity)
      #else
        delegate.userActivityWillSave(activity)
      #endif
    }
    for responder in simulation.activities.responders(with: activity) {
      simulation.note(.scene, responder, "updateUserActivityState", activity.activityType)
      responder.updateUserActivityState(activity)
    }
  }
}
