/// The fix of a finding in words, the same in all reports.
extension Diagnostic {
  /// The one step that mends the finding, imperative and without a full stop: what its fix-its do, otherwise its own fix, otherwise to
  /// write its suggestion, otherwise the fix of its rule.
  package var nextStep: String {
    if !fixIts.isEmpty { return fixIts.map(\.message).joined(separator: ", or ") }
    return fix ?? suggestion.map { "write \(Self.asWritten($0))" } ?? rule.fix
  }

  /// A text as it stands in JSON: in quotes, unless it is a value of another kind.
  private static func asWritten(_ text: String) -> String {
    let isJSON = ["true", "false", "null"].contains(text) || ["{ ", "{\"", "[", "\""].contains(where: text.hasPrefix)
    let isNumber = text.utf8.first.map { (0x30...0x39).contains($0) || $0 == 0x2D } == true && Double(text) != nil
    return isJSON || isNumber ? text : "\"\(text)\""
  }
}
