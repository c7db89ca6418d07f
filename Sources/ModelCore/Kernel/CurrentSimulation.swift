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
  private(set) static var live: (any RunningSimulation)? {
    get {
      guard #available(iOS 16, macCatalyst 16, *) else { return nil }
      return LiveSimulation.shared.simulation
    }
    set {
      guard #available(iOS 16, macCatalyst 16, *) else { return }
      LiveSimulation.shared.simulation = newValue
    }
  }

  /// The simulation that is bound on the main actor until the operation returns. It spares a search in the task, which each step would
  /// make a hundred times.
  @MainActor private static var acting: (any RunningSimulation)?

  /// Binds a simulation on the main actor for the duration of an operation, and in the tasks that it starts.
  @MainActor static func bind<Result>(_ simulation: any RunningSimulation, during operation: () throws -> Result) rethrows
    -> Result
  {
    let outer = acting
    acting = simulation
    defer { acting = outer }
    return try $bound.withValue(Binding(simulation), operation: operation)
  }

  /// The simulation that was the current one when a call of the app began, until the call returns or another is made the current one.
  @MainActor private static var held: (any RunningSimulation)?

  /// Runs a call of the app, which looks for the current simulation only once.
  @MainActor static func hold<Result>(during call: () throws -> Result) rethrows -> Result {
    guard acting == nil, held == nil else { return try call() }
    held = onAnyThread
    defer { held = nil }
    return try call()
  }

  /// Makes a simulation the one that is current where none is bound.
  @MainActor static func makeLive(_ simulation: (any RunningSimulation)?) {
    held = nil
    live = simulation
  }

  /// The current simulation, or `nil` if none was created.
  @MainActor static var simulation: (any RunningSimulation)? { acting ?? held ?? onAnyThread }

  /// The current simulation's device, or else an iPhone.
  @MainActor static var device: Device { simulation?.device ?? .iPhone }

  /// The current simulation's policies, or else the defaults.
  @MainActor static var policies: Policies { simulation?.policies ?? Policies() }

  /// ``simulation``, for what is not bound to the main actor.
  static var onAnyThread: (any RunningSimulation)? { bound.simulation ?? live }

  /// ``device``, for what is not bound to the main actor.
  static var deviceOnAnyThread: Device { onAnyThread?.device ?? .iPhone }

  /// Records a misuse of UIKit by the app in the current simulation.
  @MainActor static func fault(_ rule: ModelFault.Rule, _ message: String) {
    simulation?.record(ModelFault(rule: rule, message: message))
  }

  /// Records a misuse of UIKit by code that may be on any thread: elsewhere than on the main one, in a task of the main actor.
  static func faultOnAnyThread(_ rule: ModelFault.Rule, _ message: String) {
    guard MainThread.isCurrent else {
      Task { @MainActor in fault(rule, message) }
      return
    }
    MainActor.assumeIsolated { fault(rule, message) }
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
