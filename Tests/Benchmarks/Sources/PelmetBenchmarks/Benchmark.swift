import Foundation

/// A piece of work to time.
struct Benchmark {
  var name: String
  /// Bytes that one run reads.
  var bytes: Int
  /// The line of the plot of growth on which this is a point, and how much work this run has.
  var growth: (line: String, size: Int)?
  var run: () -> Void

  init(name: String, bytes: Int, growth: (line: String, size: Int)? = nil, run: @escaping () -> Void) {
    (self.name, self.bytes, self.growth, self.run) = (name, bytes, growth, run)
  }

  /// Times every benchmark once in each round and prints the medians; ratios are those to the first.
  static func report(_ title: String, _ benchmarks: [Benchmark], rounds: Int, plot: inout GrowthPlot) {
    let clock = ContinuousClock()
    var times: [[Duration]] = benchmarks.map { _ in [] }
    for _ in 0..<rounds {
      for (index, benchmark) in benchmarks.enumerated() {
        times[index].append(clock.measure(benchmark.run))
      }
    }
    let medians = times.map { milliseconds($0.sorted()[rounds / 2]) }
    print(title.padded(to: 34), "ms", "MB/s", "x \(benchmarks.first?.name ?? "")", separator: "\t")
    for (benchmark, median) in zip(benchmarks, medians) {
      if let growth = benchmark.growth { plot.add(growth.line, size: growth.size, milliseconds: median) }
      let speed = Int(Double(benchmark.bytes) / 1000 / median)
      print(benchmark.name.padded(to: 34), rounded(median), speed, rounded(median / (medians.first ?? median)), separator: "\t")
    }
  }

  private static func milliseconds(_ duration: Duration) -> Double {
    Double(duration.components.seconds) * 1000 + Double(duration.components.attoseconds) / 1e15
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

extension String {
  fileprivate func padded(to length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}

/// The processor time of this process: other processes do not count.
enum ProcessorTime {
  /// In seconds.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// In seconds.
  static func measure(_ operation: () -> Void) -> Double {
    let start = seconds
    operation()
    return seconds - start
  }
}

/// The most memory that the process ever used.
enum PeakMemory {
  /// In kilobytes.
  static var kilobytes: Int {
    var usage = rusage()
    #if canImport(Darwin)
      getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1024
    #else
      getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
      return usage.ru_maxrss
    #endif
  }
}
