/// The app as the system keeps it, whether or not a process of it runs: its property list, the makers of its objects, its sessions.
@MainActor
final class InstalledApp: FeatureState {
  unowned let simulation: any RunningSimulation

  let infoPlist: InfoPlist

  /// Makes the app's delegate, once per launch.
  let makeDelegate: @MainActor () -> (any UIApplicationDelegate)?

  var factories = Factories()

  /// Messages that the system wrote to the device's console about the app (LCH-12).
  var console: [String] = []

  /// The app's process; a new one, not yet launched, after the end of the old.
  private(set) lazy var process = AppProcess(self)

  /// The sessions that the system keeps while the app's process is not there; the one that was in front last is the last.
  var sessions: [SessionRecord] = []

  /// The sessions that a person closed meanwhile (SCN-7).
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
    simulation.proxies.reset()
    simulation.subjectNames = SubjectNames()
    simulation.activities.reset()
    process = AppProcess(self)
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
