#if Serve
  import Foundation

  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Musl)
    import Musl
  #else
    import Glibc
  #endif

  /// The answer to a request that is sent as it is written.
  struct RawResponse {
    /// 0 if there is no answer.
    let status: Int
    /// By names in lower case.
    let headers: [String: String]
    let text: String

    /// Sends the lines of a request's head to a port of this machine, and reads until the other side closes.
    init(_ port: UInt16, _ lines: [String]) throws { self = try Connection(port, lines).response() }

    fileprivate init(bytes: [UInt8]) {
      let parts = String(decoding: bytes, as: UTF8.self).split(separator: "\r\n\r\n", maxSplits: 1)
      let head = parts.first?.split(separator: "\r\n") ?? []
      status = head.first?.split(separator: " ").dropFirst().first.flatMap { Int($0) } ?? 0
      headers = head.dropFirst().reduce(into: [:]) { headers, line in
        let field = line.split(separator: ":", maxSplits: 1)
        headers[field[0].lowercased()] = field[1].trimmingCharacters(in: .whitespaces)
      }
      text = parts.count > 1 ? String(parts[1]) : ""
    }

    /// A connection of a client that may send anything, or nothing.
    final class Connection: Sendable {
      private let socket: Int32

      /// Not connected yet.
      init() {
        #if canImport(Glibc)
          socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        #else
          socket = Foundation.socket(AF_INET, SOCK_STREAM, 0)
        #endif
      }

      /// Connected, with the lines of a head sent.
      convenience init(_ port: UInt16, _ lines: [String]) throws {
        try self.init(port, bytes: Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8))
      }

      /// Connected, with bytes sent.
      convenience init(_ port: UInt16, bytes: [UInt8] = []) throws {
        self.init()
        try connect(to: port)
        send(bytes)
      }

      func connect(to port: UInt16) throws {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = port.bigEndian
        address.sin_addr.s_addr = UInt32(INADDR_LOOPBACK).bigEndian
        let result = withUnsafePointer(to: &address) { pointer in
          pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
            Foundation.connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
          }
        }
        guard result == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .ECONNREFUSED) }
      }

      deinit { close(socket) }

      /// Sends as much as the other side takes.
      func send(_ bytes: [UInt8]) {
        var rest = bytes[...]
        while !rest.isEmpty {
          let count = rest.withUnsafeBytes { write(socket, $0.baseAddress, $0.count) }
          guard count > 0 else { return }
          rest = rest.dropFirst(count)
        }
      }

      /// Says that nothing more will be sent.
      func endSending() { shutdown(socket, Int32(SHUT_WR)) }

      /// Waits until there is something to read.
      func waitForAnswer() {
        var request = pollfd(fd: socket, events: Int16(POLLIN), revents: 0)
        poll(&request, 1, 60_000)
      }

      /// All bytes until the other side closes.
      func read() -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 65536)
        while true {
          let count = recv(socket, &chunk, chunk.count, 0)
          guard count > 0 else { return bytes }
          bytes += chunk.prefix(count)
        }
      }

      func response() -> RawResponse { RawResponse(bytes: read()) }
    }
  }
#endif
