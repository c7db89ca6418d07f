internal import PelmetDiagnostics

/// Characters between two tokens that JSON does not know, as people type them.
extension JSONMistake {
  func unexpected(_ expected: JSONExpectation) -> Diagnostic {
    bareColor(expected) ?? foreign ?? afterNumberOrWord(expected) ?? trailingComma(expected) ?? unexpectedByte(expected)
  }

  private var byte: UInt8 { bytes[failure.offset] }

  private func follows(_ text: StaticString) -> Bool {
    bytes[failure.offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: - Anywhere

  /// Characters that JSON never allows between tokens.
  private var foreign: Diagnostic? {
    if failure.offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let fixIt = Diagnostic.FixIt("remove the byte order mark", edits: [.init(span(0..<3), "")])
      return invalid(0..<3, "the file begins with a byte order mark, which JSON does not allow", fixIts: [fixIt])
    }
    if byte == 0 {
      return invalid(character, "a NUL byte is not allowed in JSON", fix: "save the file as UTF-8, if it is UTF-16")
    }
    if follows("//") || follows("/*") || follows("#") {
      return invalid(comment, "comments are not allowed in JSON", fixIts: withoutComment)
    }
    if byte == UInt8(ascii: "'") { return singleQuotes }
    if follows("“") || follows("”") || follows("„") {
      return typographicQuotes
    }
    let scalar = String(decoding: bytes[character], as: UTF8.self).unicodeScalars.first
    guard let scalar, byte < 0x20 || byte >= 0x7F else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return invalid(
        character, "\(named) is not allowed here; white space in JSON is space, tab and line break", fixIts: [write(" ")])
    default:
      return nil
    }
  }

  /// `#0A84FF` without quotes, where a value is due.
  private func bareColor(_ expected: JSONExpectation) -> Diagnostic? {
    guard [.memberValue, .element, .firstElement].contains(expected), follows("#") else { return nil }
    let digits = bytes[(failure.offset + 1)...].prefix { Character(UnicodeScalar($0)).isHexDigit }
    guard [3, 4, 6, 8].contains(digits.count), bytes[digits.endIndex...].first.map({ " \t\r\n,]}".utf8.contains($0) }) ?? true
    else { return nil }
    let place = failure.offset..<digits.endIndex
    let text = "\"\(String(decoding: bytes[place], as: UTF8.self))\""
    return invalid(
      place, "a colour is a string in double quotes", fixIts: [.init("write \(text)", edits: [.init(span(place), text)])])
  }

  /// To the end of the line, or of a block comment on one line.
  private var comment: Range<Int> {
    let rest = bytes[failure.offset...]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard follows("/*") else { return failure.offset..<end }
    let close = rest[..<end].indices.dropFirst(3).first { bytes[$0] == UInt8(ascii: "/") && bytes[$0 - 1] == UInt8(ascii: "*") }
    return failure.offset..<(close.map { $0 + 1 } ?? end)
  }

  /// Nothing for a block comment that goes on after its line.
  private var withoutComment: [Diagnostic.FixIt] {
    let place = comment
    guard !follows("/*") || bytes[place].suffix(2).elementsEqual("*/".utf8) else { return [] }
    // What it stands between must not become one.
    let isBetween = [place.lowerBound - 1, place.upperBound].allSatisfy { index in
      bytes.indices.contains(index) && !" \t\r\n,:[]{}".utf8.contains(bytes[index])
    }
    return [.init("remove the comment", edits: [.init(span(wholeLine(place)), isBetween ? " " : "")])]
  }

  /// The line of a place and its end, if there is nothing else on it.
  private func wholeLine(_ place: Range<Int>) -> Range<Int> {
    func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
    let start = bytes[..<place.lowerBound].lastIndex { !isBlank($0) }.map { $0 + 1 } ?? 0
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n"),
      let end = bytes[place.upperBound...].firstIndex(where: { !isBlank($0) && $0 != UInt8(ascii: "\r") }),
      bytes[end] == UInt8(ascii: "\n")
    else { return place }
    return start..<end + 1
  }

  /// “…” and „…“ around a text.
  private var typographicQuotes: Diagnostic {
    let summary = "\(named) is not allowed; strings are in straight double quotes"
    let marks = ["“", "”", "„"].map { Array($0.utf8) }
    let line = bytes[character.upperBound...].prefix { $0 != 0x0A && $0 != UInt8(ascii: "\"") }
    let close = line.indices.first { offset in marks.contains { bytes[offset...].starts(with: $0) } }
    guard let close else { return invalid(character, summary, fix: "write straight double quotes") }
    let edits = [character, close..<close + 3].map { Diagnostic.Edit(span($0), "\"") }
    return invalid(character, summary, fixIts: [.init("write straight double quotes", edits: edits)])
  }

