internal import PelmetDiagnostics

/// Makes a finding of the place at which the scanner stopped: a message for the author of the file, and its place.
struct JSONMistake {
  let failure: JSONFailure
  let file: FileID
  let bytes: [UInt8]
  /// The nodes before the failure, keys unescaped.
  let tape: JSONTape

  init(_ failure: JSONFailure, file: FileID, bytes: [UInt8], tape: JSONTape) {
    self.failure = failure
    self.file = file
    self.bytes = bytes
    self.tape = tape
  }

  var diagnostic: Diagnostic {
    var finding = finding
    if finding.pointer == nil { finding.pointer = pointer }
    return finding
  }

  private var finding: Diagnostic {
    switch failure.reason {
    case .depth:
      return Diagnostic(
        .nestedTooDeep, at: .span(span(failure.offset..<failure.offset + 1)),
        "more than \(JSONScanner.maximumDepth) objects and arrays are nested in each other")
    case .infinite(let start):
      return invalid(
        start..<failure.offset, "the number is too large; the largest is about 1.8e308", fix: "write a smaller number")
    case .surrogate(let start):
      return invalid(
        start..<start + 6, "the escape is half of a surrogate pair", fix: "write both halves, such as \\uD83D\\uDE00")
    case .escape(let start):
      return escape(start)
    case .string(let start):
      return string(start)
    case _ where failure.offset == bytes.count:
      return endOfText
    case .digit(let start):
      return digit(start)
    case .word(let start):
      return unexpectedWord(at: start) ?? unexpectedByte(.element)
    case .unexpected(let expected):
      return unexpected(expected)
    }
  }

  // MARK: - Strings

  private func escape(_ start: Int) -> Diagnostic {
    if bytes[start + 1] == UInt8(ascii: "u") {
      return invalid(
        character, "expected four hexadecimal digits after \\u, found \(named)",
        fix: "write four digits, such as \\u00E9, or the character itself")
    }
    return invalid(
      character, "unknown escape: \\ before \(named); the escapes are \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\u with four digits",
      fix: "write \\\\ if a backslash is meant")
  }

  private func string(_ start: Int) -> Diagnostic {
    let label = Diagnostic.Label("the string begins here", at: span(start..<start + 1))
    guard failure.offset < bytes.count else {
      return invalid(
        endOfContent, "the string is not closed before the end of the file", labels: [label], fix: "write \" at its end")
    }
    switch bytes[failure.offset] {
    case 0x0A, 0x0D:
      return invalid(
        failure.offset..<failure.offset, "the string is not closed on its line", labels: [label],
        fix: "write \" at its end, or \\n for a line break in it")
    case 0x09:
      return invalid(character, "a tab is not allowed in a string", fixIts: [write("\\t")])
    case let byte:
      let digits = String(byte, radix: 16, uppercase: true)
      return invalid(
        character, "the control character \(named) is not allowed in a string",
        fixIts: [write("\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)")])
    }
  }

  // MARK: - Numbers and the end

  private func digit(_ start: Int) -> Diagnostic {
    switch bytes[failure.offset - 1] {
    case UInt8(ascii: "."):
      return invalid(character, "expected a digit after the decimal point, found \(named)", fix: "write a digit")
    case UInt8(ascii: "-") where failure.offset - 1 == start:
      if let finding = unexpectedWord(at: failure.offset, from: start) { return finding }
      return invalid(character, "expected a digit after the minus sign, found \(named)", fix: "write a digit")
    default:
      return invalid(character, "expected a digit in the exponent, found \(named)", fix: "write a digit")
    }
  }

  private var endOfText: Diagnostic {
    guard endOfContent.lowerBound > 0 else {
      return invalid(0..<0, "the file is empty; expected one JSON value", fix: "write { }, and the keys between the braces")
    }
    guard let container = failure.open.last else {
      return invalid(endOfContent, "the file ends inside a value", fix: "write the rest of the value")
    }
    if tape.nodes.last?.kind == JSONTape.Kind.key {
      return invalid(endOfContent, "the file ends before the last key has a value", fix: "write a value")
    }
    return unclosed(container)
  }

