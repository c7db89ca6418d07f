public import Foundation

extension Simulation {
  /// Registers a closure that creates a scene delegate which the app sets by `configuration.delegateClass`.
  public func register<D: UIResponder & UIWindowSceneDelegate>(_ type: D.Type, make: @escaping @MainActor () -> D) {
    app.factories.delegates[ObjectIdentifier(type)] = make
  }

  /// Opens another window, launching the app if it is not running. Returns `nil` if the app can have one window only (SCN-14).
  /// - Parameter activity: The activity that the window is to show (SCN-12).
  @discardableResult
  public func openWindow(activity: NSUserActivity? = nil) -> UISceneSession? {
    perform {
      let payload = activity.map(ScenePayload.activity) ?? .none
      guard app.allowsSeveralWindows else { return nil }
      if process.isRunning { return process.supportsMultipleScenes ? process.show(nil, opening: payload) : nil }
      ProcessLaunch(process, opening: payload, in: .new).run()
      return process.path == .scenes ? process.frontScene?.session : nil
    }
  }

  /// Closes a window in the app switcher (SCN-6, SCN-7). Closing the last one ends the process (SCN-8, P-2). A closure confirmation is
  /// answered with the button that closes (SCN-18).
  /// - Parameter session: May be of an ended process, which the app hears of when it is launched next.
  public func closeWindow(_ session: UISceneSession) {
    if isClosureConfirmed(session, nil) { close(session) }
  }

  /// Closes a window whose closing nobody has to confirm any more.
  func close(_ session: UISceneSession) {
    perform {
      guard isOpen(session) else { return }
      guard let session = process.session(like: session) else { return closeWithoutProcess(session) }
      if process.sessions.count == 1 {
        ForceQuit(process).run()
      } else {
        process.discard(session)
      }
    }
  }

  /// The system takes the memory of a window's scene; the session stays (SCN-6). A scene in the foreground goes into the background before.
  public func reclaim(_ session: UISceneSession) {
    perform {
      guard isOpen(session), let scene = process.session(like: session)?.scene else { return }
      scene.resignActive()
      scene.enterBackground()
      scene.disconnect()
    }
  }

  /// Chooses a window in the app switcher: it comes to the front, its scene is connected again if necessary (SCN-6), and the app is
  /// launched if it is not running.
  public func activate(_ session: UISceneSession) {
    perform { bring(.none, to: session) }
  }

  /// Plugs in an external display of this size in points. Returns the session of its scene, or `nil` if it mirrors the device: for want of
  /// a configuration, and since iOS 27 in an app linked with its SDK (WIN-11).
  @discardableResult
  public func connectDisplay(_ size: CGSize) -> UISceneSession? {
    perform { process.connectDisplay(size) }
  }

  /// Unplugs an external display, whose scene disconnects (WIN-11).
  public func disconnectDisplay(_ session: UISceneSession) {
    perform { process.disconnectDisplay(session) }
  }

  private func closeWithoutProcess(_ session: UISceneSession) {
    app.discardedSessions += app.sessions.filter { $0.identifier == session.persistentIdentifier }
    app.sessions.removeAll { $0.identifier == session.persistentIdentifier }
  }

  /// Whether the process has the session, or the system keeps it while there is no process. Otherwise a fault.
  func isOpen(_ session: UISceneSession) -> Bool {
    if process.session(like: session) != nil { return true }
    if !process.isRunning, app.sessions.contains(where: { $0.identifier == session.persistentIdentifier }) { return true }
    record(
      ModelFault(
        rule: .scn16,
        message: "session \(session.persistentIdentifier) is not open; take one of UIApplication.shared.openSessions"))
    return false
  }
}

extension Simulation {
  /// Registers a closure that creates the proxy of a class whose `init(coder:)` traps or returns `nil`. The object is never shown: it only
  /// records settings.
  public func proxy<Target: UIAppearance>(for type: Target.Type, make: @escaping @MainActor () -> Target) {
    proxies.setMaker(make)
  }
}
