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
    @MainActor private(set) static var current = 0

    @MainActor static func advance() { current += 1 }

    /// For objects that end, to which an environment may have referred weakly. One that ends on another thread is noticed in the next turn.
    /// - Parameter stamp: The number under which traits depended on the object, if only those do.
    static func advanceAtEnd(of stamp: Int? = nil) {
      guard Thread.isMainThread else { return }
      MainActor.assumeIsolated {
        if stamp == nil || stamp == current { current += 1 }
      }
    }
  #else
    private static let number = Atomic(0)

    @MainActor static var current: Int { number.load(ordering: .relaxed) }

    @MainActor static func advance() { advanceAtEnd() }

    /// For objects that end, on whatever thread, to which an environment may have referred weakly.
    /// - Parameter stamp: The number under which traits depended on the object, if only those do.
    static func advanceAtEnd(of stamp: Int? = nil) {
      if stamp == nil || stamp == number.load(ordering: .relaxed) { number.wrappingAdd(1, ordering: .relaxed) }
    }
  #endif
}
