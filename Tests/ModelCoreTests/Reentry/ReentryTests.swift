import Foundation
import ModelCore
import PelmetTestSupport
import Testing

/// PELMET_WALK_SEED begins another walk, and PELMET_WALK_STEPS or PELMET_WALK_SECONDS a longer one: `.ci/weekly/walk`.
@MainActor
@Suite(.serialized)
struct ReentryTests {
  private static func number(_ name: String) -> Int? { ProcessInfo.processInfo.environment[name].flatMap { Int($0) } }

  @Test("whatever callbacks call, the process goes on")
  func goesOn() {
    var seed = UInt64(Self.number("PELMET_WALK_SEED") ?? 1)
    let end = Self.number("PELMET_WALK_SECONDS").map { Date(timeIntervalSinceNow: TimeInterval($0)) }
    var worlds = max(1, (Self.number("PELMET_WALK_STEPS") ?? 4000) / ReentryWalk.stepsInWorld)
    var (steps, calls) = (0, 0)
    if end != nil || Self.number("PELMET_WALK_STEPS") != nil { ReentryNote.install() }
    while end.map({ $0 > Date() }) ?? (worlds > 0) {
      (ReentryNote.seed, ReentryNote.step) = (seed, 0)
      let walk = ReentryWalk(seed: seed)
      walk.run()
      steps += walk.step
      calls += walk.callsFromCallbacks
      worlds -= 1
      seed += 1
    }
    // A walk in which nothing calls back would find nothing.
    #expect(calls > steps / 2, "\(calls) calls in \(steps) steps")
  }

  @Test("the same seed is the same walk")
  func repeats() {
    let counts = (0..<2).map { _ in
      let walk = ReentryWalk(seed: 5)
      walk.run()
      return [walk.callsFromCallbacks, walk.simulation.faults.count, walk.controllers.count]
    }
    expectEqual(counts[0], counts[1])
  }
}
