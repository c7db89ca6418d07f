internal import PelmetDiagnostics

/// Characters between two tokens that JSON does not know, as people type them.
extension JSONMistake {
  func unexpected(_ expected: JSONExpectation) -> Diagnostic {
    foreign ?? afterNumberOrWord(expected) ?? trailingComma(expected) ?? unexpectedByte(expected)
  }

  private var byte: UInt8 { bytes[failure.offset] }

  private func follows(_ text: StaticString) -> Bool {
    bytes[failure.offset...].starts(with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  // MARK: - Wherever it stands

  /// Characters that JSON has nowhere between tokens.
  private var foreign: Diagnostic? {
    if failure.offset == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      let fixIt = Diagnostic.FixIt("remove the byte order mark", edits: [.init(span(0..<3), "")])
      return invalid(0..<3, "the file begins with a byte order mark; JSON has none", fixIts: [fixIt])
    }
    if byte == 0 { return invalid(character, "A NUL byte cannot stand in JSON; is the file UTF-16? JSON is UTF-8") }
    if follows("//") || follows("/*") || follows("#") { return invalid(comment, "JSON has no comments") }
    if byte == UInt8(ascii: "'") { return singleQuotes }
    if follows("“") || follows("”") || follows("„") {
      return invalid(character, "text is written in straight double quotes, not in \(named)")
    }
    let scalar = String(decoding: bytes[character], as: UTF8.self).unicodeScalars.first
    guard let scalar, byte < 0x20 || byte >= 0x7F else { return nil }
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator:
      return invalid(character, "\(named) cannot stand here; white space in JSON is space, tab and line break")
    default:
      return nil
    }
  }

  /// To the end of the line, or of a block comment on one line.
  private var comment: Range<Int> {
    let rest = bytes[failure.offset...]
    let end = rest.firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
    guard follows("/*") else { return failure.offset..<end }
    let close = rest[..<end].indices.dropFirst(3).first { bytes[$0] == UInt8(ascii: "/") && bytes[$0 - 1] == UInt8(ascii: "*") }
    return failure.offset..<(close.map { $0 + 1 } ?? end)
  }

