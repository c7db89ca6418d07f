import Foundation

/// A simulated device with an app: launch it, act as the user or the system, advance the time, and look at the screen, the log and the
/// faults.
///
/// A simulation is the current one, and stays alive, from its initialiser until another is created or used. A call runs up to the point
/// where UIKit waits for the run loop; the rest waits for ``advance(by:)`` or `settle()`.
@preconcurrency @MainActor
public final class Simulation {
  /// The device; fixed for the run.
  public nonisolated let device: Device

  /// The app's property list; fixed for the run.
  public nonisolated let infoPlist: InfoPlist

  /// The behaviour that the model chooses where sources disagree.
  public nonisolated let policies: Policies

  /// Whether a fault stops the program at the mistake. Otherwise it is only recorded.
  public var traps = false

  /// The faults so far, in order, but for those that are tolerated.
  public private(set) var faults: [ModelFault] = []

  /// The rules whose faults are tolerated, such as `.vcl30`. For an app that does what UIKit answers with no more than a message in the
  /// console: its faults do not fail a test and do not stop the program, and ``toleratedFaults`` has them.
  public var toleratedRules: Set<ModelFault.Rule> = []

  /// The faults of ``toleratedRules`` so far, in order.
  public private(set) var toleratedFaults: [ModelFault] = []

  /// The callbacks so far. Remove those that are no longer needed with ``EventLog/clear()``.
  public var log = EventLog()

  let clock: ModelClock
  var subjectNames = SubjectNames()
  let optionalMethods = OptionalMethods()
  let features = FeatureStates()

  /// The messages that the system wrote to the device's console about the app (LCH-12).
  public var console: [String] { app.console }

  /// The app's process; a new one, not yet launched, after the end of the old.
  var process: AppProcess { app.process }

  /// How often time is being passed, one in a callback of the other.
  var timeDepth = 0
  /// Whether an app that never comes to rest has been stopped, until all calls have returned that pass time.
  var hasGivenUp = false

  /// The task in which the simulation was made.
  private let task: Int?

  /// The task in which virtual time follows a real clock.
  var realTime: Task<Void, Never>?

  /// - Parameters:
  ///   - appDelegate: Evaluated once per launch, so that a relaunch gets a new delegate.
  public init(
    device: Device = .iPhone, infoPlist: InfoPlist = InfoPlist(),
    appDelegate: @autoclosure @escaping @MainActor () -> (any UIApplicationDelegate)? = nil, policies: Policies = Policies()
  ) {
    self.device = device
    self.infoPlist = infoPlist
    self.policies = policies
    clock = ModelClock(endsBeforeLayout: policies.layoutOfUnanimated == .afterDidAppear)
    task = withUnsafeCurrentTask { $0?.hashValue }
    features.insert(InstalledApp(infoPlist, makeDelegate: appDelegate, on: self))
    surroundings.forcedTraits = TraitValues(userInterfaceStyle: infoPlist.userInterfaceStyle)
    if let other = CurrentSimulation.live as? Simulation, other.task == task { other.endRealTime() }
    CurrentSimulation.makeLive(self)
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one.
  package func asCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.bind(self, during: operation)
  }

  /// Runs `operation` with this simulation as the current one on whatever thread this is. It must not be bound to the main actor.
  package nonisolated func asCurrentOnAnyThread<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.$bound.withValue(CurrentSimulation.Binding(self), operation: operation)
  }

  /// Runs an action of the user, the system or time on the app.
  func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    becomeCurrent()
    TraitGeneration.advance()
    defer { TraitGeneration.advance() }
    return try asCurrent(operation)
  }

  /// Makes this simulation the current one again. Two simulations by turns in one task are a mistake: the views of one would be used on the
  /// other's system.
  func becomeCurrent() {
    guard let other = CurrentSimulation.simulation, other !== self else { return }
    if (other as? Simulation)?.task == task {
      refuse("another simulation was made after this one; finish with one before the next is made")
    }
    CurrentSimulation.makeLive(self)
  }

  func record(_ fault: ModelFault) {
    guard !toleratedRules.contains(fault.rule) else { return toleratedFaults.append(fault) }
    faults.append(fault)
    if traps { fatalError("\(fault.rule): \(fault.message)") }
  }

  /// Records that a user or a test cannot do what was asked for.
  func refuse(_ message: String) { record(ModelFault(rule: .simulation, message: message)) }

  func note(_ kind: EventLog.Kind, named subject: @autoclosure () -> String, _ name: String, _ arguments: String) {
    guard !optionalMethods.isProbing else { return }
    log.append(Event(time: clock.now, subject: subject(), name: name, arguments: arguments, kind: kind))
  }
}

extension Simulation: RunningSimulation {
  nonisolated var requiresCompatibleDesign: Bool { infoPlist.designRequiresCompatibility }
  nonisolated var appFonts: Set<String> { infoPlist.fonts }
}

extension Simulation {
  /// The simulation that belongs to the task, or was made last; nil when none was made.
  package static var existing: Simulation? { CurrentSimulation.simulation as? Simulation }

  /// A simulation that is current only where it is bound, see ``asCurrent(_:)``: another that is current stays so.
  package static func unbound(
    device: Device, infoPlist: InfoPlist, appDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?, policies: Policies
  ) -> Simulation {
    let live = CurrentSimulation.live
    defer { CurrentSimulation.makeLive(live) }
    return Simulation(device: device, infoPlist: infoPlist, appDelegate: appDelegate(), policies: policies)
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one, whatever others run meanwhile.
  package nonisolated func asCurrent(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await CurrentSimulation.$bound.withValue(CurrentSimulation.Binding(self), operation: operation)
  }
}
