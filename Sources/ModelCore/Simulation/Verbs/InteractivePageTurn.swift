/// A page that a person is turning (VCL-19). See ``Simulation/beginPageTurn(_:in:)``.
@MainActor
public final class InteractivePageTurn {
  private let simulation: Simulation
  private let turn: PageTurn

  init(_ turn: PageTurn, in simulation: Simulation) {
    self.turn = turn
    self.simulation = simulation
  }

  /// Lets the page go far enough: it turns.
  public func finish() {
    simulation.perform { turn.settle(completing: true) }
  }

  /// Lets the page go too early: it falls back.
  public func cancel() {
    simulation.perform { turn.settle(completing: false) }
  }
}