  /// The finding about a bracket that is missing. It points at the bracket that is not closed, not at the end of the file, where nothing
  /// can be fixed: at the one whose closing bracket is further left than it should be, else at the innermost that is open.
  private func unclosed(_ open: Int) -> Diagnostic {
    let indentation = Indentation(bytes)
    let misclosed = indentation.firstUnclosed(in: tape)
    let container = misclosed ?? open
    let start = Int(tape.nodes[container].start)
    let (what, bracket) = tape.nodes[container].kind == JSONTape.Kind.object ? ("object", "}") : ("array", "]")
    let outside = indentation.firstKeyOutside(container, in: tape)
    let end: Int
    if let outside {
      end = endOfContent(before: outside)
    } else {
      // The bracket that closes it instead was meant for another one.
      end = misclosed.map { endOfContent(before: Int(tape.nodes[$0].end) - 1) } ?? endOfContent.lowerBound
    }
    // Behind the last value, and before a comma.
    let isBeforeComma = outside != nil && bytes[end - 1] == UInt8(ascii: ",")
    let place = isBeforeComma ? endOfContent(before: end - 1) : end
    let line = indentation.line(of: place)
    let fix = "add \"\(bracket)\" \(isBeforeComma ? "before the comma at the end of" : "after") line \(line + 1)"
    // Where lines tell no structure, or several brackets are missing, the place is a guess.
    let isCertain =
      failure.open.count == 1 && indentation.line(of: start) != line && (outside == nil || isBeforeComma)
      && (misclosed != nil || indentation.isOnMargin(start))
    let text = "\n\(indentation.margin(around: start))\(bracket)"
    return invalid(
      start..<start + 1, "this \(what) is not closed by \(bracket)",
      labels: [.init("it is missing here", at: span(place..<place))],
      fixIts: isCertain ? [.init(fix, edits: [.init(span(place..<place), text)])] : [], fix: fix)
  }

  // MARK: - Pieces

  /// The place after the last byte of the file that is not white space.
  private var endOfContent: Range<Int> {
    let end = endOfContent(before: bytes.count)
    return end..<end
  }

  /// The offset after the last byte before `offset` that is not white space.
  func endOfContent(before offset: Int) -> Int {
    bytes[..<offset].lastIndex { ByteClass.table[Int($0)] & ByteClass.whitespace == 0 }.map { $0 + 1 } ?? 0
  }

  /// The character at the failure.
  var character: Range<Int> {
    failure.offset..<failure.offset + SourceCharacter.length(in: bytes, at: failure.offset)
  }

  /// The character at the failure, for a message.
  var named: String { SourceCharacter.name(in: bytes, at: failure.offset) }

  func invalid(
    _ range: Range<Int>, _ summary: String, labels: [Diagnostic.Label] = [], notes: [Diagnostic.Note] = [],
    fixIts: [Diagnostic.FixIt] = [], suggestion: String? = nil, fix: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      .invalidJSON, at: .span(span(range)), summary, labels: labels, notes: notes, fixIts: fixIts,
      suggestion: suggestion, fix: fix)
  }

  /// The fix-it that puts a text in place of the character at the failure.
  func write(_ text: String) -> Diagnostic.FixIt {
    Diagnostic.FixIt("write \(text)", edits: [.init(span(character), text)])
  }

  /// The fix-it that removes the character at the failure.
  var removal: Diagnostic.FixIt { Diagnostic.FixIt("remove \(named)", edits: [.init(span(character), "")]) }

  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, start: range.lowerBound, end: range.upperBound)
  }

  /// The pointer of the innermost container, or of its member that has no value yet.
  private var pointer: String {
    let pointer = JSONPointer.text(through: failure.open, of: tape, in: bytes)
    guard let last = tape.nodes.indices.last, tape.nodes[last].kind == JSONTape.Kind.key else { return pointer }
    return pointer + JSONPointer.token(tape.text(last, in: bytes))
  }
}
