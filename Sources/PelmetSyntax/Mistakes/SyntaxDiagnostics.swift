package import PelmetDiagnostics

/// Findings of reading a file, before anything is known about themes.
package enum SyntaxDiagnostics {
  package static let invalidJSON = DiagnosticID("InvalidJSON")
  package static let invalidUTF8 = DiagnosticID("InvalidUTF8")
  package static let duplicateKey = DiagnosticID("DuplicateKey")
  package static let nestedTooDeep = DiagnosticID("NestedTooDeep")
  package static let fileTooLarge = DiagnosticID("FileTooLarge")
  package static let unreadableFile = DiagnosticID("UnreadableFile")
  /// A mistake of Pelmet's own; no rule setting reaches it.
  package static let internalError = DiagnosticID("InternalError")

  static func fileTooLarge(_ file: FileID, size: Int, limit: Int) -> Diagnostic {
    Diagnostic(
      fileTooLarge, .error, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "the file has \(size) bytes, more than \(limit) (64 MiB)")
  }

  /// `offset` is that of the first byte that begins no character.
  static func invalidUTF8(_ file: FileID, bytes: [UInt8], at offset: Int) -> Diagnostic {
    let isUTF16 = offset == 0 && (bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]))
    let summary =
      isUTF16
      ? "the file is UTF-16; save it as UTF-8"
      : "the byte 0x\(String(bytes[offset], radix: 16, uppercase: true)) is not UTF-8, the encoding of JSON"
    return Diagnostic(
      invalidUTF8, .error, at: .span(SourceSpan(file: file, start: offset, end: offset + 1)), pointer: "", summary)
  }

  static func duplicateKey(_ pair: DuplicateKeys.Pair, pointer: String, in document: JSONDocument) -> Diagnostic {
    Diagnostic(
      duplicateKey, .error, at: .span(document.span(pair.later)),
      pointer: pointer,
      "the key '\(document.text(pair.later))' is already in this object; each key is allowed once",
      notes: [.init("Previously declared here", at: document.span(pair.first))])
  }

  static func disagreement(_ file: FileID) -> Diagnostic {
    Diagnostic(
      internalError, .error, at: .span(SourceSpan(file: file, start: 0, end: 0)), pointer: "",
      "json-c and Pelmet's scanner read this file differently; this is a bug of Pelmet, please report it with the file")
  }
}
