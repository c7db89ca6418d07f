/// The tokens of a Swift file that name things: identifiers and single characters of punctuation. Comments and the text of string
/// literals are left out; the code inside interpolations is kept.
///
/// Bytes are read once from left to right and nothing recurses, so that the whole of `Sources` takes well under a second without
/// optimisation. Literals of regular expressions are not understood: the sources have none.
struct SwiftTokens {
  struct Token: Hashable {
    let text: String
    /// Counted from 1.
    let line: Int

    /// Whether types may be called so.
    var isTypeName: Bool { text.utf8.first.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 } ?? false }
  }

  private(set) var tokens: [Token] = []
  private let bytes: [UInt8]
  private var position = 0
  private var line = 1
  /// The string literals whose interpolations the scan is in, and the parentheses open in each interpolation.
  private var interpolations: [(literal: Literal, parentheses: Int)] = []

  init(_ text: String) {
    bytes = Array(text.utf8)
    while position < bytes.count { scanNext() }
  }

  private mutating func scanNext() {
    let byte = bytes[position]
    switch byte {
    case UInt8(ascii: "\n"):
      line += 1
      position += 1
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "`"):
      position += 1
    case UInt8(ascii: "/") where byteAfter == UInt8(ascii: "/"):
      while position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
    case UInt8(ascii: "/") where byteAfter == UInt8(ascii: "*"):
      skipBlockComment()
    case UInt8(ascii: "\""):
      skipText(of: Literal(quotes: countOfQuotes, hashes: 0))
    case UInt8(ascii: "#"):
      scanHash()
    case _ where Self.isWord(byte):
      let start = position
      while position < bytes.count, Self.isWord(bytes[position]) { position += 1 }
      append(start..<position)
    default:
      scanPunctuation(byte)
    }
  }

  private mutating func scanPunctuation(_ byte: UInt8) {
    position += 1
    if let open = interpolations.last {
      switch byte {
      case UInt8(ascii: "("):
        interpolations[interpolations.count - 1].parentheses += 1
      case UInt8(ascii: ")") where open.parentheses == 0:
        interpolations.removeLast()
        append(position - 1..<position)
        return skipText(of: open.literal, opened: true)
      case UInt8(ascii: ")"):
        interpolations[interpolations.count - 1].parentheses -= 1
      default: break
      }
    }
    append(position - 1..<position)
  }

  private mutating func append(_ range: Range<Int>) {
    tokens.append(Token(text: String(decoding: bytes[range], as: UTF8.self), line: line))
  }

  private var byteAfter: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

  /// Letters, digits, underscores, and every byte of characters beyond ASCII.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
    default: false
    }
  }
}

// MARK: - Comments and string literals

extension SwiftTokens {
  /// The delimiter of a string literal: `"` or `"""`, with the hashes before it.
  private struct Literal {
    let quotes: Int
    let hashes: Int
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if bytes[position] == UInt8(ascii: "/"), byteAfter == UInt8(ascii: "*") {
        depth += 1
        position += 1
      } else if bytes[position] == UInt8(ascii: "*"), byteAfter == UInt8(ascii: "/") {
        depth -= 1
        position += 1
      } else if bytes[position] == UInt8(ascii: "\n") {
        line += 1
      }
      position += 1
    } while depth > 0 && position < bytes.count
  }

  /// At a hash: a raw string literal, or the sign before `if` and macros.
  private mutating func scanHash() {
    let start = position
    while position < bytes.count, bytes[position] == UInt8(ascii: "#") { position += 1 }
    if position < bytes.count, bytes[position] == UInt8(ascii: "\"") {
      skipText(of: Literal(quotes: countOfQuotes, hashes: position - start))
    } else {
      append(start..<position)
    }
  }

  /// At a quote: 3 where a literal of several lines begins, or else 1.
  private var countOfQuotes: Int {
    byteAfter == UInt8(ascii: "\"") && position + 2 < bytes.count && bytes[position + 2] == UInt8(ascii: "\"") ? 3 : 1
  }

  /// Moves behind the literal, or into its next interpolation.
  private mutating func skipText(of literal: Literal, opened: Bool = false) {
    if !opened { position += literal.quotes }
    while position < bytes.count {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        line += 1
        position += 1
      case UInt8(ascii: "\\") where isRepeated(UInt8(ascii: "#"), literal.hashes, from: position + 1):
        position += 1 + literal.hashes
        guard position < bytes.count, bytes[position] == UInt8(ascii: "(") else {
          if position < bytes.count, bytes[position] != UInt8(ascii: "\n") { position += 1 }
          continue
        }
        position += 1
        append(position - 1..<position)
        return interpolations.append((literal, 0))
      case UInt8(ascii: "\"")
      where isRepeated(UInt8(ascii: "\""), literal.quotes, from: position)
        && isRepeated(UInt8(ascii: "#"), literal.hashes, from: position + literal.quotes):
        position += literal.quotes + literal.hashes
        return
      default:
        position += 1
      }
    }
  }

  private func isRepeated(_ byte: UInt8, _ count: Int, from start: Int) -> Bool {
    start + count <= bytes.count && (start..<start + count).allSatisfy { bytes[$0] == byte }
  }
}
