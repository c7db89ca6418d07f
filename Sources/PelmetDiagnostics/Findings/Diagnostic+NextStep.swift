/// The fix of a finding in words, the same in all reports.
extension Diagnostic {
  /// The one step that fixes the finding, imperative and without a full stop: what its fix-its do, otherwise its own fix, otherwise to
  /// write its suggestion, otherwise the fix of its rule.
  package var nextStep: String {
    if !fixIts.isEmpty { return fixIts.map(\.message).joined(separator: ", or ") }
    return fix ?? suggestion.map { VisibleText.shortened("write \(Self.asWritten($0))") } ?? wantedKind ?? rule.fix
  }

  /// `write an array of paths` for a summary that says what was expected.
  private var wantedKind: String? {
    guard rule == .wrongKind else { return nil }
    let words = ["expected ", " must be "].lazy.compactMap { summary.firstRange(of: $0)?.upperBound }.first
    return words.map { "write \(summary[$0...].prefix { $0 != ":" && $0 != ";" })" }
  }

  /// A change that may fix the finding, where none certainly does: its suggestion in place of the value that it is about. Whoever makes it has
  /// to look at it before.
  package var proposal: FixIt? {
    guard fixIts.isEmpty, fix == nil, let suggestion, case .span(let span) = location, span.start < span.end else { return nil }
    return FixIt(nextStep, edits: [Edit(span, Self.asWritten(suggestion))])
  }

  /// A text as it stands in JSON: in quotes, unless it is a value of another kind.
  private static func asWritten(_ text: String) -> String {
    switch text.utf8.first ?? 0 {
    case UInt8(ascii: "["), UInt8(ascii: "\""): return text
    case UInt8(ascii: "{") where text.hasPrefix("{ ") || text.hasPrefix("{\""): return text
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return Double(text) == nil ? "\"\(text)\"" : text
    default: return text == "true" || text == "false" || text == "null" ? text : "\"\(text)\""
    }
  }
}
