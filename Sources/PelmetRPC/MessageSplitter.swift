/// Takes the messages out of a stream of bytes that comes in pieces. What is no message is told as such, and the stream goes on behind it.
struct MessageSplitter {
  enum Piece: Equatable {
    /// The bytes of a message.
    case message([UInt8])
    /// Bytes in the place of one, with the mistake in them.
    case noMessage(String)
  }

  /// The largest message that is read, in bytes: 32 MiB.
  static let maximumSize = 32 << 20

  /// The longest header that is read, in bytes.
  static let maximumHeader = 8192

  private let framing: WireFormat.Framing
  private let limit: Int
  private var bytes: [UInt8] = []
  /// Where the bytes that are not looked at begin.
  private var start = 0
  /// Where to go on with the search for the end of a header or a line.
  private var searched = 0
  /// The bytes that are still to be left out.
  private var skipped = 0
  /// Whether everything up to the next line end is to be left out.
  private var skipsLine = false

  /// - Parameter limit: The largest message, in bytes.
  init(_ framing: WireFormat.Framing, limit: Int = maximumSize) { (self.framing, self.limit) = (framing, limit) }

  mutating func append(_ more: [UInt8]) {
    if start > 0 {
      bytes.removeSubrange(..<start)
      (searched, start) = (searched - start, 0)
    }
    bytes += more
  }

  /// The next piece that has come as a whole.
  mutating func next() -> Piece? {
    let count = min(skipped, bytes.count - start)
    advance(by: count)
    skipped -= count
    return framing == .lines ? nextLine() : nextWithHeader()
  }

  private mutating func advance(by count: Int) {
    start += count
    searched = max(searched, start)
  }

  // MARK: - Lines

  private mutating func nextLine() -> Piece? {
    while true {
      guard let end = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) else {
        searched = bytes.count
        guard bytes.count - start > limit else { return nil }
        // Nothing of a line without an end is kept.
        advance(by: bytes.count - start)
        defer { skipsLine = true }
        return skipsLine ? nil : tooLarge
      }
      let line = bytes[start..<end]
      advance(by: line.count + 1)
      if skipsLine {
        skipsLine = false
      } else if line.count > limit {
        return tooLarge
      } else if !line.allSatisfy({ " \t\r".utf8.contains($0) }) {
        return .message(Array(line))
      }
    }
  }

  // MARK: - Headers

  private mutating func nextWithHeader() -> Piece? {
    guard skipped == 0, let end = endOfHeader() else {
      guard bytes.count - start > Self.maximumHeader else { return nil }
      advance(by: bytes.count - start)
      return .noMessage("a header is longer than \(Self.maximumHeader) bytes")
    }
    let header = String(decoding: bytes[start..<end], as: UTF8.self)
    guard let length = Self.length(in: header) else {
      advance(by: end - start)
      return .noMessage("a header has no Content-Length")
    }
    guard length <= limit else {
      advance(by: end - start)
      skipped = length
      return tooLarge
    }
    guard bytes.count - end >= length else { return nil }
    let message = Array(bytes[end..<end + length])
    advance(by: end + length - start)
    return .message(message)
  }

  /// Where the message behind a header begins. A line may end with a line feed alone.
  private mutating func endOfHeader() -> Int? {
    let (feed, carriage) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
    var index = max(start, searched - 3)
    while index < bytes.count {
      if bytes[index] == feed {
        if index + 1 < bytes.count, bytes[index + 1] == feed { return index + 2 }
        if index + 2 < bytes.count, bytes[index + 1] == carriage, bytes[index + 2] == feed { return index + 3 }
      }
      index += 1
    }
    searched = bytes.count
    return nil
  }

  private static func length(in header: String) -> Int? {
    for line in header.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: ":", maxSplits: 1)
      guard parts.count == 2, parts[0].lowercased() == "content-length" else { continue }
      let digits = parts[1].drop { $0 == " " }.prefix { $0 != " " }
      return digits.utf8.allSatisfy { (0x30...0x39).contains($0) } ? Int(digits) : nil
    }
    return nil
  }

  private var tooLarge: Piece { .noMessage("a message is larger than \(limit) bytes") }
}
