public import Foundation

extension Simulation {
  /// The virtual time in seconds: 0 until something takes time. A launch takes none.
  public var now: TimeInterval { clock.now }

  /// The number of turns of the run loop after which ``settle()`` gives up.
  private static var mostTurns: Int { 10_000 }

  /// How often time may be passed in callbacks of time that passes, one in the other.
  private static var mostNested: Int { 32 }

  /// Runs one turn of the run loop, without advancing the time: scheduled work, layout, and the ends of transitions without animation.
  public func layoutPass() {
    passTime { clock.turn() }
  }

  /// Advances the time. `advance(by: 0)` runs one turn of the run loop.
  /// - Parameter seconds: Of virtual time.
  public func advance(by seconds: TimeInterval) {
    passTime { if !clock.advance(to: clock.now + max(0, seconds)) { recordEndlessTurns() } }
  }

  /// Advances the time until no work is left, except for gestures in progress. A transition that nothing ends any more is a fault (TRN-5).
  ///
  /// A callback may call it, too. An app that never comes to rest, because each turn of the run loop makes work for the next one or each
  /// callback calls it again, is stopped with a fault.
  public func settle() {
    passTime { comeToRest() }
  }

  /// Advances the time until no work is left, and lets the app's tasks run in between.
  public func settle() async {
    var turns = 0
    while true {
      passTime { comeToRest() }
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

  /// Runs a part of virtual time, unless callbacks do so in one another without end.
  private func passTime(_ run: () -> Void) {
    guard !hasGivenUp else { return }
    guard timeDepth < Self.mostNested else {
      return recordEndlessness(
        "time was passed in callbacks of itself, \(Self.mostNested) deep; settle in the test, not in each callback")
    }
    timeDepth += 1
    defer {
      timeDepth -= 1
      if timeDepth == 0 { hasGivenUp = false }
    }
    perform(run)
  }

  private func comeToRest() {
    var turns = 0
    while !hasGivenUp, clock.hasWork || clock.nextTime != nil {
      if clock.hasWork {
        clock.turn()
      } else if let next = clock.nextTime, !clock.advance(to: next) {
        return recordEndlessTurns()
      }
      turns += 1
      guard turns < Self.mostTurns else { return recordEndlessTurns() }
    }
    openTransitions.report()
  }

  func recordEndlessTurns() {
    recordEndlessness("the app did not come to rest after \(Self.mostTurns) turns of the run loop; it schedules new work in each")
  }

  /// Records the fault with the callback that was made last: mostly the one that makes the work.
  private func recordEndlessness(_ message: String) {
    // Nor do the calls come to rest in whose callbacks this is.
    hasGivenUp = timeDepth > 0
    let last = log.events.last.map { "; the last callback was \($0)" } ?? ""
    record(ModelFault(rule: .simulation, message: message + last))
  }
}
