import Foundation

/// The app as the system knows it, whether or not it runs: its property list, the closures that create its objects, its sessions.
@MainActor
final class InstalledApp: FeatureState {
  unowned let simulation: any RunningSimulation

  let infoPlist: InfoPlist

  /// Makes the app's delegate, once per launch.
  let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?

  var factories = Factories()

  /// The life cycle that the last launch chose, whether or not the system admitted the app; `nil` before.
  var launchPath: LaunchPath?

  /// Messages that the system wrote to the device's console about the app (LCH-12).
  var console: [String] = []

  /// The app's process; a new one, not yet launched, after the end of the old.
  private(set) lazy var process = AppProcess(self)

  /// The sessions that the system keeps while the app's process is not there; the one that was in front last is the last.
  var sessions: [SessionRecord] = []

  /// The sessions that the user closed while the app was not running (SCN-7).
  var discardedSessions: [SessionRecord] = []

  private var sessionCount = 0

  convenience init(of simulation: any RunningSimulation) {
    self.init(InfoPlist(), makeDelegate: { nil }, on: simulation)
  }

  init(
    _ infoPlist: InfoPlist, makeDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?,
    on simulation: any RunningSimulation
  ) {
    self.infoPlist = infoPlist
    self.makeDelegate = makeDelegate
    self.simulation = simulation
  }

  /// Whether device and property list allow several windows (SCN-14).
  var allowsSeveralWindows: Bool {
    infoPlist.sceneManifest?.supportsMultipleScenes == true && simulation.device.idiom != .phone
  }

  /// An identifier for one more session. Unlike UIKit's it is the same in every run.
  func nextSessionIdentifier() -> String {
    sessionCount += 1
    return "session \(sessionCount)"
  }

  /// Ends the process and everything that ends with it; keeps the sessions of its scenes.
  func endProcess() {
    if process.path == .scenes { sessions = process.sessions.map(SessionRecord.init) }
    simulation.clock.cancelAll()
    simulation.openTransitions.removeAll()
    simulation.proxies.reset()
    simulation.subjectNames = SubjectNames()
    simulation.activities.reset()
    simulation.firstResponders.reset()
    simulation.keyboard.reset()
    simulation.animation.reset()
    // Held until the new one is there, because what ends with it may ask for the process.
    let ended = process
    process = AppProcess(self)
    withExtendedLifetime(ended) {}
  }
}

extension RunningSimulation {
  /// The app that runs in the simulation.
  var app: InstalledApp { state() }
}

extension CurrentSimulation {
  /// The process of the current simulation's app, nil without a simulation.
  @MainActor static var process: AppProcess? { simulation?.app.process }
}

/// Creates the objects that the Objective-C runtime would create from names.
@MainActor
struct Factories {
  /// The closures that create delegates, by class.
  var delegates: [ObjectIdentifier: @MainActor () -> any UIWindowSceneDelegate] = [:]

  /// The delegate of a scene, nil if the configuration names none (SCN-4).
  func makeDelegate(for configuration: UISceneConfiguration, in infoPlist: InfoPlist) -> (any UIWindowSceneDelegate)? {
    guard let type = configuration.delegateClass else { return nil }
    if let make = delegates[ObjectIdentifier(type)] { return make() }
    let entries = (infoPlist.sceneManifest?.configurations[configuration.role] ?? []).filter { $0.delegateClass == type }
    guard let make = (entries.first { $0.name == configuration.name } ?? entries.first)?.make else {
      CurrentSimulation.fault(.scn4, "nothing makes a \(type); call register(\(type).self) { … } before the launch")
      return nil
    }
    return make()
  }
}

/// The user's removal of the app from the app switcher (SCN-8, P-2).
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

  /// Disconnects the scenes. If UIKit supplied the scene, the app goes to the background and ends instead.
  private func disconnect() {
    guard process.path == .scenes else {
      if process.state != .background { process.willTerminate() }
      return
    }
    for scene in process.scenes { scene.disconnect() }
  }

  /// Discards the sessions, of which the app is told at its next launch (SCN-7).
  private func discardWithoutProcess() {
    let app = process.app
    guard app.simulation.policies.forceQuit == .discards else { return }
    app.discardedSessions += app.sessions
    app.sessions = []
  }
}
