import Foundation

/// The connection of a scene to a session (LCH-7, SCN-3, SCN-10).
@MainActor
struct SceneConnection {
  private let process: AppProcess
  private let session: UISceneSession
  private let isNew: Bool
  private let options: UIScene.ConnectionOptions
  private let display: UIScreen?

  /// - Parameter session: The session, or `nil` for a new window.
  init(_ process: AppProcess, to session: UISceneSession?, opening payload: ScenePayload) {
    self.process = process
    self.session = session ?? process.makeSession()
    isNew = session == nil
    options = UIScene.ConnectionOptions(payload)
    display = nil
  }

  /// The connection of a new scene on an external display (WIN-11).
  init(_ process: AppProcess, on display: UIScreen) {
    self.process = process
    session = process.makeSession(.windowExternalDisplayNonInteractive)
    isNew = true
    options = UIScene.ConnectionOptions(.none)
    self.display = display
  }

  /// Connects the scene, which is then in the background.
  func run() -> UIWindowScene {
    if isNew { choose() }
    let scene = makeScene()
    scene.tell("willConnectTo", session.persistentIdentifier) {
      $0.scene(scene, willConnectTo: session, options: options)
    }
    scene.post(UIScene.willConnectNotification)
    if session.configuration.storyboard != nil { scene.mainWindow?.makeKeyAndVisible() }
    scene.showStacks()
    scene.activationState = .background
    restore(scene)
    return scene
  }

  /// Asks the app's delegate for a configuration, only for a new session and only if it implements the method (SCN-3).
  private func choose() {
    guard let delegate = process.delegate else { return }
    let answer = process.simulation.ask(.application, delegate, "configurationForConnecting", session.persistentIdentifier) {
      delegate.application(process.application, configurationForConnecting: session, options: options)
    }
    guard let answer else { return }
    guard answer.role == session.role else {
      return CurrentSimulation.fault(
        .scn3,
        "configurationForConnecting answered with a configuration for \(answer.role.rawValue), but the session's role is "
          + "\(session.role.rawValue); make it with connectingSceneSession.role")
    }
    session.configuration = answer
  }

  /// Creates the scene; a storyboard's window exists before the first call (LCH-11).
  private func makeScene() -> UIWindowScene {
    let type = session.configuration.sceneClass as? UIWindowScene.Type ?? UIWindowScene.self
    let scene = type.init(session: session, connectionOptions: options)
    scene.display = display
    scene.size = scene.fullSize
    scene.holdsAppearance = scene.rootAppearance == .afterActivation
    session.scene = scene
    process.scenes.append(scene)
    scene.delegate = process.app.factories.makeDelegate(for: session.configuration, in: process.app.infoPlist)
    if let storyboard = session.configuration.storyboard { scene.mainWindow = storyboard.makeWindow(in: scene) }
    return scene
  }

  /// Restores the scene's state (SCN-10).
  private func restore(_ scene: UIWindowScene) {
    guard process.simulation.device.systemVersion >= 15, let activity = session.stateRestorationActivity else { return }
    scene.tell("restoreInteractionStateWith", activity.activityType) {
      $0.scene(scene, restoreInteractionStateWith: activity)
    }
  }
}

extension UIStoryboard {
  /// Creates the storyboard's window (LCH-11).
  func makeWindow(in scene: UIWindowScene) -> UIWindow {
    let window = UIWindow(windowScene: scene)
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}

extension UIWindowScene {
  /// The window that the scene's delegate knows.
  var mainWindow: UIWindow? {
    get { (delegate as? any UIWindowSceneDelegate)?.window }
    set { (delegate as? any UIWindowSceneDelegate)?.window = newValue }
  }

  /// Shows the top controllers of stacks that waited until the app had made its calls (NAV-16).
  func showStacks() {
    for window in windows { (window.rootViewController as? UINavigationController)?.transitions.showNow() }
  }

  /// The time at which root controllers appear, by policy (P-1).
  var rootAppearance: Policies.RootAppearance { CurrentSimulation.policies.rootAppearance }

  /// Lets root controllers appear with their windows from now on (P-1).
  func releaseAppearance() {
    guard holdsAppearance else { return }
    holdsAppearance = false
    for window in windows { window.presence.update() }
  }
}

/// Items that a connected scene is asked to open (SCN-11, SCN-12, SCN-13).
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

  /// Announces an activity, which follows later or fails (SCN-12).
  func announce(_ type: String, to scene: UIScene) {
    scene.tell("willContinueUserActivityWithType", type) { $0.scene(scene, willContinueUserActivityWithType: type) }
  }
}
