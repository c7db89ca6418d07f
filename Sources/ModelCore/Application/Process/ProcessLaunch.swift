import Foundation

/// The launch of a process (LCH-6, 7). It takes no time.
@MainActor
struct ProcessLaunch {
  private let process: AppProcess
  private let payload: ScenePayload
  private let target: Target

  /// The window that the launch shows.
  enum Target {
    /// The one that was in front last, else a new one.
    case latest
    case session(UISceneSession)
    case new
  }

  init(_ process: AppProcess, opening payload: ScenePayload, in target: Target = .latest) {
    self.process = process
    self.payload = payload
    self.target = target
  }

  func run() {
    let delegate = process.app.makeDelegate()
    let path = LaunchPath.decide(for: process, delegate: delegate)
    process.app.launchPath = path
    guard path == .scenes || admitsAppDelegatePath() else { return }
    process.start(delegate, on: path)
    switch path {
    case .appDelegate: runWithoutScenes()
    case .scenes: runWithScenes()
    }
  }

  /// Whether the system launches an app without scenes (LCH-12).
  private func admitsAppDelegatePath() -> Bool {
    let requirement = SceneRequirement(process.simulation.device)
    if let message = requirement.message { process.app.console.append(message) }
    guard requirement == .fatal else { return true }
    CurrentSimulation.fault(
      .lch12,
      "an app without scenes does not launch on iOS 27 (UIApplicationEvaluateRuntimeIssueForNoSceneLifecycleAdoption); add "
        + "UIApplicationSceneManifest with a configuration to the property list, and make the window in a scene delegate")
    return false
  }

  /// Launches an app with scenes (LCH-7).
  private func runWithScenes() {
    process.sessions = process.app.sessions.map { $0.session(in: process) }
    _ = finishLaunching(options: nil)
    discardSessions()
    process.show(session, opening: payload)
  }

  /// Launches an app without scenes (LCH-6). The scene that UIKit supplies exists from the start, but gets no call to enter the foreground.
  private func runWithoutScenes() {
    let scene = process.supplyScene()
    makeMainStoryboardWindow(in: scene)
    let accepts = finishLaunching(options: launchOptions)
    scene.showStacks()
    if accepts { process.deliverToApplication(payload) }
    if scene.rootAppearance == .beforeForeground { process.simulation.clock.turn() }
    scene.becomeActive()
    scene.releaseAppearance()
  }

  private func finishLaunching(options: [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
    let arguments = options == nil ? "nil" : "options"
    var accepts = true
    process.tell("willFinishLaunchingWithOptions", arguments) {
      accepts = $0.application(process.application, willFinishLaunchingWithOptions: options)
    }
    process.tell("didFinishLaunchingWithOptions", arguments) {
      accepts = $0.application(process.application, didFinishLaunchingWithOptions: options) && accepts
    }
    process.post(UIApplication.didFinishLaunchingNotification)
    return accepts
  }

  /// Tells the app of sessions that the user closed while it was not running (SCN-7).
  private func discardSessions() {
    let discarded = process.app.discardedSessions.map { $0.session(in: process) }
    process.app.discardedSessions = []
    process.tellDiscarded(discarded)
  }

  private var session: UISceneSession? {
    switch target {
    case .latest: process.sessions.last
    case .session(let session): process.session(like: session)
    case .new: nil
    }
  }

  /// Shows the main storyboard before the first call of the delegate, in the delegate's window or else in a new one (LCH-6).
  private func makeMainStoryboardWindow(in scene: UIWindowScene) {
    guard let name = process.app.infoPlist.mainStoryboard, let delegate = process.delegate else { return }
    let storyboard = UIStoryboard(name: name, bundle: nil)
    if let window = delegate.window ?? nil {
      window.windowScene = scene
      window.rootViewController = storyboard.instantiateInitialViewController()
    } else {
      delegate.window = storyboard.makeWindow(in: scene)
    }
    delegate.window?.makeKeyAndVisible()
  }

  /// The launch options, which are `nil` with scenes (LCH-8).
  private var launchOptions: [UIApplication.LaunchOptionsKey: Any]? {
    switch payload {
    case .none: nil
    case .url(let context): [.url: context.url]
    case .activity(let activity), .handoff(let activity):
      [.userActivityDictionary: [UIApplication.LaunchOptionsKey.userActivityType: activity.activityType]]
    case .shortcut(let item): [.shortcutItem: item]
    case .notification(let response): [.remoteNotification: ["identifier": response.notification.request.identifier]]
    }
  }
}

/// The life cycle of a process: the app delegate's, or the scenes' (LCH-1).
enum LaunchPath {
  case appDelegate, scenes

  /// A manifest with a configuration, a session that the system kept, or a method of the delegate: each is enough (LCH-1, 2).
  @MainActor static func decide(for process: AppProcess, delegate: (any UIApplicationDelegate)?) -> LaunchPath {
    let app = process.app
    guard app.simulation.device.systemVersion >= 13 else { return .appDelegate }
    switch app.infoPlist.lifeCycle {
    case .scenes: return .scenes
    case .appDelegate: return .appDelegate
    case .automatic:
      if app.infoPlist.sceneManifest?.hasConfigurations == true || !app.sessions.isEmpty { return .scenes }
      return delegate.map { choosesConfigurations($0, in: process) } == true ? .scenes : .appDelegate
    }
  }

  /// Asks on throw-away arguments.
  @MainActor static func choosesConfigurations(_ delegate: any UIApplicationDelegate, in process: AppProcess) -> Bool {
    OptionalMethods.implements {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      let session = UISceneSession(role: .windowApplication, identifier: "", configuration: configuration)
      _ = delegate.application(
        process.application, configurationForConnecting: session, options: UIScene.ConnectionOptions(.none))
    }
  }
}

/// The system's demand for scenes (LCH-12).
enum SceneRequirement {
  case none, announced, soon, fatal

  init(_ device: Device) {
    switch device.systemVersion {
    case _ where device.requiresScenes: self = .fatal
    case Device.Release(26)...: self = .soon
    case Device.Release(18, 4)...: self = .announced
    default: self = .none
    }
  }

  /// The message that the system writes to the console.
  var message: String? {
    switch self {
    case .none: nil
    case .announced: "This process does not adopt UIScene lifecycle."
    case .soon: "This process does not adopt UIScene lifecycle. It will soon be required."
    case .fatal: "This process does not adopt UIScene lifecycle, which this system requires."
    }
  }
}

extension Device {
  /// Whether an app needs scenes to be launched (LCH-12).
  var requiresScenes: Bool { systemVersion >= 27 && linkedSDK >= 27 }
}
