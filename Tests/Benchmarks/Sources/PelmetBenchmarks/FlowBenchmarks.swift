import Foundation
import ModelCore

/// Everyday use of ModelCore's containers. The floor is an array to which as many callbacks are appended.
@MainActor
enum FlowBenchmarks {
  private struct Entry {
    let name: String
    /// The number of operations in one run of the flow.
    let operations: Int
    let times: Int
    let make: @MainActor () -> Flow
  }

  private static let rounds = 5

  private static let entries = [
    Entry(name: "cold launch, one scene", operations: 1, times: 1000, make: FlowSamples.launch),
    Entry(name: "push and pop, animated", operations: 2, times: 5000) { FlowSamples.pushAndPop(animated: true) },
    Entry(name: "push and pop, not animated", operations: 2, times: 5000) { FlowSamples.pushAndPop(animated: false) },
    Entry(name: "push and interactive pop", operations: 2, times: 5000, make: FlowSamples.pushAndSwipe),
    Entry(name: "present and dismiss, full screen", operations: 2, times: 5000) { FlowSamples.present(.fullScreen) },
    Entry(name: "present and dismiss, sheet", operations: 2, times: 5000) { FlowSamples.present(.pageSheet) },
    Entry(name: "tab switch", operations: 1, times: 5000, make: FlowSamples.tabs),
  ]

  static func report(_ isWanted: (String) -> Bool) {
    let wanted = entries.filter { isWanted($0.name) }
    guard !wanted.isEmpty else { return }
    var results: [[Result]] = wanted.map { _ in [] }
    for _ in 0..<rounds {
      for (index, entry) in wanted.enumerated() { results[index].append(Result(entry.make(), entry.times)) }
    }
    print("containers\tµs\ta second\tcallbacks a second\tx array")
    for (entry, results) in zip(wanted, results) {
      let median = results.sorted { $0.seconds < $1.seconds }[rounds / 2]
      let one = median.seconds / Double(entry.times * entry.operations)
      let speed = Int(Double(median.callbacks) / median.seconds)
      print(entry.name, rounded(one * 1e6), Int(1 / one), speed, rounded(median.seconds / median.floor), separator: "\t")
    }
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }

  @MainActor
  private struct Result {
    let seconds: Double
    let callbacks: Int
    /// For as many callbacks in an array, in seconds.
    let floor: Double

    init(_ flow: Flow, _ times: Int) {
      flow.run()
      let event = flow.simulation.log.events.first
      flow.simulation.log.clear()
      (seconds, callbacks) = flow.measure(times: times)
      var events: [Event] = []
      let count = callbacks
      floor = ProcessorTime.measure {
        for _ in 0..<count { events += event.map { [$0] } ?? [] }
      }
      precondition(events.count == count)
    }
  }
}

/// An action that an app repeats, in a simulation of its own.
@MainActor
struct Flow {
  let simulation: Simulation
  /// Performs the action once and waits until the simulation is idle.
  let run: () -> Void

  init(_ simulation: Simulation, run: @escaping () -> Void) {
    self.simulation = simulation
    self.run = run
  }

  /// - Returns: The processor's time for all, and how many callbacks came.
  func measure(times: Int) -> (seconds: Double, callbacks: Int) {
    var callbacks = 0
    let time = ProcessorTime.measure {
      for _ in 0..<times {
        run()
        callbacks += simulation.log.events.count
        simulation.log.clear()
      }
    }
    return (time, callbacks)
  }
}

/// The flows that are measured.
@MainActor
enum FlowSamples {
  static func pushAndPop(animated: Bool) -> Flow {
    let (simulation, navigation) = (Simulation(), UINavigationController(rootViewController: UIViewController()))
    let window = show(navigation, simulation)
    return Flow(simulation) {
      navigation.pushViewController(UIViewController(), animated: animated)
      simulation.settle()
      navigation.popViewController(animated: animated)
      simulation.settle()
      precondition(window.rootViewController === navigation)
    }
  }

  static func pushAndSwipe() -> Flow {
    let (simulation, navigation) = (Simulation(), UINavigationController(rootViewController: UIViewController()))
    let window = show(navigation, simulation)
    return Flow(simulation) {
      navigation.pushViewController(UIViewController(), animated: true)
      simulation.settle()
      try? simulation.beginInteractivePop(in: navigation).finish()
      simulation.settle()
      precondition(window.rootViewController === navigation && navigation.viewControllers.count == 1)
    }
  }

  static func present(_ style: UIModalPresentationStyle) -> Flow {
    let (simulation, root) = (Simulation(), UIViewController())
    let window = show(root, simulation)
    return Flow(simulation) {
      let presented = UIViewController()
      presented.modalPresentationStyle = style
      root.present(presented, animated: true)
      simulation.settle()
      presented.dismiss(animated: true)
      simulation.settle()
      precondition(window.rootViewController === root && root.presentedViewController == nil)
    }
  }

  static func tabs() -> Flow {
    let (simulation, tabs) = (Simulation(), UITabBarController())
    tabs.viewControllers = [UIViewController(), UIViewController()]
    let window = show(tabs, simulation)
    return Flow(simulation) {
      simulation.tapTab(1 - tabs.selectedIndex, in: tabs)
      simulation.settle()
      precondition(window.rootViewController === tabs)
    }
  }

  /// The process is new every time; the session is kept.
  static func launch() -> Flow {
    let scene = InfoPlist.SceneConfiguration(name: "Default", delegateClass: Scene.self) { Scene() }
    let simulation = Simulation(
      infoPlist: InfoPlist(sceneManifest: InfoPlist.SceneManifest(configurations: [.windowApplication: [scene]])),
      appDelegate: App())
    return Flow(simulation) {
      simulation.launch()
      simulation.settle()
      precondition(simulation.window?.rootViewController?.viewIfLoaded?.window != nil)
      simulation.terminate()
    }
  }

  private static func show(_ root: UIViewController, _ simulation: Simulation) -> UIWindow {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    window.rootViewController = root
    window.isHidden = false
    simulation.settle()
    simulation.log.clear()
    return window
  }

  private final class App: UIResponder, UIApplicationDelegate {}

  private final class Scene: UIResponder, UIWindowSceneDelegate {
    var window: UIWindow?

    func scene(_ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions) {
      guard let scene = scene as? UIWindowScene else { return }
      let window = UIWindow(windowScene: scene)
      window.rootViewController = UINavigationController(rootViewController: UIViewController())
      window.makeKeyAndVisible()
      self.window = window
    }
  }
}
