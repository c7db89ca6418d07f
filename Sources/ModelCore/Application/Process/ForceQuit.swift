import Foundation

/// A person throws the whole app out of the switcher (SCN-8, P-2).
@MainActor
struct ForceQuit {
  private let process: AppProcess

  init(_ process: AppProcess) {
    self.process = process
  }

  func run() {
    let simulation = process.simulation
    guard process.isRunning else { return discardWithoutProcess() }
    switch simulation.policies.forceQuit {
    case .silent: break
    case .disconnects:
      if simulation.device.idiom == .phone { disconnect() }
    case .discards:
      disconnect()
      let sessions = process.sessions
      process.sessions = []
      if process.path == .scenes { process.tellDiscarded(sessions) }
    }
    process.app.endProcess()
  }

  /// The scene that UIKit supplies is none of the app's: the app itself is left and ended.
  private func disconnect() {
    guard process.path == .scenes else {
      if process.state != .background { process.willTerminate() }
      return
    }
    for scene in process.scenes { scene.disconnect() }
  }

  /// SCN-7: the app hears of it when it is launched next.
  private func discardWithoutProcess() {
    let app = process.app
    guard app.simulation.policies.forceQuit == .discards else { return }
    app.discardedSessions += app.sessions
    app.sessions = []
  }
}
