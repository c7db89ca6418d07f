import Foundation

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
