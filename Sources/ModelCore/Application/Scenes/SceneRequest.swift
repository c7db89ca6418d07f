import Foundation

/// What an app asks the system to do with its windows (SCN-14).
enum SceneRequest {
  case activation(UISceneSession?, NSUserActivity?)
  case destruction(UISceneSession)
}

extension AppProcess {
  /// Answers in the next turn of the run loop.
  func request(_ request: SceneRequest, _ errorHandler: ((any Error) -> Void)?) {
    simulation.clock.atLayoutPass { [weak self] in
      guard let self, let code = fulfil(request) else { return }
      errorHandler?(UISceneError(code))
    }
  }

  /// Nil if it was done.
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
