#if MODELCORE
  public import ModelCore
  public import Testing

  #if canImport(Darwin)
    import os
  #else
    import Synchronization
  #endif

  /// Gives each test a simulation of its own. See ``Testing/Trait/simulation(device:on:infoPlist:policies:tolerating:appDelegate:)``.
  public struct SimulationTrait: TestTrait, SuiteTrait, TestScoping {
    private let runs: PolicyRuns
    private let make: @MainActor @Sendable (Policies) -> Simulation

    init(_ runs: PolicyRuns, _ make: @escaping @MainActor @Sendable (Policies) -> Simulation) {
      (self.runs, self.make) = (runs, make)
    }

    /// On a suite, the trait applies to each of its tests.
    public var isRecursive: Bool { true }

    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      try await run(at: test.sourceLocation, function)
    }

    /// Runs a test's body once for each alternative. An error of one does not keep the others from running.
    func run(at location: SourceLocation, _ body: @Sendable () async throws -> Void) async throws {
      if let only = runs.alternatives.first, runs.alternatives.count == 1 { return try await run(only, at: location, body) }
      for alternative in runs.alternatives {
        let watch = IssueWatch()
        do {
          try await watch.run { try await run(alternative, at: location, body) }
        } catch {
          if error is CancellationError { throw error }
          // The error of an expectation is already recorded.
          if !(error is ExpectationFailedError) { Issue.record(error, sourceLocation: location) }
        }
        if watch.sawIssue { Issue.record("the test fails under \(alternative.name)", sourceLocation: location) }
      }
    }

    /// Runs the body with a new simulation and reports its faults, whether or not the body throws.
    private func run(
      _ alternative: PolicyAlternative, at location: SourceLocation, _ body: @Sendable () async throws -> Void
    ) async throws {
      let simulation = await make(alternative.policies)
      let result: Result<Void, any Error>
      do { result = .success(try await simulation.asCurrent(body)) } catch { result = .failure(error) }
      await simulation.endRealTime()
      for fault in await simulation.faults {
        Issue.record("\(fault.rule): \(fault.message)", sourceLocation: location)
      }
      try result.get()
    }
  }

  extension Trait where Self == SimulationTrait {
    /// Gives each test a simulation of its own, which is the current one in the test's task and in the tasks that it starts. So tests with
    /// this trait may run in parallel, even across `await`. The test finds it in ``ModelCore/Simulation/current``.
    ///
    /// A test fails with one issue for each fault of its simulation.
    ///
    /// ```swift
    /// @Test(.simulation(device: .iPad, on: 17, policies: .all)) @MainActor func showsTheList() { … }
    /// ```
    /// - Parameters:
    ///   - version: The version of iOS; `nil` for the device's own.
    ///   - policies: With `.all`, the test runs once for each contested policy, and an issue names the policy under which it failed.
    ///   - rules: Those whose faults are tolerated: `Simulation.toleratedRules`.
    ///   - appDelegate: Evaluated for each launch.
    public static func simulation(
      device: Device = .iPhone, on version: Device.Release? = nil, infoPlist: InfoPlist = InfoPlist(),
      policies: PolicyRuns = .defaults, tolerating rules: Set<ModelFault.Rule> = [],
      appDelegate: @autoclosure @escaping @MainActor @Sendable () -> (any UIApplicationDelegate)? = nil
    ) -> SimulationTrait {
      var system = device
      if let version { system.systemVersion = version }
      return SimulationTrait(policies) { [system] policies in
        let simulation = Simulation.unbound(device: system, infoPlist: infoPlist, appDelegate: appDelegate, policies: policies)
        simulation.toleratedRules = rules
        return simulation
      }
    }
  }

  extension Simulation {
    /// The simulation of the running test: the one from the trait ``Testing/Trait/simulation(device:on:infoPlist:policies:tolerating:appDelegate:)``,
    /// otherwise the one created last. A test that has none fails, and gets one of an iPhone.
    public static var current: Simulation {
      if let existing { return existing }
      Issue.record("this test has no simulation; give it the trait .simulation()")
      return Simulation()
    }
  }

  /// Notices whether an issue is recorded, and leaves the issue as it is.
  final class IssueWatch: Sendable {
    // Mutex is newer than the oldest macOS that Pelmet supports.
    #if canImport(Darwin)
      private let seen = OSAllocatedUnfairLock(initialState: false)
    #else
      private let seen = Mutex(false)
    #endif

    var sawIssue: Bool { seen.withLock { $0 } }

    func run(_ body: () async throws -> Void) async rethrows {
      // The matcher sees every issue and matches none.
      try await withKnownIssue(
        isIntermittent: true, body,
        matching: { [self] _ in
          seen.withLock { $0 = true }
          return false
        })
    }
  }
#endif
