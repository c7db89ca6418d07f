import Foundation

/// What a connected scene is asked to open (SCN-11 … 13).
extension AppProcess {
  func deliver(_ payload: ScenePayload, to scene: UIWindowScene) {
    guard path == .scenes else { return deliverToApplication(payload) }
    switch payload {
    case .none, .notification: break
    case .url(let context):
      scene.tell("openURLContexts", "\(context.url)") { $0.scene(scene, openURLContexts: [context]) }
    case .activity(let activity), .handoff(let activity):
      announce(activity.activityType, to: scene)
      scene.tell("continue", activity.activityType) { $0.scene(scene, continue: activity) }
    case .shortcut(let item):
      scene.tell("performActionFor", item.type) {
        ($0 as? any UIWindowSceneDelegate)?.windowScene(scene, performActionFor: item) { _ in }
      }
    }
  }

  /// SCN-12: the activity itself takes a while to come, and may fail to.
  func announce(_ type: String, to scene: UIScene) {
    scene.tell("willContinueUserActivityWithType", type) { $0.scene(scene, willContinueUserActivityWithType: type) }
  }
}
