package import PelmetDiagnostics

/// A token with its aliases followed.
package struct Token: Sendable {
  package var path: String
  package var type: TokenType
  package var value: TokenValue
  /// The key of the token that was asked for, not of the one at the end of its aliases.
  package var keySpan: SourceSpan
  /// Its `$value`; of a token with `$ref` the whole token.
  package var valueSpan: SourceSpan
  /// Its own, or its groups'; not that of a token that it is an alias of.
  package var deprecation: TokenDeprecation?
  /// What is worth saying about a value behind references inside it: ``Rule/colorOutOfGamut``. Add it to the findings;
  /// what can be said without following them was reported when the file was read.
  package var remarks: [Diagnostic]
}
