import ModelCore
import PelmetTestSupport
import Testing

@MainActor
@Suite struct RealTimeTests {
  private final class Home: UIViewController {}
  private final class Detail: UIViewController {}

  private let clock = ManualClock()

  /// A navigation controller on the screen, at rest.
  private func navigation(in simulation: Simulation) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: Home())
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = navigation
    window.makeKeyAndVisible()
    simulation.settle()
    simulation.log.clear()
    return navigation
  }

  @Test func `a transition ends when the real clock has reached its end`() async {
    let simulation = Simulation()
    let navigation = navigation(in: simulation)
    let run = simulation.run(inRealTime: clock)
    navigation.pushViewController(Detail(), animated: true)
    await clock.move(by: .milliseconds(200))
    #expect(abs(simulation.now - 0.2) < 0.001)
    #expect(!simulation.log.names(for: [.appearance]).contains("Detail.viewDidAppear"))
    await clock.move(by: .milliseconds(200))
    expectEqual(simulation.log.names(for: [.appearance]).last, "Detail.viewDidAppear")
    run.cancel()
  }

  @Test func `time that a call passes is not passed again`() async {
    let simulation = Simulation()
    let navigation = navigation(in: simulation)
    let run = simulation.run(inRealTime: clock)
    navigation.pushViewController(Detail(), animated: true)
    simulation.advance(by: 0.35)
    await clock.move(by: .milliseconds(100))
    #expect(abs(simulation.now - 0.45) < 0.001)
    run.cancel()
  }

  @Test func `a step shorter than a frame waits for the next`() async {
    let simulation = Simulation()
    let run = simulation.run(inRealTime: clock)
    await clock.move(by: .milliseconds(10))
    expectEqual(simulation.now, 0)
    await clock.move(by: .milliseconds(10))
    #expect(abs(simulation.now - 0.02) < 0.001)
    run.cancel()
  }

  @Test func `time stands when the run is cancelled`() async {
    let simulation = Simulation()
    let run = simulation.run(inRealTime: clock)
    await clock.move(by: .seconds(1))
    run.cancel()
    await run.value
    clock.skip(by: .seconds(1))
    expectEqual(simulation.now, 1)
  }

  @Test func `a second run takes the place of the first`() async {
    let simulation = Simulation()
    let first = simulation.run(inRealTime: clock)
    await clock.move(by: .seconds(1))
    let other = ManualClock()
    let second = simulation.run(inRealTime: other)
    await first.value
    await other.move(by: .seconds(2))
    expectEqual(simulation.now, 3)
    second.cancel()
  }

  @Test func `the run ends with the next simulation of the task, without a fault`() async {
    let first = Simulation()
    let run = first.run(inRealTime: clock)
    let second = Simulation()
    await run.value
    clock.skip(by: .seconds(1))
    #expect(first.now == 0 && first.faults.isEmpty)
    #expect(second.now == 0 && second.faults.isEmpty)
  }
}
