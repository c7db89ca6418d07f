import Foundation
import ModelCore

/// How the time of ModelCore grows with the number of controllers, views or windows: each case at a size and its doubles, and the exponent of
/// the last doubling. 1 is growth in proportion, 2 is a square.
@MainActor
enum GrowthBenchmarks {
  private static let rounds = 15
  private static let doublings = 3
  /// The shortest time that is worth comparing, in seconds: smaller cases are made larger.
  private static let shortest = 0.0005

  static func report(_ isWanted: (String) -> Bool) {
    let wanted = GrowthSamples.all.filter { isWanted($0.name) }
    guard !wanted.isEmpty else { return }
    print("growth of ModelCore", "n: ms, for n and its doubles", "exponent", separator: "\t")
    for sample in wanted {
      let points = measure(sample)
      let times = points.map { "\($0.size): \(rounded($0.seconds * 1000))" }.joined(separator: ", ")
      print(sample.name, times, rounded(exponent(points)), separator: "\t")
    }
  }

  private struct Point {
    let size: Int
    let seconds: Double
  }

  /// The shortest times of several rounds, each of which has every size once, so that a busy moment affects all of them.
  private static func measure(_ sample: GrowthSample) -> [Point] {
    var first = sample.size
    while sample.time(first) < shortest, first < 10_000 { first *= 2 }
    let sizes = (0...doublings).map { first << $0 }
    var best = sizes.map { _ in Double.infinity }
    for _ in 0..<rounds {
      for (index, size) in sizes.enumerated() { best[index] = min(best[index], sample.time(size)) }
    }
    return zip(sizes, best).map { Point(size: $0, seconds: $1) }
  }

  private static func exponent(_ points: [Point]) -> Double {
    guard let last = points.last, let previous = points.dropLast().last else { return .nan }
    return log2(last.seconds / previous.seconds)
  }

  private static func rounded(_ value: Double) -> Double { (value * 100).rounded() / 100 }
}

/// Work of one size.
@MainActor
struct GrowthSample {
  let name: String
  /// The smallest size.
  let size: Int
  /// Prepares the work and returns it, ready to run once.
  let make: @MainActor (Int) -> () -> Void

  /// The processor's time in seconds, without that of the preparation.
  func time(_ size: Int) -> Double {
    let work = make(size)
    return ProcessorTime.measure(work)
  }
}
