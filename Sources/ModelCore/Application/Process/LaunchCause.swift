public import Foundation

/// The cause of a launch.
public enum LaunchCause: Sendable {
  /// The user taps the icon.
  case icon
  /// The user opens a URL (SCN-11).
  case url(URL)
  /// An activity of this device (SCN-12). ``Simulation/continue(_:isHandoff:in:)`` launches the app with any activity.
  case activity(type: String, userInfo: [String: String] = [:])
  /// An activity of another device (SCN-12).
  case handoff(type: String, userInfo: [String: String] = [:])
  /// An entry of the icon's menu (SCN-13).
  case shortcut(type: String)
  /// The user taps a notification (SCN-13).
  case notification(identifier: String)

  @MainActor var payload: ScenePayload {
    switch self {
    case .icon: .none
    case .url(let url): .url(UIOpenURLContext(url: url))
    case .activity(let type, let userInfo): .activity(Self.activity(type, userInfo))
    case .handoff(let type, let userInfo): .handoff(Self.activity(type, userInfo))
    case .shortcut(let type): .shortcut(UIApplicationShortcutItem(type: type, localizedTitle: type))
    case .notification(let identifier):
      .notification(UNNotificationResponse(UNNotification(UNNotificationRequest(identifier: identifier))))
    }
  }

  private static func activity(_ type: String, _ userInfo: [String: String]) -> NSUserActivity {
    let activity = NSUserActivity(activityType: type)
    activity.userInfo = userInfo.isEmpty ? nil : userInfo
    return activity
  }
}

/// An item that a scene, or an app without scenes, is asked to open (SCN-11, SCN-12, SCN-13).
enum ScenePayload {
  case none
  case url(UIOpenURLContext)
  case activity(NSUserActivity)
  /// From another device.
  case handoff(NSUserActivity)
  case shortcut(UIApplicationShortcutItem)
  case notification(UNNotificationResponse)
}
