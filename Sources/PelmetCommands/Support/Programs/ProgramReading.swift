#if !(os(iOS) || os(tvOS) || os(watchOS) || os(visionOS))
  internal import Foundation

  #if canImport(Darwin)
    internal import Darwin
  #elseif canImport(Musl)
    internal import Musl
  #else
    internal import Glibc
  #endif

  /// Reads what a program prints until it ends, and stops it at its limits.
  final class ProgramReading {
    private(set) var output = Data()
    private(set) var errors = Data()
    private let terms: ProgramTerms
    private let outputPipe = Pipe()
    private let errorPipe = Pipe()
    /// Gets a byte when the process has ended.
    private let endPipe = Pipe()

    /// The messages that are kept: the first, which say what is wrong.
    private static let mostOfErrors = 64 << 10

    /// A limit that a program has passed.
    enum Excess {
      case time, bytes

      func words(_ terms: ProgramTerms) -> String {
        switch self {
        case .time: "has not ended within \(terms.time.components.seconds) seconds"
        case .bytes: "has printed more than \(terms.bytes >> 20) MiB"
        }
      }
    }

    init(_ terms: ProgramTerms) { self.terms = terms }

    func attach(to process: Process) {
      process.standardOutput = outputPipe
      process.standardError = errorPipe
      let end = endPipe.fileHandleForWriting.fileDescriptor
      process.terminationHandler = { _ in tell(end) }
    }

    /// Returns when the process has ended: the limit at which it was stopped, if it was.
    func read(_ process: Process) -> Excess? {
      // The process has them, too; with ours open, its end would not show.
      try? outputPipe.fileHandleForWriting.close()
      try? errorPipe.fileHandleForWriting.close()
      // A negative descriptor is left out.
      var requests = [outputPipe, errorPipe, endPipe].map {
        pollfd(fd: $0.fileHandleForReading.fileDescriptor, events: Int16(POLLIN), revents: 0)
      }
      let deadline = ContinuousClock.now + terms.time
      var excess: Excess?
      var isRunning = true
      func stop(_ reason: Excess) {
        excess = reason
        // What it still prints counts no more.
        (requests[0].fd, requests[1].fd) = (-1, -1)
        let id = process.processIdentifier
        if isRunning { kill(getpgid(id) == id ? -id : id, SIGKILL) }
      }
      while isRunning || requests[0].fd >= 0 || requests[1].fd >= 0 {
        let left = Int32(clamping: Int((deadline - ContinuousClock.now) / .milliseconds(1)))
        // A child of the program may keep the pipes open: when the program has ended, what is in them is all.
        let count = poll(&requests, nfds_t(requests.count), !isRunning ? 0 : excess != nil ? -1 : max(left, 0))
        if count < 0, errno == EINTR { continue }
        if count == 0, !isRunning { break }
        if left <= 0, excess == nil { stop(.time) }
        if let chunk = next(&requests[0]) {
          output += chunk
          if output.count > terms.bytes { stop(.bytes) }
        }
        if let chunk = next(&requests[1]) { errors += chunk.prefix(Self.mostOfErrors - errors.count) }
        if next(&requests[2]) != nil { (isRunning, requests[2].fd) = (false, -1) }
      }
      return excess
    }

    /// The next bytes of a pipe that has some; `nil` without any. At its end it is left out from now on.
    private func next(_ request: inout pollfd) -> [UInt8]? {
      guard request.fd >= 0, request.revents != 0 else { return nil }
      let (descriptor, size) = (request.fd, 64 << 10)
      let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, filled in
        var count = systemRead(descriptor, buffer.baseAddress, size)
        while count < 0, errno == EINTR { count = systemRead(descriptor, buffer.baseAddress, size) }
        filled = max(count, 0)
      }
      if bytes.isEmpty { request.fd = -1 }
      return bytes
    }
  }

  /// `read(2)` under a name that ``ProgramReading`` does not use for itself.
  private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
    read(descriptor, bytes, count)
  }

  /// Writes a byte for the reader of a pipe.
  private func tell(_ descriptor: Int32) {
    var byte: UInt8 = 0
    _ = write(descriptor, &byte, 1)
  }
#endif
