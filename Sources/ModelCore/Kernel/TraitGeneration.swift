#if canImport(Darwin)
  import Foundation
#else
  import Synchronization
#endif

/// A number that changes with whatever the traits of an environment may depend on: traits that were computed under another number are computed
/// again.
///
/// Setting a stored value advances it. Overrides of the app may change their answer without notice; for them it advances with each turn of
/// the run loop and each action of the user or the system.
enum TraitGeneration {
  #if canImport(Darwin)
    /// Written on the main thread only, where it is read, too.
    nonisolated(unsafe) private(set) static var current = 0

    @MainActor static func advance() { current += 1 }

    /// For objects that end, to which an environment may have referred weakly. One that ends on another thread is noticed in the next turn.
    static func advanceAtEnd() {
      if Thread.isMainThread { current += 1 }
    }
  #else
    private static let number = Atomic(0)

    static var current: Int { number.load(ordering: .relaxed) }

    @MainActor static func advance() { advanceAtEnd() }

    /// For objects that end, on whatever thread, to which an environment may have referred weakly.
    static func advanceAtEnd() { number.wrappingAdd(1, ordering: .relaxed) }
  #endif
}
