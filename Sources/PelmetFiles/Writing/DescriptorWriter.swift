internal import PelmetDiagnostics

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

/// Writes to a file descriptor, all of it: signals, partial writes and full pipes only delay it.
package final class DescriptorWriter {
  /// `write(2)`: returns the number of bytes written, or -1 and `errno`.
  package typealias SystemWrite = (_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int

  package let descriptor: Int32
  private let systemWrite: SystemWrite

  /// The `errno` with which output was lost; nothing is written after that.
  package private(set) var error: Int32?

  /// - Parameter systemWrite: Replaces `write(2)` in tests.
  package init(_ descriptor: Int32, systemWrite: @escaping SystemWrite = writeToDescriptor) {
    self.descriptor = descriptor
    self.systemWrite = systemWrite
  }

  /// Whether the reader has closed its end of a pipe: it has read what it wanted, which is no failure.
  package var isUnread: Bool { error == EPIPE }

  /// The system's reason for which output was lost, such as "No space left on device".
  package var failure: String? { isUnread ? nil : error.map { String(cString: strerror($0)) } }

  /// Returns when everything is written. Text after a failure is dropped.
  package func write(_ text: String) { write(Array(text.utf8)) }

  /// Returns when everything is written. Bytes after a failure are dropped.
  package func write(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while !rest.isEmpty, error == nil {
      let count = rest.withUnsafeBytes { systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) } else { recover(from: count < 0 ? errno : EIO) }
    }
  }

  /// Waits until another attempt makes sense, or gives up.
  private func recover(from error: Int32) {
    switch error {
    case EINTR: break
    case EAGAIN:
      var request = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
      _ = poll(&request, 1, -1)
    default: self.error = error
    }
  }
}

/// Where the output of a tool goes, and how its process ends if some of it was lost.
package struct ToolOutput {
  package let output = DescriptorWriter(STDOUT_FILENO)
  package let errors = DescriptorWriter(STDERR_FILENO)

  /// A reader that closes its pipe must not stop the tool between two files, nor must a limit of the size of files (`ulimit -f`) within one:
  /// writing then fails.
  package init() { for number in [SIGPIPE, SIGXFSZ] { signal(number, SIG_IGN) } }

  /// Writes lines for people to ``errors``. What is in them of names and texts commands neither a terminal nor a server that prints them.
  package func tell(_ lines: String) { errors.write(VisibleText.escaped(lines: lines)) }

  /// Ends the process. Lost output is a failure even when the tool succeeds; where nobody wants to read more, the process ends as
  /// others do, by the signal.
  package func end(_ status: Int32) -> Never {
    guard let failure = output.failure ?? errors.failure else {
      guard output.isUnread || errors.isUnread else { exit(status) }
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
      exit(128 + SIGPIPE)
    }
    errors.write("error: the output could not be written: \(failure)\n")
    exit(status == 0 ? EX_IOERR : status)
  }
}