  private var singleQuotes: Diagnostic {
    let summary = "single quotes are not allowed; strings are in double quotes"
    let inside = bytes[(failure.offset + 1)...]
    let close = inside.firstIndex { $0 == UInt8(ascii: "'") || $0 < 0x20 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
    guard let close, bytes[close] == UInt8(ascii: "'") else { return invalid(character, summary, fix: "write double quotes") }
    let fixIt = Diagnostic.FixIt(
      "write double quotes", edits: [.init(span(character), "\""), .init(span(close..<close + 1), "\"")])
    return invalid(failure.offset..<close + 1, summary, fixIts: [fixIt])
  }

  /// A number or word that goes on where it should have ended.
  private func afterNumberOrWord(_ expected: JSONExpectation) -> Diagnostic? {
    guard let last = tape.nodes.last, Int(last.end) == failure.offset, last.kind >= JSONTape.Kind.number,
      last.kind != JSONTape.Kind.key
    else { return nil }
    guard last.kind == JSONTape.Kind.number else { return unexpectedWord(at: Int(last.start)) }
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      return invalid(
        character, "a number must not begin with 0, unless a decimal point follows", fix: "remove the 0 in front")
    case UInt8(ascii: "x") where bytes[failure.offset - 1] == UInt8(ascii: "0"),
      UInt8(ascii: "X") where bytes[failure.offset - 1] == UInt8(ascii: "0"):
      return invalid(character, "hexadecimal numbers are not allowed", fix: "write the number in decimal")
    case UInt8(ascii: "."):
      return invalid(character, "a number can have only one decimal point, before its exponent", fix: "remove one of the two")
    case UInt8(ascii: "_"):
      return invalid(character, "'_' is not allowed between digits", fixIts: [removal])
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      return invalid(
        failure.offset..<SourceCharacter.endOfWord(in: bytes, from: failure.offset),
        "letters are not allowed in a number", fix: "remove them, or write the string in double quotes")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return invalid(character, "calculations are not allowed in JSON", fix: "write the result")
    default:
      return nil
    }
  }

  private func trailingComma(_ expected: JSONExpectation) -> Diagnostic? {
    guard expected == .element && byte == UInt8(ascii: "]") || expected == .key && byte == UInt8(ascii: "}"),
      let comma = bytes[..<failure.offset].lastIndex(of: UInt8(ascii: ","))
    else { return nil }
    let change = "remove the comma"
    return invalid(
      character, "a comma is not allowed before the closing \(named)",
      labels: [.init("this comma", at: span(comma..<comma + 1))],
      fixIts: [.init(change, edits: [.init(span(comma..<comma + 1), "")])], suggestion: change)
  }

  // MARK: - By the expected token

  func unexpectedByte(_ expected: JSONExpectation) -> Diagnostic {
    switch expected {
    case .document, .firstElement, .element, .memberValue: unexpectedValue(expected)
    case .firstKey, .key: unexpectedKey
    case .colon: unexpectedColon
    case .elementEnd, .memberEnd: unexpectedEnd(expected)
    case .documentEnd: afterTheEnd
    }
  }

  private func unexpectedValue(_ expected: JSONExpectation) -> Diagnostic {
    switch byte {
    case UInt8(ascii: ","), UInt8(ascii: "]"), UInt8(ascii: "}"):
      if expected == .document {
        return invalid(
          character, "expected a value at the beginning of the file, found \(named)", fix: "write { first")
      }
      if expected == .memberValue {
        return invalid(character, "expected a value after the colon, found \(named)", fix: "write a value")
      }
      if byte == UInt8(ascii: ",") {
        return invalid(character, "expected a value before the comma", fixIts: surplus, fix: "write a value, or remove the comma")
      }
      return wrongBracket
    case UInt8(ascii: ":") where expected == .memberValue:
      return invalid(
        character, "expected a value after the colon, found another colon", fixIts: surplus, fix: "remove one of the two")
    case UInt8(ascii: "+"):
      return invalid(character, "a number must not begin with '+'", fixIts: [removal])
    case UInt8(ascii: "."):
      return invalid(character, "a number must begin with a digit", fixIts: [write("0.")])
    default:
      if let word = unexpectedWord(at: failure.offset) { return word }
      return invalid(
        character, "expected an object, an array, a string, a number, true, false or null, found \(named)",
        fix: "write one of these")
    }
  }

  private var unexpectedKey: Diagnostic {
    switch byte {
    case UInt8(ascii: ","):
      return invalid(
        character, "expected a key before the comma", fixIts: surplus, fix: "write a key and a value, or remove the comma")
    case UInt8(ascii: ":"):
      return invalid(character, "expected a key before the colon", fix: "write a key in double quotes before it")
    case UInt8(ascii: "]"): return wrongBracket
    default:
      let end = SourceCharacter.endOfWord(in: bytes, from: failure.offset)
      guard end > failure.offset else {
        return invalid(character, "expected a key in double quotes, found \(named)", fix: "write a key in double quotes")
      }
      let word = failure.offset..<end
      let text = String(decoding: bytes[word], as: UTF8.self)
      return invalid(
        word, "a key must be in double quotes",
        fixIts: [.init("write \"\(text)\"", edits: [.init(span(word), "\"\(text)\"")])])
    }
  }

