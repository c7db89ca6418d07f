import Foundation
import ModelCore

/// ModelCore's view controllers: how many callbacks a second, and what depth and time cost.
@MainActor
enum ContainmentBenchmarks {
  private static let benchmarks: [(name: String, run: @MainActor () -> String)] = [
    ("100,000 child appearance transitions", { exchanges(100_000) }),
    ("growth with depth of containment", growth),
    ("memory over a million transitions", memory),
  ]

  static func report(_ isWanted: (String) -> Bool) {
    for benchmark in benchmarks where isWanted(benchmark.name) { print(benchmark.name, benchmark.run(), separator: "\t") }
  }

  /// Half of the transitions are of the child that arrives, half of the one that leaves.
  private static func exchanges(_ count: Int) -> String {
    let exchange = ChildExchange()
    let time = ProcessorTime.measure { for _ in 0..<count / 2 { exchange.run() } }
    return speed(of: exchange.simulation.log.events.count, in: time)
  }

  /// The same number of callbacks at each depth, so that the times would be equal if depth cost nothing.
  private static func growth() -> String {
    let times = [10, 100, 1000].map { depth in
      let chain = ControllerChain(depth: depth)
      let time = ProcessorTime.measure { for _ in 0..<100_000 / depth { chain.run() } }
      return (depth, time / Double(chain.callbacks))
    }
    let first = times.first?.1 ?? 1
    return times.map { "depth \($0.0): \(Int($0.1 * 1e9)) ns a callback (x \(rounded($0.1 / first)))" }.joined(separator: ", ")
  }

  /// The log is the app's to clear; everything else must be let go.
  private static func memory() -> String {
    let exchange = ChildExchange()
    for _ in 0..<10_000 { exchange.runAndForget() }
    let before = PeakMemory.kilobytes
    for _ in 0..<500_000 { exchange.runAndForget() }
    return "peak \(before) kB after 20,000, \(PeakMemory.kilobytes) kB after a million more"
  }

  private static func speed(of callbacks: Int, in seconds: Double) -> String {
    "\(Int(seconds * 1000)) ms, \(callbacks) callbacks, \(Int(Double(callbacks) / seconds)) a second"
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// Controllers each of which contains the next, that disappear and appear with their window.
@MainActor
final class ControllerChain {
  private(set) var callbacks = 0
  private let simulation = Simulation()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

  init(depth: Int) {
    var parent = UIViewController()
    window.rootViewController = parent
    window.isHidden = false
    for _ in 1..<max(1, depth) {
      let child = UIViewController()
      parent.addChild(child)
      parent.view.addSubview(child.view)
      child.didMove(toParent: parent)
      parent = child
    }
    simulation.settle()
    simulation.log.clear()
  }

  func run() {
    window.isHidden = true
    window.isHidden = false
    simulation.settle()
    callbacks += simulation.log.events.count
    simulation.log.clear()
  }
}

/// A container on the screen that exchanges one child for a new one.
@MainActor
final class ChildExchange {
  let simulation = Simulation()
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private let root = UIViewController()
  private var child = UIViewController()

  init() {
    window.rootViewController = root
    window.isHidden = false
    root.addChild(child)
    root.view.addSubview(child.view)
    child.didMove(toParent: root)
    simulation.settle()
  }

  /// Two appearance transitions, each with its moves and layout.
  func run() {
    let (old, new, root) = (child, UIViewController(), root)
    child = new
    root.addChild(new)
    old.willMove(toParent: nil)
    root.transition(from: old, to: new, duration: 0.35, animations: nil) { _ in
      new.didMove(toParent: root)
      old.removeFromParent()
    }
    simulation.settle()
  }

  func runAndForget() {
    run()
    simulation.log.clear()
  }
}
