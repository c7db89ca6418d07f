/// A simulation as every floor may know it: the device, the clock, the log, and a place for state that features keep per simulation.
///
/// `Simulation`, on the top floor, is the one that conforms. The floors below reach it through ``CurrentSimulation``.
@MainActor
protocol RunningSimulation: AnyObject, Sendable {
  nonisolated var device: Device { get }
  nonisolated var policies: Policies { get }

  /// Whether the app's property list asks for bars as before iOS 26 (LG-7).
  nonisolated var requiresCompatibleDesign: Bool { get }

  var clock: ModelClock { get }
  var log: EventLog { get set }
  var subjectNames: SubjectNames { get set }
  var optionalMethods: OptionalMethods { get set }
  var features: FeatureStates { get set }

  /// Records a mistake of the app; stops the program if the simulation traps.
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

/// The states of the features of one simulation, by type.
@MainActor
struct FeatureStates {
  private var states: [ObjectIdentifier: any FeatureState] = [:]

  fileprivate func find<State: FeatureState>(_ type: State.Type) -> State? {
    // Only `insert` writes, under the key of the state's own type.
    states[ObjectIdentifier(type)].map { unsafeDowncast($0, to: type) }
  }

  mutating func insert<State: FeatureState>(_ state: State) {
    states[ObjectIdentifier(State.self)] = state
  }
}

extension RunningSimulation {
  /// The state of a feature, made when it is first asked for.
  func state<State: FeatureState>() -> State {
    if let state = features.find(State.self) { return state }
    let state = State(of: self)
    features.insert(state)
    return state
  }

  /// Appends an event to the log, unless the model only probes whether an optional method is there.
  ///
  /// - Parameter subject: The name of the object that is called; evaluated only if the event is logged.
  func note(_ kind: EventLog.Kind, named subject: @autoclosure () -> String, _ name: String, _ arguments: String) {
    guard !optionalMethods.isProbing else { return }
    log.append(Event(time: clock.now, subject: subject(), name: name, arguments: arguments, kind: kind))
  }
}

/// A mistake that UIKit answers with an exception or a complaint.
public struct ModelFault: Hashable, Sendable {
  /// The id of the violated rule, such as `ITM-11`.
  public let rule: String

  /// What was done, and what would have been right.
  public let message: String
}
