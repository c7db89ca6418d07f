import Foundation

/// Scenes on external displays (WIN-11).
extension AppProcess {
  /// Whether the system offers a scene for a display: from iOS 16 on to an app that has a configuration for it, in its manifest or in
  /// code; not to an app that needs scenes, which would register a scene accessory (WIN-11). Otherwise the display mirrors the device.
  private var offersDisplays: Bool {
    let device = simulation.device
    guard path == .scenes, device.systemVersion >= 16, !device.requiresScenes else { return false }
    let entries = app.infoPlist.sceneManifest?.configurations[.windowExternalDisplayNonInteractive] ?? []
    return !entries.isEmpty || delegate.map { LaunchPath.choosesConfigurations($0, in: self) } == true
  }

  /// Connects a scene on a display, and activates it.
  func connectDisplay(_ size: CGSize) -> UISceneSession? {
    guard offersDisplays else { return nil }
    let scene = SceneConnection(self, on: UIScreen(displaySize: size)).run()
    scene.enterForeground()
    scene.becomeActive()
    scene.releaseAppearance()
    return scene.session
  }

  /// Disconnects the scene of a display that was unplugged, and discards its session.
  func disconnectDisplay(_ session: UISceneSession) {
    guard displaySessions.hasObject(session) else { return }
    session.scene?.disconnect()
    displaySessions.removeObject(session)
    tellDiscarded([session])
  }

  /// Brings the displays' scenes back with the app.
  func returnToDisplays() {
    for session in displaySessions {
      session.scene?.enterForeground()
      session.scene?.becomeActive()
    }
  }
}
