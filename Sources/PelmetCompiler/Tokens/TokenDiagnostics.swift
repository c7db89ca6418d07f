package import PelmetDiagnostics

/// The findings about tokens. What tokens share with themes, such as `UnresolvedReference`, is explained there.
package enum TokenDiagnostics {
  package static let invalidTokenName = DiagnosticID("InvalidTokenName")
  package static let tokenWithChildren = DiagnosticID("TokenWithChildren")
  package static let missingTokenType = DiagnosticID("MissingTokenType")
  package static let invalidTokenValue = DiagnosticID("InvalidTokenValue")
  package static let legacyTokenSyntax = DiagnosticID("LegacyTokenSyntax")
  package static let deprecatedToken = DiagnosticID("DeprecatedToken")
  package static let unusedToken = DiagnosticID("UnusedToken")
  package static let colorOutOfGamut = DiagnosticID("ColorOutOfGamut")
  package static let lineHeightIgnored = DiagnosticID("LineHeightIgnored")
  package static let missingInput = DiagnosticID("MissingInput")
}
