import Foundation

/// A simulation that any thread may read, because colours and traits are not bound to the main actor.
final class LiveSimulation: Sendable {
  private let lock = NSLock()

  /// Only touched under `lock`. A `Mutex` would say so by itself, but needs macOS 15.
  private nonisolated(unsafe) var stored: Simulation?

  var simulation: Simulation? {
    get { lock.withLock { stored } }
    set { lock.withLock { stored = newValue } }
  }
}
