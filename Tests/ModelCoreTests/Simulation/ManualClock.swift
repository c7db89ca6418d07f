import Foundation

/// A clock that a test moves, in place of one that sleeps.
final class ManualClock: Clock, Sendable {
  struct Instant: InstantProtocol {
    fileprivate(set) var offset: Duration = .zero

    func advanced(by duration: Duration) -> Instant { Instant(offset: offset + duration) }
    func duration(to other: Instant) -> Duration { other.offset - offset }
    static func < (one: Instant, other: Instant) -> Bool { one.offset < other.offset }
  }

  private struct Sleeper {
    let deadline: Instant
    let continuation: CheckedContinuation<Void, any Error>
  }

  private let lock = NSLock()
  /// Guarded by the lock.
  nonisolated(unsafe) private var instant = Instant()
  /// Guarded by the lock.
  nonisolated(unsafe) private var sleeper: Sleeper?
  /// Whoever waits for somebody to sleep. Guarded by the lock.
  nonisolated(unsafe) private var watcher: CheckedContinuation<Void, Never>?

  var now: Instant { lock.withLock { instant } }
  var minimumResolution: Duration { .nanoseconds(1) }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeps = lock.withLock {
          guard !Task.isCancelled else { return false }
          sleeper = Sleeper(deadline: deadline, continuation: continuation)
          watcher?.resume()
          watcher = nil
          return true
        }
        if !sleeps { continuation.resume(throwing: CancellationError()) }
      }
    } onCancel: {
      take { _ in true }?.continuation.resume(throwing: CancellationError())
    }
  }

  /// Moves the time while somebody sleeps, and returns when they sleep again.
  func move(by duration: Duration) async {
    await whenSomebodySleeps()
    skip(by: duration)
    await whenSomebodySleeps()
  }

  /// Moves the time, and wakes the sleeper if there is one and it is time.
  func skip(by duration: Duration) {
    let now = lock.withLock {
      instant = instant.advanced(by: duration)
      return instant
    }
    take { $0.deadline <= now }?.continuation.resume()
  }

  private func whenSomebodySleeps() async {
    await withCheckedContinuation { continuation in
      let isOver = lock.withLock {
        if sleeper == nil { watcher = continuation }
        return sleeper != nil
      }
      if isOver { continuation.resume() }
    }
  }

  private func take(_ isTaken: (Sleeper) -> Bool) -> Sleeper? {
    lock.withLock {
      guard let found = sleeper, isTaken(found) else { return nil }
      sleeper = nil
      return found
    }
  }
}
