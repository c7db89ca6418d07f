import Foundation

/// A process of the app, and everything that ends with it. There is one before the first launch, too, in which nothing runs.
@MainActor
final class AppProcess {
  unowned let app: InstalledApp
  let application = UIApplication()
  let screen = UIScreen()

  /// The app's delegate, which the application itself references weakly.
  private(set) var delegate: (any UIApplicationDelegate)?

  /// The life cycle that was chosen at launch; `nil` before.
  private(set) var path: LaunchPath? { didSet { TraitGeneration.advance() } }

  /// The sessions with a scene and those that can be connected again; the one last in front is the last.
  var sessions: [UISceneSession] = []

  /// The connected scenes in the order of their connection; without scenes of the app, the one that UIKit supplies.
  var scenes: [UIWindowScene] = [] { didSet { TraitGeneration.advance() } }

  /// The sessions of scenes on external displays, which the user cannot switch to (WIN-11).
  var displaySessions: [UISceneSession] = []

  /// The sessions that were in the foreground when the user left the app.
  var leftSessions: [UISceneSession] = []

  /// The app's request for notifications from a server (SYS-7).
  var registration = RemoteRegistration.none

  let windows = WindowList()

  /// The window that was made key last, in any scene.
  weak var keyWindow: UIWindow?

  init(_ app: InstalledApp) {
    self.app = app
    application.process = self
    app.simulation.actionDispatch.application = application
  }

  var simulation: any RunningSimulation { app.simulation }

  var isRunning: Bool { path != nil }

  func start(_ delegate: (any UIApplicationDelegate)?, on path: LaunchPath) {
    self.delegate = delegate
    self.path = path
    application.delegate = delegate
  }

  // MARK: Scenes

  /// The scene that UIKit supplies where the app has none of its own (LCH-3).
  var suppliedScene: UIWindowScene? { path == .appDelegate ? scenes.first : nil }

  /// There are no scenes before iOS 13, as far as the app can see.
  var connectedScenes: Set<UIScene> { simulation.device.systemVersion < 13 ? [] : Set(scenes) }

  /// Before iOS 13 the only one is what ``Simulation/resize(_:to:)`` can be told.
  var openSessions: Set<UISceneSession> { Set(sessions + displaySessions) }

  /// Whether the app can have several windows (SCN-14).
  var supportsMultipleScenes: Bool { path == .scenes && app.allowsSeveralWindows }

  /// This process's object for a session, which may be one of an ended process.
  func session(like session: UISceneSession) -> UISceneSession? {
    sessions.first { $0.persistentIdentifier == session.persistentIdentifier }
  }

  /// The scene that is most in the foreground, the last one of several.
  var frontScene: UIWindowScene? {
    let scenes = sessions.compactMap { $0.scene as? UIWindowScene }
    return scenes.last { $0.activationState == .foregroundActive } ?? scenes.last { $0.activationState == .foregroundInactive }
  }

  // MARK: Calls

  /// Logs a call of the app's delegate, and makes it.
  func tell(_ name: String, _ arguments: String = "", _ call: (any UIApplicationDelegate) -> Void) {
    guard let delegate else { return }
    simulation.note(.application, delegate, name, arguments)
    call(delegate)
  }

  func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: application)
  }
}

/// The state of the app as a whole, and the calls when it changes (SCN-15).
///
/// Without scenes of its own the app's delegate is told; with scenes only notifications are posted (LCH-9).
extension AppProcess {
  /// The most foreground of all scenes.
  var state: UIApplication.State {
    if scenes.contains(where: { $0.activationState == .foregroundActive }) { return .active }
    return scenes.contains { $0.activationState == .foregroundInactive } ? .inactive : .background
  }

  /// The first scene is about to come into the foreground.
  func willEnterForeground() {
    tellUnlessScenes("applicationWillEnterForeground") { $0.applicationWillEnterForeground(application) }
    post(UIApplication.willEnterForegroundNotification)
  }

  /// The first scene has become active.
  func didBecomeActive() {
    tellUnlessScenes("applicationDidBecomeActive") { $0.applicationDidBecomeActive(application) }
    post(UIApplication.didBecomeActiveNotification)
  }

  /// The last active scene is about to become inactive.
  func willResignActive() {
    tellUnlessScenes("applicationWillResignActive") { $0.applicationWillResignActive(application) }
    post(UIApplication.willResignActiveNotification)
  }

  /// The last scene has left the foreground.
  func didEnterBackground() {
    tellUnlessScenes("applicationDidEnterBackground") { $0.applicationDidEnterBackground(application) }
    post(UIApplication.didEnterBackgroundNotification)
  }

  /// Sends all windows to the background (SCN-5).
  func leave() {
    let scenes = scenes.filter { $0.activationState != .background }
    leftSessions = scenes.filter { $0.display == nil }.map(\.session)
    for scene in scenes { scene.resignActive() }
    for scene in scenes { scene.enterBackground() }
  }

  /// Called in either life cycle (LCH-9).
  func didReceiveMemoryWarning() {
    tell("applicationDidReceiveMemoryWarning") { $0.applicationDidReceiveMemoryWarning(application) }
    post(UIApplication.didReceiveMemoryWarningNotification)
    for window in windows.ordered { window.rootViewController?.sendMemoryWarning() }
  }

  /// Called in either life cycle (LCH-9).
  func willTerminate() {
    tell("applicationWillTerminate") { $0.applicationWillTerminate(application) }
    post(UIApplication.willTerminateNotification)
  }

  private func tellUnlessScenes(_ name: String, _ call: (any UIApplicationDelegate) -> Void) {
    guard path == .appDelegate else { return }
    tell(name, "", call)
  }
}

/// Items that an app without scenes is asked to open.
extension AppProcess {
  /// Delivers an item to the app's delegate, also after a launch whose options announced it (LCH-8).
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
