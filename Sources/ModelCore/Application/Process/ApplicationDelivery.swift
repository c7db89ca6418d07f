import Foundation

/// What an app without scenes is asked to open.
extension AppProcess {
  /// After the launch, too: what is in the launch options only says what will follow (LCH-8).
  func deliverToApplication(_ payload: ScenePayload) {
    switch payload {
    case .none, .notification: break
    case .url(let context):
      tell("open", "\(context.url)") { _ = $0.application(application, open: context.url, options: [.openInPlace: false]) }
    case .activity(let activity), .handoff(let activity):
      tell("willContinueUserActivityWithType", activity.activityType) {
        _ = $0.application(application, willContinueUserActivityWithType: activity.activityType)
      }
      tell("continue", activity.activityType) {
        _ = $0.application(application, continue: activity) { responders in
          for responder in responders ?? [] { responder.restoreUserActivityState(activity) }
        }
      }
    case .shortcut(let item):
      tell("performActionFor", item.type) { $0.application(application, performActionFor: item) { _ in } }
    }
  }
}
