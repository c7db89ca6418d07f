import Foundation

#if canImport(Glibc)
  import Glibc
#endif

/// The cost of a process that has ended.
struct ChildProcess {
  /// In seconds, with all processes beside it.
  let wallTime: Double
  /// In seconds, of all its threads and of the processes that it started: others do not count.
  let processorTime: Double
  /// The most memory that it ever used.
  let megabytes: Int

  /// Runs a program to its end; `nil` when it fails.
  /// - Parameters:
  ///   - words: The path of the program, and its arguments.
  ///   - isSilent: Whether nobody sees what it writes.
  init?(_ words: [String], isSilent: Bool = false) {
    let texts = words.map { strdup($0) }
    defer { for text in texts { free(text) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    if isSilent {
      for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
        posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
      }
    }
    let start = ContinuousClock.now
    var process = pid_t()
    guard posix_spawn(&process, words[0], &actions, nil, texts + [nil], environ) == 0 else { return nil }
    var (status, usage): (Int32, rusage) = (0, rusage())
    guard wait4(process, &status, 0, &usage) == process, status == 0 else { return nil }
    let time = (ContinuousClock.now - start).components
    wallTime = Double(time.seconds) + Double(time.attoseconds) / 1e18
    processorTime = Self.seconds(usage.ru_utime) + Self.seconds(usage.ru_stime)
    #if canImport(Darwin)
      megabytes = usage.ru_maxrss / 1_048_576
    #else
      megabytes = usage.ru_maxrss / 1024
    #endif
  }

  private static func seconds(_ time: timeval) -> Double { Double(time.tv_sec) + Double(time.tv_usec) / 1e6 }
}
