package import PelmetDiagnostics

/// The findings about a file as a whole, and about its keys; ``JSONMistake`` has those about its grammar.
enum SyntaxFindings {
  static func fileTooLarge(_ file: FileID, size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "the file has \(size) bytes, more than \(limit) (64 MiB)")
  }

  /// `offset` is that of the first byte that begins no character.
  static func invalidUTF8(_ file: FileID, bytes: [UInt8], at offset: Int) -> Diagnostic {
    let summary =
      byteOrderMarks.first { bytes.starts(with: $0.bytes) }.map { "the file is \($0.name), not UTF-8" }
      ?? "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8"
    return Diagnostic(
      .invalidUTF8, at: .span(SourceSpan(file: file, start: offset, end: offset + 1)), pointer: "", summary)
  }

  /// The beginnings of other encodings; that of UTF-32 in little-endian order begins with that of UTF-16.
  private static let byteOrderMarks: [(bytes: [UInt8], name: String)] = [
    ([0xFF, 0xFE, 0, 0], "UTF-32"), ([0, 0, 0xFE, 0xFF], "UTF-32"), ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"),
  ]

  static func tooManyMarks(_ file: FileID, at place: Range<Int>) -> Diagnostic {
    let span = SourceSpan(file: file, start: place.lowerBound, end: place.upperBound)
    return Diagnostic(
      .nestedTooDeep, at: .span(span), pointer: "", "more than \(CombiningMarks.most) combining marks follow each other",
      fix: "remove the marks that change no letter")
  }

  static func duplicateKey(_ pair: DuplicateKeys.Pair, in document: JSONDocument) -> Diagnostic {
    let spelled = [pair.later, pair.first].map { VisibleText.ascii(document.text($0)) }
    let spelling = pair.isRespelled ? ", as '\(spelled[1])', which is the same name as '\(spelled[0])'" : ""
    return Diagnostic(
      .duplicateKey, at: .span(document.span(pair.later)),
      pointer: JSONValue(document: document, index: pair.later + 1).pointer,
      "the key '\(document.text(pair.later))' is already in this object\(spelling)",
      notes: [.init("the first is here", at: document.span(pair.first))])
  }

  static func disagreement(_ file: FileID) -> Diagnostic {
    Diagnostic(
      .internalError, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "json-c and Pelmet's scanner read this file differently; this is a bug in Pelmet")
  }
}

extension JSONValue {
  /// The errors about keys of this object that are the names of earlier ones in other characters.
  package var respelledMembers: [Diagnostic] {
    document.respelled[object: index].map { SyntaxFindings.duplicateKey($0, in: document) }
  }

  /// The error about keys that are one name in other characters, if a place of the document is a key or a value of one of them.
  package func respelling(around place: SourceSpan) -> Diagnostic? {
    document.respelled[around: place.start].map { SyntaxFindings.duplicateKey($0, in: document) }
  }
}