  private var singleQuotes: Diagnostic {
    let summary = "text is written in double quotes, not in single ones"
    let inside = bytes[(failure.offset + 1)...]
    let close = inside.firstIndex { $0 == UInt8(ascii: "'") || $0 < 0x20 || $0 == UInt8(ascii: "\\") || $0 == UInt8(ascii: "\"") }
    guard let close, bytes[close] == UInt8(ascii: "'") else { return invalid(character, summary) }
    let fixIt = Diagnostic.FixIt(
      "use double quotes", edits: [.init(span(character), "\""), .init(span(close..<close + 1), "\"")])
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
      return invalid(character, "A number does not begin with 0 unless it is 0 or goes on with a decimal point")
    case UInt8(ascii: "x") where bytes[failure.offset - 1] == UInt8(ascii: "0"),
      UInt8(ascii: "X") where bytes[failure.offset - 1] == UInt8(ascii: "0"):
      return invalid(character, "numbers are decimal in JSON, not hexadecimal")
    case UInt8(ascii: "."):
      return invalid(character, "A number has one decimal point, before its exponent")
    case UInt8(ascii: "_"):
      return invalid(character, "the digits of a number are not grouped by '_'")
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), 0x80...:
      return invalid(
        failure.offset..<SourceCharacter.endOfWord(in: bytes, from: failure.offset),
        "A number has no letters; a text is written in double quotes")
    case UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "/"):
      return invalid(character, "JSON does not calculate; write the result")
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
      character, "A comma stands before the closing \(named); commas separate, so none may follow the last one",
      labels: [.init("this comma", at: span(comma..<comma + 1))],
      fixIts: [.init(change, edits: [.init(span(comma..<comma + 1), "")])], suggestion: change)
  }

  // MARK: - By what is due

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
      if expected == .document { return invalid(character, "the file begins with \(named); a value is due first") }
      if expected == .memberValue { return invalid(character, "A value must follow the colon; \(named) is none") }
      if byte == UInt8(ascii: ",") { return invalid(character, "A value is missing before the comma") }
      return wrongBracket
    case UInt8(ascii: ":") where expected == .memberValue:
      return invalid(character, "one colon separates a key from its value")
    case UInt8(ascii: "+"):
      return invalid(character, "A number does not begin with '+'")
    case UInt8(ascii: "."):
      return invalid(character, "A number begins with a digit; write 0 before the decimal point")
    default:
      if let word = unexpectedWord(at: failure.offset) { return word }
      return invalid(
        character, "\(named) begins no value; there are objects { }, arrays [ ], \"text\", numbers, true, false and null")
    }
  }

  private var unexpectedKey: Diagnostic {
    switch byte {
    case UInt8(ascii: ","): return invalid(character, "A key is missing before the comma")
    case UInt8(ascii: ":"): return invalid(character, "A key is missing before the colon")
    case UInt8(ascii: "]"): return wrongBracket
    default:
      let end = SourceCharacter.endOfWord(in: bytes, from: failure.offset)
      guard end > failure.offset else { return invalid(character, "A key in double quotes is due; \(named) begins none") }
      let word = failure.offset..<end
      let text = String(decoding: bytes[word], as: UTF8.self)
      return invalid(
        word, "A key is written in double quotes", fixIts: [.init("write \"\(text)\"", edits: [.init(span(word), "\"\(text)\"")])]
      )
    }
  }

  private var unexpectedColon: Diagnostic {
    switch byte {
    case UInt8(ascii: "="):
      let fixIt = Diagnostic.FixIt("write ':'", edits: [.init(span(character), ":")])
      return invalid(character, "A colon separates a key from its value, not '='", fixIts: [fixIt])
    case UInt8(ascii: ","), UInt8(ascii: "}"), UInt8(ascii: "]"):
      return invalid(character, "A colon and a value must follow the key")
    default:
      return invalid(character, "A colon must follow the key; \(named) is none", labels: last("this key"))
    }
  }

  private func unexpectedEnd(_ expected: JSONExpectation) -> Diagnostic {
    let isObject = expected == .memberEnd
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return wrongBracket
    case UInt8(ascii: ":") where !isObject:
      return invalid(character, "an array has no keys; keys and values are written in an object { }")
    case UInt8(ascii: ":"):
      return invalid(character, "A value has ended before this colon; ',' or '}' is due")
    case UInt8(ascii: ";"):
      return invalid(
        character, "\(isObject ? "Members" : "Elements") are separated by ',', not by ';'",
        fixIts: [.init("write ','", edits: [.init(span(character), ",")])])
    default:
      guard isObject ? byte == UInt8(ascii: "\"") : beginsValue else {
        return invalid(
          character, "',' or '\(isObject ? "}" : "]")' is due after the value; \(named) is neither", labels: last("this value"))
      }
      let end = endOfContent(before: failure.offset)
      return invalid(
        character, "A comma is missing before this \(isObject ? "key" : "value")",
        fixIts: [.init("add a comma", edits: [.init(span(end..<end), ",")])])
    }
  }

  /// A label for the last key or value before the failure, to show quotes that enclose less or more than was meant.
  private func last(_ text: String) -> [Diagnostic.Label] {
    let end = endOfContent(before: failure.offset)
    guard let node = tape.nodes.first(where: { Int($0.end) == end }) else { return [] }
    return [.init(text, at: span(Int(node.start)..<Int(node.end)))]
  }

  private var beginsValue: Bool {
    "\"{[-0123456789tfn".utf8.contains(byte)
  }

  private var wrongBracket: Diagnostic {
    guard let container = failure.open.last else { return invalid(character, "\(named) closes nothing") }
    let isObject = tape.nodes[container].kind == JSONTape.Kind.object
    let start = Int(tape.nodes[container].start)
    return invalid(
      character, "\(isObject ? "an object is closed by '}'" : "an array is closed by ']'"), not by \(named)",
      labels: [.init(isObject ? "the object begins here" : "the array begins here", at: span(start..<start + 1))])
  }

  private var afterTheEnd: Diagnostic {
    switch byte {
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return invalid(character, "\(named) closes nothing; the file's only value has ended before it")
    case UInt8(ascii: ","):
      return invalid(character, "no comma may follow the file's only value")
    default:
      return invalid(character, "the file's only value has ended before \(named); a file holds one value")
    }
  }

  // MARK: - Words

  /// About the word at `start`; `from` is where the place begins, if before it. Nil when there is no word.
  func unexpectedWord(at start: Int, from: Int? = nil) -> Diagnostic? {
    let end = SourceCharacter.endOfWord(in: bytes, from: start)
    guard end > start else { return nil }
    let place = (from ?? start)..<end
    let word = String(decoding: bytes[place].prefix(40), as: UTF8.self)
    switch String(decoding: bytes[start..<end].prefix(40), as: UTF8.self).lowercased() {
    case "nan", "inf", "infinity":
      return invalid(place, "'\(word)' is no number of JSON; numbers are finite")
    case "true", "false":
      return meant(word.lowercased(), for: word, place)
    case "none", "nil", "null", "undefined":
      return meant("null", for: word, place)
    default:
      let meant = SpellingSuggestion.nearest(to: word.lowercased(), among: ["true", "false", "null"])
      return invalid(
        place, "'\(word)' is no value; a text is written in double quotes, and the words are true, false and null",
        suggestion: meant)
    }
  }

  private func meant(_ value: String, for word: String, _ place: Range<Int>) -> Diagnostic {
    invalid(
      place, "'\(word)' is no value; JSON writes \(value)",
      fixIts: [.init("write \(value)", edits: [.init(span(place), value)])], suggestion: value)
  }
}
