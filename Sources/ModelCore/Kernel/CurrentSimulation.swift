#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// The simulation to which the running code belongs.
enum CurrentSimulation {
  /// Bound for the duration of an operation, also in the tasks that it starts.
  @TaskLocal static var bound: (any RunningSimulation)?

  /// The simulation made last, which is the current one wherever none is bound. Never one before iOS 16, which has UIKit itself.
  static var live: (any RunningSimulation)? {
    get {
      guard #available(iOS 16, macCatalyst 16, *) else { return nil }
      return LiveSimulation.shared.simulation
    }
    set {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      LiveSimulation.shared.simulation = newValue
    }
  }

  /// The current simulation, nil when none was made.
  static var simulation: (any RunningSimulation)? { bound ?? live }

  /// The current simulation's device, else an iPhone.
  static var device: Device { simulation?.device ?? .iPhone }

  /// The current simulation's policies, else the defaults.
  static var policies: Policies { simulation?.policies ?? Policies() }

  /// Records a mistake of the app in the current simulation.
  @MainActor static func fault(_ rule: String, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }
}

/// A simulation that any thread may read, because colours and traits are not bound to the main actor.
///
/// Apple's systems have `Mutex` only since macOS 15 and iOS 18, so that they use its forerunner, which iOS has since 16.
@available(iOS 16, macCatalyst 16, *)
final class LiveSimulation: Sendable {
  static let shared = LiveSimulation()

  #if canImport(Darwin)
    private let stored = OSAllocatedUnfairLock<(any RunningSimulation)?>(initialState: nil)
  #else
    private let stored = Mutex<(any RunningSimulation)?>(nil)
  #endif

  var simulation: (any RunningSimulation)? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
