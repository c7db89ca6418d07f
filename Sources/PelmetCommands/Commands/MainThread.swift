internal import Dispatch
internal import Foundation

/// Where bars are made, which belong to the main thread.
enum MainThread {
  /// Runs `body` there and waits for it.
  static func run<Result: Sendable>(_ body: @MainActor @Sendable () -> Result) -> Result {
    if Thread.isMainThread { return MainActor.assumeIsolated(body) }
    return DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
  }
}
