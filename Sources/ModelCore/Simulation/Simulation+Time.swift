public import Foundation

extension Simulation {
  /// The virtual time in seconds: 0 until something takes time. A launch takes none.
  public var now: TimeInterval { clock.now }

  /// The number of turns of the run loop after which ``settle()`` gives up.
  private static var mostTurns: Int { 10_000 }

  /// Runs one turn of the run loop, without advancing the time: scheduled work, layout, and the ends of transitions without animation.
  public func layoutPass() {
    perform { clock.turn() }
  }

  /// Advances the time. `advance(by: 0)` runs one turn of the run loop.
  /// - Parameter seconds: Of virtual time.
  public func advance(by seconds: TimeInterval) {
    perform { clock.advance(to: clock.now + max(0, seconds)) }
  }

  /// Advances the time until no work is left, except for gestures in progress. A transition that nothing ends any more is a fault (TRN-5).
  public func settle() {
    perform { comeToRest() }
  }

  /// Advances the time until no work is left, and lets the app's tasks run in between.
  public func settle() async {
    var turns = 0
    while true {
      perform { comeToRest() }
      // A task of the app may need several turns of the main actor before it asks UIKit for something.
      for _ in 0..<10 {
        await Task.yield()
      }
      becomeCurrent()
      guard clock.hasWork || clock.nextTime != nil else { return }
      turns += 1
      guard turns < Self.mostTurns else { return recordEndlessTurns() }
    }
  }

  private func comeToRest() {
    var turns = 0
    while clock.hasWork || clock.nextTime != nil {
      if clock.hasWork {
        clock.turn()
      } else if let next = clock.nextTime {
        clock.advance(to: next)
      }
      turns += 1
      guard turns < Self.mostTurns else { return recordEndlessTurns() }
    }
    openTransitions.report()
  }

  private func recordEndlessTurns() {
    record(
      ModelFault(
        rule: "Simulation",
        message: "the app did not come to rest after \(Self.mostTurns) turns of the run loop; it schedules new work in each")
    )
  }
}
