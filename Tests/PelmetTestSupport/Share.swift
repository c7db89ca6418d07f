internal import Foundation

/// How many of its seeds, or of the combinations of what it combines, a test tries: a share for every push, spread over all of them; all of
/// them each week, where `PELMET_ALL_SEEDS` is set.
package enum Share {
  package static let isWhole = ProcessInfo.processInfo.environment["PELMET_ALL_SEEDS"] != nil

  /// Whether a case is tried, by its number.
  package static func has(_ number: Int, oneIn step: Int = 10) -> Bool { isWhole || number % step == 0 }

  /// The cases that are tried, the first among them.
  package static func of<Cases: Sequence>(_ cases: Cases, oneIn step: Int = 10) -> [Cases.Element] {
    cases.enumerated().filter { has($0.offset, oneIn: step) }.map(\.element)
  }

  /// A number of things to make: a tenth of it for every push.
  package static func of(_ count: Int) -> Int { isWhole ? count : count / 10 }
}
