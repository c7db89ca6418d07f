public import Foundation

extension Simulation {
  /// The virtual time in seconds: 0 until something takes time. A launch takes none.
  public var now: TimeInterval { clock.now }

  /// How many turns of the run loop may follow each other without coming to rest.
  private static var mostTurns: Int { 10_000 }

  /// One turn of the run loop, without time: what was put off until the layout pass, layout, and the ends of what is not animated.
  public func layoutPass() {
    perform { clock.turn() }
  }

  /// Moves the time on. `advance(by: 0)` is one turn of the run loop.
  /// - Parameter seconds: Of virtual time.
  public func advance(by seconds: TimeInterval) {
    perform { clock.advance(to: clock.now + max(0, seconds)) }
  }

  /// Moves the time on until nothing is left to do but what a person's hand does.
  public func settle() {
    perform { comeToRest() }
  }

  /// Moves the time on until nothing is left to do, and lets the app's tasks run in between.
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
      guard turns < Self.mostTurns else { return complainOfUnrest() }
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
      guard turns < Self.mostTurns else { return complainOfUnrest() }
    }
  }

  private func complainOfUnrest() {
    record(
      ModelFault(
        rule: "Simulation",
        message: "the app did not come to rest after \(Self.mostTurns) turns of the run loop; it starts something anew in each")
    )
  }
}
