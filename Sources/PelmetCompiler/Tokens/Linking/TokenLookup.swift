package import PelmetDiagnostics

/// What came of looking for a token.
package enum TokenLookup: Sendable {
  case found(Token)
  /// No token has this path; the nearest one that a token has.
  case missing(nearest: String?)
  /// The token is there, but a reference behind it leads nowhere: what to report, at the places in token files.
  case broken([Diagnostic])
  /// What is wrong was reported already, or the file that may declare it is missing.
  case invalid
}
