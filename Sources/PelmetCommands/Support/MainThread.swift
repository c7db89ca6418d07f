internal import Dispatch
internal import Foundation

/// The main thread, to which bars belong.
enum MainThread {
  /// Runs `body` on the main thread and waits for it.
  static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
