import Foundation

/// The most memory that the process ever used.
enum PeakMemory {
  /// In kilobytes.
  static var kilobytes: Int {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    #if canImport(Darwin)
      return usage.ru_maxrss / 1024
    #else
      return usage.ru_maxrss
    #endif
  }
}
