import ModelCore
import PelmetTestSupport
import PelmetTesting
import Testing

/// The trait as tests use it.
@MainActor
@Suite struct SimulationTraitTests {
  @Test(.simulation(device: .iPad, on: 17)) func givesTheTestItsSimulation() {
    expectEqual(Simulation.current.device.idiom, .pad)
    expectEqual(Simulation.current.device.systemVersion, 17)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 1180, height: 820))
    window.isHidden = false
    #expect(Simulation.current.window === window)
  }

  @Test(.simulation(appDelegate: App())) func launchesItsApp() {
    Simulation.current.launch()
    #expect(UIApplication.shared.delegate is App)
  }

  @Test(.simulation(on: 15), arguments: 0..<8) func keepsSimulationsOfParallelTestsApart(number: Int) async {
    let simulation = Simulation.current
    expectEqual(simulation.now, 0)
    let window = UIWindow(frame: .zero)
    for turn in 0..<20 {
      await Task.yield()
      #expect(Simulation.current === simulation)
      simulation.advance(by: Double(number))
      if turn == 10 { window.isHidden = false }
      expectEqual(window.traitCollection.userInterfaceIdiom, .phone)
    }
    expectEqual(simulation.now, Double(number * 20))
    #expect(simulation.window === window)
    #expect(simulation.faults.isEmpty)
  }

  @Test(.simulation(on: 16)) func tasksOfTheTestHaveItsSimulation() async {
    let simulation = Simulation.current
    await Task { @MainActor in #expect(Simulation.current === simulation) }.value
  }

  @Test(.simulation(policies: .only(.repeatedPushIgnored))) func takesPolicies() {
    expectEqual(Simulation.current.policies.repeatedPush, .ignored)
  }
}

@MainActor
@Suite(.simulation(on: 14)) struct SimulationTraitOnSuiteTests {
  private let simulation = Simulation.current

  @Test func isMadeBeforeTheSuite() {
    #expect(simulation === Simulation.current)
    expectEqual(simulation.device.systemVersion, 14)
  }

  @Test(.simulation(on: 13)) func aTestsOwnTraitGoesFirst() {
    expectEqual(Simulation.current.device.systemVersion, 13)
  }
}

extension Policies {
  fileprivate static var repeatedPushIgnored: Policies {
    var policies = Policies()
    policies.repeatedPush = .ignored
    return policies
  }
}

private final class App: NSObject, UIApplicationDelegate {}
