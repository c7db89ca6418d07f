import ModelCore
import PelmetTestSupport
import Testing

@testable import PelmetTesting

/// The trait from outside: what it reports.
@Suite struct SimulationScopeTests {
  /// The texts of the issues that a trait's scope records, all of which are then known.
  private func issues(
    _ trait: SimulationTrait, _ body: @Sendable @escaping () async throws -> Void
  ) async throws -> [String] {
    let recorder = Recorder()
    try await withKnownIssue(isIntermittent: true) {
      try await trait.run(at: #_sourceLocation, body)
    } matching: { issue in
      recorder.add(issue)
      return true
    }
    return recorder.texts
  }

  @Test func reportsEachFault() async throws {
    let issues = try await issues(.simulation()) { await pushTwice() }
    expectEqual(issues.count, 1)
    #expect(issues.allSatisfy { $0.hasPrefix("NAV-3: ") })
  }

  @Test func reportsNoFaultOfARuleThatIsTolerated() async throws {
    #expect(try await issues(.simulation(policies: .all, tolerating: [.nav3])) { await pushTwice() }.isEmpty)
  }

  @Test func reportsFaultsOfABodyThatThrows() async throws {
    let issues = try await issues(.simulation()) {
      await pushTwice()
      throw Failure()
    }
    #expect(issues.count == 2 && issues.first?.hasPrefix("NAV-3: ") == true)
  }

  @Test @MainActor func endsRealTime() async throws {
    var run: Task<Void, Never>?
    try await SimulationTrait.simulation().run(at: #_sourceLocation) { @MainActor in
      run = Simulation.current.run(inRealTime: .continuous)
    }
    #expect(run?.isCancelled == true)
  }

  @Test func reportsNothingOfABodyWithoutFault() async throws {
    #expect(try await issues(.simulation(policies: .all)) {}.isEmpty)
  }

  @Test("says under which policy a test fails") func saysUnderWhichPolicyATestFails() async throws {
    let issues = try await issues(.simulation(policies: .all)) {
      await MainActor.run { #expect(Simulation.current.policies.repeatedPush == .fault) }
    }
    expectEqual(issues.last, "the test fails under P-7 repeatedPush = ignored")
    expectEqual(issues.count, 2)
  }

  @Test("an error under one policy does not keep the others from running") func goesOnAfterAnError() async throws {
    let issues = try await issues(.simulation(policies: .all)) {
      let policies = await Simulation.current.policies
      if policies.viewLoadingOnPush == .call || policies.forceQuit == .discards { throw Failure() }
    }
    #expect(
      issues.filter { !$0.isEmpty } == [
        "the test fails under P-2 forceQuit = discards", "the test fails under P-10 viewLoadingOnPush = call",
      ])
    expectEqual(issues.count, 4)
  }

  @Test func aRequirementThatFailsIsReportedOnce() async throws {
    let issues = try await issues(.simulation(policies: .all)) {
      let dismissal = await Simulation.current.policies.dismissal
      try #require(dismissal == .presenterAppearsFirst)
    }
    #expect(issues.count == 2 && issues.last == "the test fails under P-6 dismissal = presentedDisappearsFirst")
  }

  @Test func runsOnceForEachAlternative() async throws {
    let recorder = Recorder()
    _ = try await issues(.simulation(policies: .all)) {
      let simulation = await Simulation.current
      recorder.add(simulation)
    }
    expectEqual(recorder.count, PolicyAlternative.all.count)
    expectEqual(recorder.texts, PolicyAlternative.all.map { "\($0.policies)" })
  }
}

private struct Failure: Error {}

/// NAV-3: a controller twice on a stack.
@MainActor
private func pushTwice() {
  let controller = UIViewController()
  UINavigationController(rootViewController: controller).pushViewController(controller, animated: false)
}

/// The recorded texts, from any thread.
private final class Recorder: Sendable {
  private let stored = Stored()

  var texts: [String] { stored.value }
  var count: Int { texts.count }

  func add(_ issue: Issue) { stored.append(issue.comments.map(\.rawValue).joined(separator: " ")) }

  func add(_ simulation: Simulation) { stored.append("\(simulation.policies)") }
}
