import Foundation
import ModelCore

/// What people do with ModelCore's containers. The floor is an array to which as many callbacks are appended.
@MainActor
enum FlowBenchmarks {
  private struct Entry {
    let name: String
    /// How many operations a run of the flow is.
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
