/// The place of a cursor in a text that need not be JSON: somebody is just writing it.
///
/// Goes through the text once. What is missing around the cursor, such as a comma or the end of a string, makes no difference.
struct CursorPlace {
  enum Role { case key, value }

  /// A key is written, or a value.
  let role: Role
  /// The keys and positions to the object in which a key is written, or to the value itself.
  let names: [String]
  /// The bytes that a completion replaces: a string with its quotes, or a word.
  let range: Range<Int>
  /// The text before the cursor, without a quote.
  let typed: String
  /// The other keys of the object around the cursor.
  private(set) var siblings: Set<String> = []
  /// Whether a colon is behind the range, so that a key has its value.
  let hasColon: Bool

  /// `nil` where nothing can be written, such as between a key and its colon.
  init?(_ text: [UInt8], at cursor: Int) {
    var scan = CursorScan(text)
    scan.run(until: cursor)
    guard let place = scan.place(at: cursor) else { return nil }
    (role, range) = (place.role, place.range)
    names = scan.names(role)
    typed = String(decoding: text[min(place.start, cursor)..<cursor], as: UTF8.self)
    hasColon = text[range.upperBound...].first { !" \t\r\n".utf8.contains($0) } == UInt8(ascii: ":")
    siblings = scan.siblings(behind: range.upperBound)
  }
}

/// The containers that are open at some place of a text.
private struct CursorScan {
  private struct Container {
    let isArray: Bool
    var index = 0
    /// The key whose value comes, or has come last.
    var key = ""
    var keys: [String] = []
    var state = State.key
  }

  private enum State { case key, colon, value, after }

  private let text: [UInt8]
  private var offset = 0
  private var open: [Container] = []
  /// Where the string or word begins that reaches up to the end of the scan.
  private var start: Int?
  private var isString = false

  init(_ text: [UInt8]) { self.text = text }

  /// Goes on up to an offset, or into the string or word that it is in.
  mutating func run(until end: Int) {
    while offset < end {
      let byte = text[offset]
      switch byte {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\n"): offset += 1
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        open.append(Container(isArray: byte == UInt8(ascii: "["), state: byte == UInt8(ascii: "[") ? .value : .key))
        offset += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        _ = open.popLast()
        finish()
        offset += 1
      case UInt8(ascii: ":"):
        change { $0.state = $0.isArray ? .after : .value }
        offset += 1
      case UInt8(ascii: ","):
        change {
          $0.state = $0.isArray ? .value : .key
          $0.index += 1
        }
        offset += 1
      default: skip(until: end)
      }
    }
  }

  private mutating func change(_ body: (inout Container) -> Void) {
    if !open.isEmpty { body(&open[open.count - 1]) }
  }

  private mutating func finish() { change { $0.state = .after } }

  /// Goes behind a string or a word, or stays in it where the scan ends there.
  private mutating func skip(until end: Int) {
    let (isString, begin) = (text[offset] == UInt8(ascii: "\""), offset)
    let stop = isString ? Self.endOfString(text, begin) : Self.endOfWord(text, begin)
    guard stop.isClosed ? stop.end <= end : stop.end < end else {
      (start, self.isString, offset) = (begin, isString, end)
      return
    }
    offset = stop.end
    let word =
      isString ? String(decoding: text[(begin + 1)..<max(begin + 1, stop.end - (stop.isClosed ? 1 : 0))], as: UTF8.self) : ""
    change {
      if !$0.isArray, isString, $0.state == .key || $0.state == .after {
        $0.keys.append(word)
        ($0.key, $0.state) = (word, .colon)
      } else {
        $0.state = .after
      }
    }
  }

  /// The end of a string: behind its quote, or that of its line.
  private static func endOfString(_ text: [UInt8], _ start: Int) -> (end: Int, isClosed: Bool) {
    var index = start + 1
    while index < text.count, text[index] != UInt8(ascii: "\n"), text[index] != UInt8(ascii: "\r") {
      if text[index] == UInt8(ascii: "\"") { return (index + 1, true) }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    return (min(index, text.count), false)
  }

  private static func endOfWord(_ text: [UInt8], _ start: Int) -> (end: Int, isClosed: Bool) {
    let end = text[start...].dropFirst().firstIndex { " \t\r\n{}[],:\"".utf8.contains($0) } ?? text.count
    return (end, false)
  }

  /// The part of the text that a completion at the cursor replaces; `nil` where none can be.
  func place(at cursor: Int) -> (role: CursorPlace.Role, range: Range<Int>, start: Int)? {
    guard let container = open.last else { return nil }
    let role: CursorPlace.Role
    switch container.state {
    case .value: role = .value
    case .key: role = .key
    // A comma is missing.
    case .after where !container.isArray && start != nil: role = .key
    default: return nil
    }
    guard let start else { return (role, cursor..<cursor, cursor) }
    if !isString { return (role, start..<Self.endOfWord(text, start).end, start) }
    let (end, isClosed) = Self.endOfString(text, start)
    // Behind a string without an end is what its author has not come to.
    return (role, start..<(isClosed ? end : cursor), start + 1)
  }

  func names(_ role: CursorPlace.Role) -> [String] {
    open.enumerated().compactMap { index, container in
      index == open.count - 1 && role == .key ? nil : container.isArray ? "\(container.index)" : container.key
    }
  }

  /// The keys of the innermost object, before the cursor and behind a place.
  func siblings(behind end: Int) -> Set<String> {
    var keys = Set(open.last?.keys ?? [])
    var (index, level) = (end, 0)
    while index < text.count, level >= 0 {
      switch text[index] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): level += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): level -= 1
      case UInt8(ascii: "\""):
        let string = Self.endOfString(text, index)
        if level == 0, string.isClosed, text[string.end...].first(where: { !" \t\r\n".utf8.contains($0) }) == UInt8(ascii: ":") {
          keys.insert(String(decoding: text[(index + 1)..<(string.end - 1)], as: UTF8.self))
        }
        index = string.end
        continue
      default: break
      }
      index += 1
    }
    return keys
  }
}
