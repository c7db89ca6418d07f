import Foundation

/// What a scene, or an app without scenes, is asked to open (SCN-11 … 13).
enum ScenePayload {
  case none
  case url(UIOpenURLContext)
  case activity(NSUserActivity)
  /// From another device.
  case handoff(NSUserActivity)
  case shortcut(UIApplicationShortcutItem)
  case notification(UNNotificationResponse)
}
