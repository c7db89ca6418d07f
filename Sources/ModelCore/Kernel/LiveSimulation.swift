#if canImport(Darwin)
  import os
#else
  import Synchronization
#endif

/// A simulation that any thread may read, because colours and traits are not bound to the main actor.
///
/// Apple's systems have `Mutex` only since macOS 15 and iOS 18, so that they use its forerunner, which iOS has since 16.
@available(iOS 16, macCatalyst 16, *)
final class LiveSimulation: Sendable {
  static let shared = LiveSimulation()

  #if canImport(Darwin)
    private let stored = OSAllocatedUnfairLock<Simulation?>(initialState: nil)
  #else
    private let stored = Mutex<Simulation?>(nil)
  #endif

  var simulation: Simulation? {
    get { stored.withLock { $0 } }
    set { stored.withLock { $0 = newValue } }
  }
}
