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

  /// What the model does where sources disagree (§17).
  public nonisolated let policies: Policies

  /// Makes the app's delegate, once per launch.
  let makeAppDelegate: @MainActor () -> (any UIApplicationDelegate)?

  /// Whether a mistake stops the program where it is made. Otherwise it is only recorded.
  public var traps = false

  /// The mistakes so far, in order.
  public private(set) var faults: [ModelFault] = []

  /// What UIKit called so far. Remove what is not needed any more with ``EventLog/clear()``.
  public var log = EventLog()

  /// Why the last ``beginInteractivePop(in:)`` returned nil; nil if it began.
  public internal(set) var lastPopRefusal: PopRefusal?

  let clock: ModelClock
  var subjectNames = SubjectNames()
  var optionalMethods = OptionalMethods()
  let proxies = AppearanceProxies()

  /// Whether the app is in the midst of `UIView.animate` (STB-4).
  var isAnimating = false

  /// Whether the keyboard is on the screen.
  var isKeyboardShown = false

  /// What the system wrote to the device's console about the app (LCH-12).
  public internal(set) var console: [String] = []

  /// The app's process; a new one, not yet launched, after the end of the old.
  lazy var process = AppProcess(self)

  /// The sessions that the system keeps while the app's process is not there; the one that was in front last is the last.
  var sessions: [SessionRecord] = []

  /// The sessions that a person closed meanwhile (SCN-7).
  var discardedSessions: [SessionRecord] = []

  var factories = Factories()
  var activities = ActivityOwners()
  var surroundings: Surroundings
  private var sessionCount = 0

  /// Unlike UIKit's the same in every run.
  func nextSessionIdentifier() -> String {
    sessionCount += 1
    return "session \(sessionCount)"
  }

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
    makeAppDelegate = appDelegate
    surroundings = Surroundings(device)
    task = withUnsafeCurrentTask { $0?.hashValue }
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
    if other.task == task {
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
