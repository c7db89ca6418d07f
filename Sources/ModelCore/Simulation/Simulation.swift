import Foundation

/// One run of an app on one device, or several runs after each other: everything that a person or the system does to it, and everything
/// that UIKit keeps per process.
///
/// A simulation is the current one from its initialiser on, until the next is made or asked to do something, and stays alive as long.
/// What it is told to do runs at once up to where UIKit waits for the run loop; the rest waits for ``advance(by:)`` or ``settle()``.
@MainActor
public final class Simulation {
  /// The device; fixed for the run.
  public nonisolated let device: Device

  /// The app's property list; fixed for the run.
  public nonisolated let infoPlist: InfoPlist

  /// The behaviour that the model chooses where sources disagree.
  public nonisolated let policies: Policies

  /// Whether a mistake stops the program where it is made. Otherwise it is only recorded.
  public var traps = false

  /// The mistakes so far, in order.
  public private(set) var faults: [ModelFault] = []

  /// What UIKit called so far. Remove what is not needed any more with ``EventLog/clear()``.
  public var log = EventLog()

  let clock: ModelClock
  var subjectNames = SubjectNames()
  var optionalMethods = OptionalMethods()
  var features = FeatureStates()

  /// Whether the keyboard is on the screen.
  var isKeyboardShown = false

  /// The messages that the system wrote to the device's console about the app (LCH-12).
  public var console: [String] { app.console }

  /// The app's process; a new one, not yet launched, after the end of the old.
  var process: AppProcess { app.process }

  /// The task in which the simulation was made.
  private let task: Int?

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
    CurrentSimulation.live = self
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one.
  package func asCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.$bound.withValue(self, operation: operation)
  }

  /// Runs something that a person, the system or time does to the app.
  func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    becomeCurrent()
    return try asCurrent(operation)
  }

  /// Makes this simulation the current one again. Within one task that is a mistake: its views would be asked on two systems by turns.
  func becomeCurrent() {
    guard let other = CurrentSimulation.simulation, other !== self else { return }
    if (other as? Simulation)?.task == task {
      record(
        ModelFault(
          rule: "Simulation", message: "another simulation was made after this one; finish with one before the next is made"))
    }
    CurrentSimulation.live = self
  }

  func record(_ fault: ModelFault) {
    faults.append(fault)
    if traps { fatalError("\(fault.rule): \(fault.message)") }
  }
}

extension Simulation: RunningSimulation {
  nonisolated var requiresCompatibleDesign: Bool { infoPlist.designRequiresCompatibility }
}

extension Simulation {
  /// The simulation that belongs to the task, or was made last; nil when none was made.
  package static var existing: Simulation? { CurrentSimulation.simulation as? Simulation }

  /// A simulation that is current only where it is bound, see ``asCurrent(_:)``: another that is current stays so.
  package static func unbound(
    device: Device, infoPlist: InfoPlist, appDelegate: @escaping @MainActor () -> (any UIApplicationDelegate)?, policies: Policies
  ) -> Simulation {
    let live = CurrentSimulation.live
    defer { CurrentSimulation.live = live }
    return Simulation(device: device, infoPlist: infoPlist, appDelegate: appDelegate(), policies: policies)
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one, whatever others run meanwhile.
  package nonisolated func asCurrent(_ operation: @Sendable () async throws -> Void) async rethrows {
    try await CurrentSimulation.$bound.withValue(self, operation: operation)
  }
}
