#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// The simulation that the running code belongs to.
enum CurrentSimulation {
  /// A simulation, or none, in an object: the runtime copies that faster out of a task than an optional protocol type.
  final class Binding: Sendable {
    let simulation: (any RunningSimulation)?

    init(_ simulation: (any RunningSimulation)?) {
      self.simulation = simulation
    }
  }

  /// The simulation bound for the duration of an operation and in the tasks that it starts.
  @TaskLocal static var bound = Binding(nil)

  /// The simulation created last, which is the current one where none is bound. Always `nil` before iOS 16, which has UIKit itself.
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

  /// The current simulation, or `nil` if none was created.
  static var simulation: (any RunningSimulation)? { bound.simulation ?? live }

  /// The current simulation's device, or else an iPhone.
  static var device: Device { simulation?.device ?? .iPhone }

  /// The current simulation's policies, or else the defaults.
  static var policies: Policies { simulation?.policies ?? Policies() }

  /// Records a misuse of UIKit by the app in the current simulation.
  @MainActor static func fault(_ rule: String, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }
}

/// A simulation that any thread may read, because colours and traits are not bound to the main actor.
///
/// On Apple's systems it uses the unfair lock of iOS 16, because `Mutex` needs macOS 15 or iOS 18.
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
    set {
      // The last one ends outside the lock: objects that end with it may ask for the current simulation.
      _ = stored.withLock { stored in
        let last = stored
        stored = newValue
        return last
      }
    }
  }
}
