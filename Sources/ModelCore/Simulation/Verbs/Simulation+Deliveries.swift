public import Foundation

extension Simulation {
  /// A person follows a link into the app, which is launched or brought to the front (SCN-11).
  /// - Parameter session: The window that is to open it; nil leaves that to the system.
  public func open(_ url: URL, in session: UISceneSession? = nil) {
    deliver(.url(UIOpenURLContext(url: url)), to: session)
  }

  /// The app takes an activity up, launched or brought to the front for it (SCN-12).
  /// - Parameters:
  ///   - isHandoff: Whether it comes from another device.
  ///   - session: The window that is to show it; nil leaves that to the system.
  public func `continue`(_ activity: NSUserActivity, isHandoff: Bool = false, in session: UISceneSession? = nil) {
    deliver(isHandoff ? .handoff(activity) : .activity(activity), to: session)
  }

  /// An activity that was announced to the scene in front does not come (SCN-12).
  public func failToContinue(_ activityType: String, error: any Error) {
    perform {
      guard process.path == .scenes, let scene = process.frontScene else { return }
      process.announce(activityType, to: scene)
      scene.tell("didFailToContinueUserActivityWithType", activityType) {
        $0.scene(scene, didFailToContinueUserActivityWithType: activityType, error: error)
      }
    }
  }

  /// A person picks an entry of the icon's menu (SCN-13).
  public func performAction(for shortcutItem: UIApplicationShortcutItem, in session: UISceneSession? = nil) {
    deliver(.shortcut(shortcutItem), to: session)
  }

  private func deliver(_ payload: ScenePayload, to session: UISceneSession?) {
    perform { bring(payload, to: session) }
  }
}
