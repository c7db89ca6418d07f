import Foundation

/// What the system keeps of a session while the app's process is not there (SCN-3, 9).
@MainActor
struct SessionRecord {
  let identifier: String
  private let role: UISceneSession.Role
  private let name: String?
  private let sceneClass: AnyClass?
  private let delegateClass: AnyClass?
  private let storyboard: UIStoryboard?
  private let activity: NSUserActivity?
  private let userInfo: [String: Any]?

  init(_ session: UISceneSession) {
    identifier = session.persistentIdentifier
    role = session.role
    name = session.configuration.name
    sceneClass = session.configuration.sceneClass
    delegateClass = session.configuration.delegateClass
    storyboard = session.configuration.storyboard
    activity = session.stateRestorationActivity?.savedCopy()
    userInfo = session.userInfo
  }

  /// The session of a new process.
  func session(in process: AppProcess) -> UISceneSession {
    let configuration = UISceneConfiguration(name: name, sessionRole: role)
    configuration.sceneClass = sceneClass
    configuration.delegateClass = delegateClass
    configuration.storyboard = storyboard
    let session = UISceneSession(role: role, identifier: identifier, configuration: configuration)
    session.process = process
    session.stateRestorationActivity = activity?.savedCopy()
    session.userInfo = userInfo
    return session
  }
}

extension NSUserActivity {
  /// What is left of an activity that was saved: no object, but what it says.
  func savedCopy() -> NSUserActivity {
    let copy = NSUserActivity(activityType: activityType)
    copy.title = title
    copy.userInfo = userInfo
    return copy
  }
}
