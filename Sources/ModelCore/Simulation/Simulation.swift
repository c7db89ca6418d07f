/// One run of an app on one device: the place of everything that UIKit keeps per process.
///
/// A simulation is the current one from its initialiser on, until the next is made, and stays alive as long.
@MainActor
public final class Simulation {
  /// The device; fixed for the run.
  public nonisolated let device: Device

  /// Whether a mistake stops the program where it is made. Otherwise it is only recorded.
  public var traps = false

  /// The mistakes so far, in order.
  public private(set) var faults: [ModelFault] = []

  public init(device: Device = .iPhone) {
    self.device = device
    CurrentSimulation.live = self
  }

  /// Runs `operation`, and the tasks that it starts, with this simulation as the current one.
  package func asCurrent<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try CurrentSimulation.$bound.withValue(self, operation: operation)
  }

  func record(_ fault: ModelFault) {
    faults.append(fault)
    if traps { fatalError("\(fault.rule): \(fault.message)") }
  }
}
