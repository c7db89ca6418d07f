import Foundation

/// Who is told about the life cycle (LCH-1).
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
  @MainActor private static func choosesConfigurations(_ delegate: any UIApplicationDelegate, in process: AppProcess) -> Bool {
    OptionalMethods.implements {
      let configuration = UISceneConfiguration(name: nil, sessionRole: .windowApplication)
      let session = UISceneSession(role: .windowApplication, identifier: "", configuration: configuration)
      _ = delegate.application(
        process.application, configurationForConnecting: session, options: UIScene.ConnectionOptions(.none))
    }
  }
}
