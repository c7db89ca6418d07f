#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// SIGINT and SIGTERM as messages for whoever ends the process in good order.
///
/// The process ends within a second all the same: whatever its threads do then is given up, with the status of success.
package enum EndSignals {
  /// Handlers reach nothing but what the process has once.
  private static let mailbox = Mailbox()

  /// From now on they are messages in this mailbox, the same for every call; `nil` if too many files are open.
  package static func messages() -> Mailbox? {
    guard let mailbox else { return nil }
    signal(SIGALRM) { _ in _exit(0) }
    for number in [SIGINT, SIGTERM] {
      // It does no more than system calls: the thread that it interrupts may be asking for memory.
      signal(number) { _ in
        let error = errno
        EndSignals.mailbox?.postStop()
        var patience = itimerval()
        patience.it_value.tv_usec = 900_000
        #if canImport(Glibc)
          setitimer(__itimer_which_t(ITIMER_REAL.rawValue), &patience, nil)
        #else
          setitimer(ITIMER_REAL, &patience, nil)
        #endif
        errno = error
      }
    }
    return mailbox
  }

  /// From now on they end the process at once.
  package static func restore() {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
  }
}
