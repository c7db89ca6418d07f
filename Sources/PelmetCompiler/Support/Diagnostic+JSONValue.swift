internal import PelmetDiagnostics
internal import PelmetSyntax

/// The findings of decoding, each with the words it is reported in.
package enum DecodingDiagnostics {
  static let unknownKey = DiagnosticID("UnknownKey")
  static let wrongKind = DiagnosticID("WrongKind")
  static let unknownCase = DiagnosticID("UnknownCase")
  static let invalidColor = DiagnosticID("InvalidColor")
  static let invalidReference = DiagnosticID("InvalidReference")
  static let outOfRange = DiagnosticID("OutOfRange")
  static let missingKey = DiagnosticID("MissingKey")
  static let invalidName = DiagnosticID("InvalidName")
  static let unsupportedVersion = DiagnosticID("UnsupportedVersion")
}

extension Diagnostic {
  /// An error at a value.
  static func error(
    _ id: DiagnosticID, at value: JSONValue, _ summary: String, notes: [Note] = [], fixIts: [FixIt] = [],
    suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, .error, at: .span(value.span), pointer: value.pointer, summary, notes: notes, fixIts: fixIts, suggestion: suggestion)
  }

  /// An error at a key.
  static func error(
    _ id: DiagnosticID, atKeyOf member: JSONMember, _ summary: String, notes: [Note] = [], suggestion: String? = nil
  ) -> Diagnostic {
    Diagnostic(
      id, .error, at: .span(member.keySpan), pointer: member.value.pointer, summary, notes: notes, suggestion: suggestion)
  }
}

/// `a, b and c`, or with another last word.
func list(_ words: some Collection<String>, _ conjunction: String = "or") -> String {
  let words = Array(words)
  guard let last = words.last, words.count > 1 else { return words.first ?? "" }
  return words.dropLast().joined(separator: ", ") + " \(conjunction) " + last
}
