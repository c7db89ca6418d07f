import Foundation

/// How long the processor has worked for this process: what runs beside it does not count.
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
