internal import PelmetDiagnostics

/// The findings about a file as a whole, and about its keys; ``JSONMistake`` has those about its grammar.
enum SyntaxFindings {
  static func fileTooLarge(_ file: FileID, size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      .fileTooLarge, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "the file has \(size) bytes, more than \(limit) (64 MiB)")
  }

  /// `offset` is that of the first byte that begins no character.
  static func invalidUTF8(_ file: FileID, bytes: [UInt8], at offset: Int) -> Diagnostic {
    let isUTF16 = offset == 0 && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]))
    let summary =
      isUTF16
      ? "the file is UTF-16, not UTF-8"
      : "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8"
    return Diagnostic(
      .invalidUTF8, at: .span(SourceSpan(file: file, start: offset, end: offset + 1)), pointer: "", summary)
  }

  static func duplicateKey(_ pair: DuplicateKeys.Pair, in document: JSONDocument) -> Diagnostic {
    Diagnostic(
      .duplicateKey, at: .span(document.span(pair.later)),
      pointer: JSONValue(document: document, index: pair.later + 1).pointer,
      "the key '\(document.text(pair.later))' is already in this object",
      notes: [.init("the first is here", at: document.span(pair.first))])
  }

  static func disagreement(_ file: FileID) -> Diagnostic {
    Diagnostic(
      .internalError, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "json-c and Pelmet's scanner read this file differently; this is a bug in Pelmet")
  }
}
