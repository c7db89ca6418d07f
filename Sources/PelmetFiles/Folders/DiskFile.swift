#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Musl)
  internal import Musl
#else
  internal import Glibc
#endif

/// Reads files. Pipes and devices are not opened: reading one may wait for ever, or never end.
package enum DiskFile {
  /// The most bytes that a file may have. Places in a text are numbers of 32 bits.
  static let maximumSize = 1 << 30

  /// The reason why a file was not read, for a message.
  package struct Problem: Error {
    package let reason: String
    /// The step that fixes it; `nil` if ``DiskItem/step(for:)`` has it.
    private(set) var ownStep: String?

    init(reason: String) { self.reason = reason }

    /// A file that is not read because a link to it leads out of a border.
    init(outOf border: Border) {
      reason = "a link leads from here out of \(border.name), and what is outside is not read"
      ownStep = "put a copy here, or permit the folder that the link leads to with --root DIR"
    }

    /// The step that makes the file readable, where something tells it.
    package func step(for path: String) -> String? { ownStep ?? DiskItem.step(for: path) }
  }

  /// - Parameter limit: The number of bytes after which reading ends, if they are enough.
  package static func bytes(of path: String, upTo limit: Int? = nil) throws(Problem) -> [UInt8] {
    let (descriptor, size) = try opened(path)
    defer { close(descriptor) }
    guard limit != nil || size <= maximumSize else {
      throw Problem(reason: "the file is larger than 1 GiB, which is the most that Pelmet reads")
    }
    // One byte more shows that the end is reached.
    var capacity = min(size + 1, limit ?? .max)
    var bytes: [UInt8] = []
    while true {
      let chunk = read(descriptor, capacity)
      guard let chunk else { throw Problem(reason: DiskItem.problem(reading: path)) }
      if bytes.isEmpty { bytes = chunk } else { bytes += chunk }
      guard !chunk.isEmpty, bytes.count < min(limit ?? .max, maximumSize) else { return bytes }
      capacity = max(capacity - chunk.count, 4096)
    }
  }

  /// Whether the bytes of a file are those of a text. Reads the file in parts, and no further than they agree.
  static func holds(_ text: String, at path: String) -> Bool {
    guard let (descriptor, size) = try? opened(path) else { return false }
    defer { close(descriptor) }
    var text = text
    return text.withUTF8 { text in
      guard size == text.count else { return false }
      // An empty text may have no address.
      guard let expected = text.baseAddress else { return true }
      var start = 0
      while let chunk = read(descriptor, 1 << 16), chunk.count <= text.count - start {
        guard !chunk.isEmpty else { return start == text.count }
        guard memcmp(chunk, expected + start, chunk.count) == 0 else { return false }
        start += chunk.count
      }
      return false
    }
  }

  /// A descriptor to read a file with, which the caller closes, and the file's size.
  private static func opened(_ path: String) throws(Problem) -> (descriptor: Int32, size: Int) {
    guard DiskItem(path) == .file else { throw Problem(reason: DiskItem.problem(reading: path)) }
    let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { throw Problem(reason: DiskItem.problem(reading: path)) }
    var status = stat()
    // It may be another one by now.
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw Problem(reason: DiskItem.problem(reading: path))
    }
    return (descriptor, Int(status.st_size))
  }

  /// The next bytes, at most `count`; none at the end, `nil` if they cannot be read.
  private static func read(_ descriptor: Int32, _ count: Int) -> [UInt8]? {
    var failed = false
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, filled in
      var result = systemRead(descriptor, buffer.baseAddress, count)
      while result < 0, errno == EINTR { result = systemRead(descriptor, buffer.baseAddress, count) }
      (filled, failed) = (max(result, 0), result < 0)
    }
    return failed ? nil : bytes
  }
}

/// `read(2)` under a name that ``DiskFile`` does not use for itself.
private func systemRead(_ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  read(descriptor, bytes, count)
}
