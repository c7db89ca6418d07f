/// The elements of a file in XML, as Xcode writes them: without namespaces, and with few entities.
///
/// Reads each byte once. What is no XML gives what was read before it.
struct XMLReader {
  struct Element {
    let name: String
    let attributes: [String: String]
    let line: Int
    /// The position of the element around it.
    let parent: Int?
    fileprivate(set) var text = ""
  }

  /// In the order in which they begin.
  private(set) var elements: [Element] = []
  private var open: [Int] = []
  private var line = 1

  init(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let start = rest.firstIndex(of: UInt8(ascii: "<")) {
      add(text: rest[..<start])
      rest = rest[start...]
      let isComment = rest.starts(with: "<!--".utf8)
      guard let end = isComment ? Self.endOfComment(rest) : rest.firstIndex(of: UInt8(ascii: ">")) else { return }
      let tag = rest[start...end]
      if !isComment { add(tag: String(decoding: tag.dropFirst().dropLast(), as: UTF8.self)) }
      line += tag.count { $0 == UInt8(ascii: "\n") }
      rest = rest[(end + 1)...]
    }
  }

  private static func endOfComment(_ bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex + 4
    while index + 2 < bytes.endIndex {
      if bytes[index...].starts(with: "-->".utf8) { return index + 2 }
      index += 1
    }
    return nil
  }

  private mutating func add(text bytes: ArraySlice<UInt8>) {
    if let last = open.last { elements[last].text += Self.plain(String(decoding: bytes, as: UTF8.self)) }
    line += bytes.count { $0 == UInt8(ascii: "\n") }
  }

  private mutating func add(tag: String) {
    guard let first = tag.first, first != "?", first != "!" else { return }
    if first == "/" {
      _ = open.popLast()
      return
    }
    let isEmpty = tag.hasSuffix("/")
    let body = isEmpty ? tag.dropLast() : tag[...]
    let name = body.prefix { !$0.isWhitespace }
    elements.append(
      Element(name: String(name), attributes: Self.attributes(body.dropFirst(name.count)), line: line, parent: open.last))
    if !isEmpty { open.append(elements.count - 1) }
  }

  /// `name="value"`, any number of times.
  private static func attributes(_ text: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    var rest = text.drop(while: \.isWhitespace)
    while let equals = rest.firstIndex(of: "="), let quote = rest[equals...].dropFirst().first, quote == "\"" || quote == "'" {
      let name = rest[..<equals]
      let value = rest[rest.index(after: equals)...].dropFirst()
      guard let end = value.firstIndex(of: quote) else { break }
      attributes[String(name)] = plain(String(value[..<end]))
      rest = value[value.index(after: end)...].drop(while: \.isWhitespace)
    }
    return attributes
  }

  private static func plain(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
