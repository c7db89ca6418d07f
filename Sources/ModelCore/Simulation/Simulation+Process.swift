public import Foundation

extension Simulation {
  /// Launches the app. If it is already running, the user returns to it, and it opens the item that caused the launch.
  public func launch(_ cause: LaunchCause = .icon) {
    perform { bring(cause.payload) }
  }

  /// Leaves the app: all its windows go to the background (SCN-5).
  public func goHome() {
    perform { process.leave() }
  }

  /// Returns to the app: the windows that went to the background together come back (SCN-5). Launches the app if its process has ended.
  public func returnToApp() {
    perform { bring(.none) }
  }

  /// Covers the app for a while, as Control Centre or a system alert does (SCN-5).
  public func beginInterruption() {
    perform { for scene in process.scenes { scene.resignActive() } }
  }

  /// Ends the interruption.
  public func endInterruption() {
    perform { for scene in process.scenes { scene.becomeActive() } }
  }

  /// Ends the process, as the system does. Its sessions and their saved state are kept (SCN-9). In the background the app is not told.
  public func terminate() {
    perform {
      if process.isRunning, process.state != .background { process.willTerminate() }
      app.endProcess()
    }
  }

  /// Removes the app from the app switcher, as the user does (SCN-8, P-2).
  public func forceQuit() {
    perform { ForceQuit(process).run() }
  }

  /// Sends a memory warning (LCH-9).
  public func memoryWarning() {
    perform { if process.isRunning { process.didReceiveMemoryWarning() } }
  }

  /// Launches the app or brings it back.
  /// - Parameter session: May be of an ended process; nil leaves the choice to the system.
  func bring(_ payload: ScenePayload, to session: UISceneSession? = nil) {
    if let session, !isOpen(session) { return }
    guard process.isRunning else {
      return ProcessLaunch(process, opening: payload, in: session.map(ProcessLaunch.Target.session) ?? .latest).run()
    }
    if let session { return _ = process.show(process.session(like: session), opening: payload) }
    let left = process.leftSessions.filter { $0.scene?.activationState == .background }
    process.leftSessions = []
    for other in left.dropLast() { process.show(other, opening: .none) }
    process.show(left.last ?? process.frontScene?.session ?? process.sessions.last, opening: payload)
    process.returnToDisplays()
  }
}

extension Simulation {
  /// Opens a URL with the app, which is launched or brought to the front (SCN-11).
  /// - Parameter session: The window that is to open it; nil leaves that to the system.
  public func open(_ url: URL, in session: UISceneSession? = nil) {
    deliver(.url(UIOpenURLContext(url: url)), to: session)
  }

  /// Continues an activity with the app, which is launched or brought to the front (SCN-12).
  /// - Parameters:
  ///   - isHandoff: Whether it comes from another device.
  ///   - session: The window that is to show it; nil leaves that to the system.
  public func `continue`(_ activity: NSUserActivity, isHandoff: Bool = false, in session: UISceneSession? = nil) {
    deliver(isHandoff ? .handoff(activity) : .activity(activity), to: session)
  }

  /// Fails to deliver an activity that was announced to the scene in front (SCN-12).
  public func failToContinue(_ activityType: String, error: any Error) {
    perform {
      guard process.path == .scenes, let scene = process.frontScene else { return }
      process.announce(activityType, to: scene)
      scene.tell("didFailToContinueUserActivityWithType", activityType) {
        $0.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
      }
    }
  }

  /// Chooses an entry of the icon's menu (SCN-13).
  public func performAction(for shortcutItem: UIApplicationShortcutItem, in session: UISceneSession? = nil) {
    deliver(.shortcut(shortcutItem), to: session)
  }

  private func deliver(_ payload: ScenePayload, to session: UISceneSession?) {
    perform { bring(payload, to: session) }
  }
}
