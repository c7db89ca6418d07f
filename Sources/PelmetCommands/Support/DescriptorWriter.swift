#if canImport(FoundationEssentials)
  internal import FoundationEssentials
#else
  internal import Foundation
#endif

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// `write(2)` under a name that ``DescriptorWriter`` does not use for itself.
package func writeToDescriptor(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
  write(descriptor, bytes, count)
}

/// Writes text to a file descriptor, all of it: signals, partial writes and full pipes only delay it.
package final class DescriptorWriter {
  /// `write(2)`: returns the number of bytes written, or -1 and `errno`.
  package typealias SystemWrite = (_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int

  private let descriptor: Int32
  private let systemWrite: SystemWrite
  private var isClosed = false

  /// The system's reason for which output was lost, such as "No space left on device". A reader that has closed its end of a pipe is not
  /// a failure: it has read what it wanted.
  package private(set) var failure: String?

  /// - Parameter systemWrite: Replaces `write(2)` in tests.
  package init(_ descriptor: Int32, systemWrite: @escaping SystemWrite = writeToDescriptor) {
    self.descriptor = descriptor
    self.systemWrite = systemWrite
  }

  /// The stream for a ``Console``.
  package var stream: Console.Stream {
    Console.Stream(isTerminal: isatty(descriptor) == 1, environment: ProcessInfo.processInfo.environment, write: write)
  }

  /// Returns when everything is written. Text after a failure is dropped.
  package func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty, !isClosed {
      let count = bytes.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { bytes = bytes.dropFirst(count) } else { recover(from: count < 0 ? errno : EIO) }
    }
  }

  /// Waits until another attempt makes sense, or gives up.
  private func recover(from error: Int32) {
    switch error {
    case EINTR: break
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    case EPIPE: isClosed = true
    default:
      isClosed = true
      failure = String(cString: strerror(error))
    }
  }
}
