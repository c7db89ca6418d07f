import Foundation

/// The sessions and scenes of a process.
extension AppProcess {
  /// A new session, with the first entry of its role (SCN-4).
  func makeSession(_ role: UISceneSession.Role = .windowApplication) -> UISceneSession {
    let session = UISceneSession(
      role: role, identifier: app.nextSessionIdentifier(), configuration: UISceneConfiguration(name: nil, sessionRole: role))
    session.process = self
    if role == .windowApplication { sessions.append(session) } else { displaySessions.append(session) }
    return session
  }

  /// Creates the scene that shows the windows of an app without scenes (LCH-3). No callback tells that it enters the foreground (LCH-6).
  func supplyScene() -> UIWindowScene {
    let session = makeSession()
    let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions(.none))
    scene.holdsAppearance = scene.rootAppearance == .afterActivation
    scene.activationState = .foregroundInactive
    scene.lastKeyWindow = keyWindow
    session.scene = scene
    scenes.append(scene)
    return scene
  }

  /// Brings a window to the front, connecting its scene if need be, and has it open something.
  /// - Parameter session: The session, or `nil` for a new window.
  @discardableResult
  func show(_ session: UISceneSession?, opening payload: ScenePayload) -> UISceneSession {
    let scene = session?.scene as? UIWindowScene
    let shown = scene?.session ?? connect(session, opening: payload)
    if let scene {
      scene.enterForeground()
      deliver(payload, to: scene)
      scene.becomeActive()
    }
    sessions.removeAll { $0 === shown }
    sessions.append(shown)
    return shown
  }

  /// Connects a session (LCH-7). An activity from another device follows later (SCN-12).
  private func connect(_ session: UISceneSession?, opening payload: ScenePayload) -> UISceneSession {
    let scene = SceneConnection(self, to: session, opening: payload).run()
    if scene.rootAppearance == .beforeForeground { simulation.clock.turn() }
    scene.enterForeground()
    scene.becomeActive()
    scene.releaseAppearance()
    if case .handoff = payload { deliver(payload, to: scene) }
    return scene.session
  }

  /// Discards a session for good, its scene first (SCN-6, 7).
  func discard(_ session: UISceneSession) {
    session.scene?.disconnect()
    sessions.removeAll { $0 === session }
    tellDiscarded([session])
  }

  func tellDiscarded(_ discarded: [UISceneSession]) {
    guard !discarded.isEmpty else { return }
    tell("didDiscardSceneSessions", discarded.map(\.persistentIdentifier).joined(separator: ", ")) {
      $0.application(application, didDiscardSceneSessions: Set(discarded))
    }
  }
}

/// A request of the app for its windows (SCN-14).
enum SceneRequest {
  case activation(UISceneSession?, NSUserActivity?)
  case destruction(UISceneSession)
}

extension AppProcess {
  /// Fulfils a request in the next turn of the run loop.
  func request(_ request: SceneRequest, _ errorHandler: ((any Error) -> Void)?) {
    simulation.clock.atLayoutPass { [weak self] in
      guard let self, let code = fulfil(request) else { return }
      errorHandler?(UISceneError(code))
    }
  }

  /// Fulfils a request. Returns `nil` on success.
  private func fulfil(_ request: SceneRequest) -> UISceneError.Code? {
    switch request {
    case .activation(let session, let activity):
      let payload = activity.map(ScenePayload.activity) ?? .none
      guard let session else {
        guard supportsMultipleScenes else { return .multipleScenesNotSupported }
        show(nil, opening: payload)
        return nil
      }
      guard let session = self.session(like: session) else { return .requestDenied }
      show(session, opening: payload)
    case .destruction(let session):
      guard supportsMultipleScenes else { return .multipleScenesNotSupported }
      guard let session = self.session(like: session) else { return .requestDenied }
      discard(session)
    }
    return nil
  }
}
