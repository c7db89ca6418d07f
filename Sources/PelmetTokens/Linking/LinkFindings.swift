internal import PelmetDiagnostics
internal import PelmetSyntax

/// The words of findings about tokens that lead to others.
extension Findings {
  /// An alias with a type of its own that its end does not have.
  static func wrongAlias(_ site: JSONValue, own: TokenType, end: Declaration, type: TokenType) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, at: site, "this token is a \(own.rawValue), but '\(end.path)' is a \(type.rawValue)",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)])
  }

  /// A reference in a value to a token of another type.
  static func wrongPart(_ site: JSONValue, end: Declaration, actual: TokenType, expected: TokenType?) -> Diagnostic {
    let due = expected.map { "expected a \($0.rawValue)" } ?? "expected a \"$ref\" into a value"
    return Diagnostic(
      .invalidTokenValue, at: site, "'\(end.path)' is a \(actual.rawValue); \(due)",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)])
  }

  /// A pointer into the value of a token that changes its colour afterwards.
  static func pointerPastModifier(_ reference: TokenReference, _ end: Declaration) -> Diagnostic {
    Diagnostic(
      .invalidTokenValue, at: reference.site,
      "'\(end.path)' changes its colour beside its value, so that a part of the value says nothing",
      notes: [.init("'\(end.path)' is declared here", at: end.keySpan)], fix: "refer to the whole token")
  }

  /// A mistake that a theme reaches, with the tokens that lead to it.
  static func reached(_ diagnostic: Diagnostic, by way: [Declaration]) -> Diagnostic {
    // A ring has notes of its own.
    guard diagnostic.rule != .referenceCycle, case .span(let place) = diagnostic.location else { return diagnostic }
    // One finding may speak for several tokens, with a note in that which is meant.
    let places = [place] + diagnostic.notes.compactMap(\.span)
    var diagnostic = diagnostic
    for step in way {
      if places.contains(where: step.contains) { break }
      diagnostic.notes.append(.init("'\(step.path)' leads to it", at: step.keySpan))
    }
    return diagnostic
  }
}
