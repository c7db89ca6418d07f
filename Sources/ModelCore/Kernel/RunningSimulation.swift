/// The part of a simulation that every floor may use: the device, the clock, the log, and state that features keep per simulation.
///
/// `Simulation`, on the top floor, conforms to it. The floors below reach it through ``CurrentSimulation``.
@MainActor
protocol RunningSimulation: AnyObject, Sendable {
  nonisolated var device: Device { get }
  nonisolated var policies: Policies { get }

  /// Whether the app's property list requests bars as before iOS 26 (CMP-1).
  nonisolated var requiresCompatibleDesign: Bool { get }

  /// The names of the fonts that the app's property list adds to the system's (LCH-16).
  nonisolated var appFonts: Set<String> { get }

  var clock: ModelClock { get }
  var log: EventLog { get set }
  var subjectNames: SubjectNames { get set }
  var optionalMethods: OptionalMethods { get }
  var features: FeatureStates { get }

  /// Appends an event to the log, unless the model is only finding out whether an optional method exists.
  ///
  /// - Parameter subject: The name of the object that is called; evaluated only if the event is logged.
  func note(_ kind: EventLog.Kind, named subject: @autoclosure () -> String, _ name: String, _ arguments: String)

  /// Records a misuse of UIKit by the app; stops the program if the simulation traps.
  func record(_ fault: ModelFault)
}

/// State that a feature keeps once per simulation: appearance proxies, windows, the processes of the app.
///
/// The feature declares the type on its own floor and a property by which the floors above reach it:
///
///     extension RunningSimulation {
///       var proxies: AppearanceProxies { state() }
///     }
@MainActor
protocol FeatureState: AnyObject {
  init(of simulation: any RunningSimulation)
}

/// The states of the features of one simulation. There are few, so that looking at each is faster than hashing its type.
@MainActor
final class FeatureStates {
  private var types: [ObjectIdentifier] = []
  /// In the order of their types.
  private var states: [any FeatureState] = []

  fileprivate func find<State: FeatureState>(_ type: State.Type) -> State? {
    guard let index = types.firstIndex(of: ObjectIdentifier(type)) else { return nil }
    // Only `insert` writes, under the state's own type.
    return unsafeDowncast(states[index], to: State.self)
  }

  func insert<State: FeatureState>(_ state: State) {
    // Set as a whole: a change in place would cost every search a check of exclusive access.
    types = types + [ObjectIdentifier(State.self)]
    states = states + [state]
  }
}

extension RunningSimulation {
  /// The state of a feature, created when first used.
  func state<State: FeatureState>() -> State {
    if let state = features.find(State.self) { return state }
    let state = State(of: self)
    features.insert(state)
    return state
  }
}
