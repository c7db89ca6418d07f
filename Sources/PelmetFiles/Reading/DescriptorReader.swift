#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads from a file descriptor what comes, in pieces: a pipe, or a terminal.
package struct DescriptorReader {
  private let descriptor: Int32

  /// - Parameter descriptor: Standard input, unless another one is given.
  package init(_ descriptor: Int32 = STDIN_FILENO) { self.descriptor = descriptor }

  /// The bytes that have come: empty if none have, `nil` at the end of the stream.
  /// - Parameters:
  ///   - waits: Whether to wait until some come.
  ///   - other: A descriptor that ends the wait when it can be read.
  package func read(waits: Bool, or other: Int32? = nil) -> [UInt8]? {
    var requests = [pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)]
    if let other { requests.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    guard poll(&requests, nfds_t(requests.count), waits ? -1 : 0) > 0, requests[0].revents != 0 else { return [] }
    let count = Self.size
    var bytes = [UInt8](repeating: 0, count: count)
    let read = systemRead(descriptor, &bytes, count)
    if read > 0 { return Array(bytes[..<read]) }
    return read < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }

  private static let size = 1 << 16
}

/// `read(2)` under a name that ``DescriptorReader`` does not use for itself.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
