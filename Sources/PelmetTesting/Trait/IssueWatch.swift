#if !canImport(UIKit)
  #if canImport(Darwin)
    import os
  #else
    import Synchronization
  #endif
  import Testing

  /// Notices whether something records an issue. The issue stays what it is.
  final class IssueWatch: Sendable {
    // Mutex is newer than the oldest macOS that Pelmet supports.
    #if canImport(Darwin)
      private let seen = OSAllocatedUnfairLock(initialState: false)
    #else
      private let seen = Mutex(false)
    #endif

    var sawIssue: Bool { seen.withLock { $0 } }

    func run(_ body: () async throws -> Void) async rethrows {
      // A matcher is asked about every issue; it claims none.
      try await withKnownIssue(
        isIntermittent: true, body,
        matching: { [self] _ in
          seen.withLock { $0 = true }
          return false
        })
    }
  }
#endif
