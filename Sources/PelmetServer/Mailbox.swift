#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Messages for a thread that waits for them, from tasks, threads and handlers of signals. It is a pipe.
package final class Mailbox: Sendable {
  package enum Message: Sendable, Equatable {
    /// The server can be reached.
    case listening(port: UInt16)
    /// The server could not start, with the number of the system's error; 0 if it was another one.
    case failed(UInt16)
    /// The server has ended.
    case ended
    /// Somebody wants the command to end.
    case stop
  }

  private let reader: Int32
  private let writer: Int32

  /// `nil` if the process has too many files open.
  package init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    (reader, writer) = (ends[0], ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    close(reader)
    close(writer)
  }

  /// Posts a message. So few bytes are written at once or not at all.
  package func post(_ message: Message) {
    let bytes = Self.bytes(of: message)
    while write(writer, bytes, bytes.count) < 0, errno == EINTR {}
  }

  /// Posts ``Message/stop`` from a handler of signals: without asking for memory.
  func postStop() {
    var record: (UInt8, UInt8, UInt8) = (3, 0, 0)
    _ = write(writer, &record, 3)
  }

  /// The next message; `nil` if there is none within the time, or before there is something to read elsewhere.
  /// - Parameter other: A descriptor; below 0 for none.
  package func wait(_ limit: Duration, or other: Int32 = -1) -> Message? {
    let milliseconds = limit.components.seconds * 1000 + limit.components.attoseconds / 1_000_000_000_000_000
    var requests = [reader, other].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    guard poll(&requests, 2, Int32(clamping: milliseconds)) > 0, requests[0].revents != 0 else { return nil }
    var bytes = [UInt8](repeating: 0, count: 3)
    guard read(reader, &bytes, bytes.count) == bytes.count else { return nil }
    return Self.message(of: bytes)
  }

  private static func bytes(of message: Message) -> [UInt8] {
    func record(_ kind: UInt8, _ number: UInt16 = 0) -> [UInt8] { [kind, UInt8(number >> 8), UInt8(number & 0xFF)] }
    return switch message {
    case .listening(let port): record(0, port)
    case .failed(let error): record(1, error)
    case .ended: record(2)
    // As in `postStop()`.
    case .stop: record(3)
    }
  }

  private static func message(of bytes: [UInt8]) -> Message {
    let number = UInt16(bytes[1]) << 8 | UInt16(bytes[2])
    return switch bytes[0] {
    case 0: .listening(port: number)
    case 1: .failed(number)
    case 2: .ended
    default: .stop
    }
  }
}
