import ModelCore
import PelmetTestSupport
import Testing

/// Every system, twice in one process and in any order: the same logs.
@MainActor
struct DeterminismTests {
  private static let first = Scenarios.all.map { $0.transcript() }

  @Test func scenariosHaveNamesOfTheirOwn() {
    expectEqual(Set(Scenarios.all.map(\.name)).count, Scenarios.all.count)
  }

  @Test func theSecondTimeIsAsTheFirst() {
    for (scenario, first) in zip(Scenarios.all, Self.first) {
      #expect(!first.isEmpty, "\(scenario.name)")
      expectEqual(Array(scenario.transcript().utf8), Array(first.utf8), "\(scenario.name)")
    }
  }

  @Test(arguments: 1...5 as ClosedRange<UInt64>)
  func anyOrderIsAsTheFirst(seed: UInt64) {
    var numbers = SplitMix64(seed: seed)
    for (scenario, first) in zip(Scenarios.all, Self.first).shuffled(using: &numbers) {
      expectEqual(Array(scenario.transcript().utf8), Array(first.utf8), "\(scenario.name), order \(seed)")
    }
  }

  /// One story is not told in the simulation of another, which is still there.
  @Test func simulationsAreApart() {
    let stages = Scenarios.all.map { $0.stage() }
    for (scenario, first) in zip(Scenarios.all, Self.first) {
      expectEqual(scenario.transcript(), first, "\(scenario.name)")
    }
    expectEqual(stages.count, Scenarios.all.count)
  }
}