  private var unexpectedColon: Diagnostic {
    switch byte {
    case UInt8(ascii: "="):
      return invalid(character, "expected ':' after the key, found '='", fixIts: [write(":")])
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return invalid(character, "expected ':' and a value after the key", fix: "write \":\" and a value")
    default:
      let end = endOfContent(before: failure.offset)
      return invalid(
        character, "expected ':' after the key, found \(named)", labels: last("this key"),
        fixIts: beginsValue ? [.init("write \":\" after the key", edits: [.init(span(end..<end), ":")])] : [],
        fix: "write \":\" and a value after the key")
    }
  }

  private func unexpectedEnd(_ expected: JSONExpectation) -> Diagnostic {
    let isObject = expected == .memberEnd
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return wrongBracket
    case UInt8(ascii: ":") where !isObject:
      return invalid(character, "an array has no keys", fix: "write { and } around it instead of [ and ]")
    case UInt8(ascii: ":"):
      return invalid(
        character, "expected ',' or '}' after the value, found ':'",
        fix: "write { before the last key and } after its value")
    case UInt8(ascii: ";"):
      return invalid(
        character, "expected ',' between \(isObject ? "members" : "elements"), found ';'",
        fixIts: [write(",")])
    default:
      guard isObject ? byte == UInt8(ascii: "\"") : beginsValue else {
        return invalid(
          character, "expected ',' or '\(isObject ? "}" : "]")' after the value, found \(named)", labels: last("this value"),
          fix: "remove \(named), or write a comma and what follows it")
      }
      let end = endOfContent(before: failure.offset)
      return invalid(
        character, "expected a comma before this \(isObject ? "key" : "value")",
        fixIts: [.init("add a comma", edits: [.init(span(end..<end), ",")])])
    }
  }

  /// A label for the last key or value before the failure, to show quotes that enclose less or more than was meant.
  private func last(_ text: String) -> [Diagnostic.Label] {
    let end = endOfContent(before: failure.offset)
    guard let node = tape.nodes.first(where: { Int($0.end) == end }) else { return [] }
    return [.init(text, at: span(Int(node.start)..<Int(node.end)))]
  }

  private var beginsValue: Bool { beginsValue(failure.offset) }

  private func beginsValue(_ offset: Int) -> Bool {
    offset < bytes.count && "\"{[-0123456789tfn".utf8.contains(bytes[offset])
  }

  /// The removal of a character that is there twice, if what is due follows it.
  private var surplus: [Diagnostic.FixIt] {
    let next = bytes[(failure.offset + 1)...].firstIndex { ByteClass.table[Int($0)] & ByteClass.whitespace == 0 }
    return next.map(beginsValue) == true ? [removal] : []
  }

  private var wrongBracket: Diagnostic {
    guard let container = failure.open.last else { return invalid(character, "\(named) closes nothing", fixIts: [removal]) }
    let isObject = tape.nodes[container].kind == JSONTape.Kind.object
    let start = Int(tape.nodes[container].start)
    return invalid(
      character, "expected \(isObject ? "'}' to close the object" : "']' to close the array"), found \(named)",
      labels: [.init(isObject ? "the object begins here" : "the array begins here", at: span(start..<start + 1))],
      fix: isObject ? "write \"}\"" : "write \"]\"")
  }

  private var afterTheEnd: Diagnostic {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return invalid(
        character, "\(named) closes nothing; the file's only value ends before it",
        fix: "remove it, or add the bracket that it closes")
    case UInt8(ascii: ","):
      return invalid(
        character, "expected the end of the file after its only value, found ','",
        fix: "remove the comma and what follows it")
    default:
      return invalid(
        character, "expected the end of the file after its only value, found \(named)",
        fix: "remove what follows the value")
    }
  }

  // MARK: - Words

  /// The finding about the word at `start`; its place begins at `from`, if given. Nil if there is no word.
  func unexpectedWord(at start: Int, from: Int? = nil) -> Diagnostic? {
    let end = SourceCharacter.endOfWord(in: bytes, from: start)
    guard end > start else { return nil }
    let place = (from ?? start)..<end
    let word = String(decoding: bytes[place].prefix(40), as: UTF8.self)
    switch String(decoding: bytes[start..<end].prefix(40), as: UTF8.self).lowercased() {
    case "nan", "inf", "infinity":
      return invalid(place, "'\(word)' is not a JSON number; numbers must be finite", fix: "write a number")
    case "true", "false":
      return meant(word.lowercased(), for: word, place)
    case "none", "nil", "null", "undefined":
      return meant("null", for: word, place)
    default:
      let meant = SpellingSuggestion.nearest(to: word.lowercased(), among: ["true", "false", "null"])
      return invalid(
        place, "'\(word)' is not a JSON value; expected true, false, null or a string in double quotes",
        suggestion: meant, fix: meant.map { "write \($0)" } ?? "write \"\(word)\"")
    }
  }

  private func meant(_ value: String, for word: String, _ place: Range<Int>) -> Diagnostic {
    invalid(
      place, "'\(word)' is not a JSON value; JSON has \(value)",
      fixIts: [.init("write \(value)", edits: [.init(span(place), value)])], suggestion: value)
  }
}
