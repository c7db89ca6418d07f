import Foundation

extension Simulation {
  /// Says how to make a scene delegate that only code names, with `configuration.delegateClass`.
  public func register<D: UIResponder & UIWindowSceneDelegate>(_ type: D.Type, make: @escaping @MainActor () -> D) {
    factories.delegates[ObjectIdentifier(type)] = make
  }

  /// Says what the initial view controller of a storyboard is (LCH-11).
  /// - Parameter name: As in the scene manifest, ``InfoPlist/mainStoryboard`` or `UIStoryboard(name:bundle:)`.
  public func register(storyboard name: String, make: @escaping @MainActor () -> UIViewController) {
    factories.storyboards[name] = make
  }

  /// A person opens one more window; the app is launched if it does not run. Nil where the app has one window only (SCN-14).
  /// - Parameter activity: What the window is to show (SCN-12).
  @discardableResult
  public func openWindow(activity: NSUserActivity? = nil) -> UISceneSession? {
    perform {
      let payload = activity.map(ScenePayload.activity) ?? .none
      guard process.isRunning else {
        ProcessLaunch(process, opening: payload, in: .new).run()
        return process.frontScene?.session
      }
      return process.supportsMultipleScenes ? process.show(nil, opening: payload) : nil
    }
  }

  /// A person closes a window in the switcher (SCN-6, 7). The last one takes the process with it (SCN-8, P-2).
  /// - Parameter session: May be of an ended process, which the app hears of when it is launched next.
  public func closeWindow(_ session: UISceneSession) {
    perform {
      guard process.isRunning else { return closeWithoutProcess(session) }
      guard let session = process.session(like: session) else { return complainOfUnknown(session) }
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
      guard process.isRunning, let session = process.session(like: session) else { return complainOfUnknown(session) }
      session.scene?.resignActive()
      session.scene?.enterBackground()
      session.scene?.disconnect()
    }
  }

  /// A person picks a window in the switcher: it comes to the front, its scene is connected again if need be (SCN-6), and the app is
  /// launched if it does not run.
  public func activate(_ session: UISceneSession) {
    perform {
      guard !process.isRunning || process.session(like: session) != nil else { return complainOfUnknown(session) }
      bring(.none, to: process.session(like: session) ?? session)
    }
  }

  private func closeWithoutProcess(_ session: UISceneSession) {
    guard let index = sessions.firstIndex(where: { $0.identifier == session.persistentIdentifier }) else {
      return complainOfUnknown(session)
    }
    discardedSessions.append(sessions.remove(at: index))
  }

  func complainOfUnknown(_ session: UISceneSession) {
    record(
      ModelFault(
        rule: "SCN-16",
        message: "session \(session.persistentIdentifier) is not open; take one of UIApplication.shared.openSessions"))
  }
}
