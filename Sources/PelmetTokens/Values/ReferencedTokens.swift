internal import PelmetDiagnostics
internal import PelmetSyntax

/// The tokens to which parts of a value refer.
protocol ReferencedTokens {
  /// Whether a token has a path, whatever it is worth.
  func contains(_ path: String) -> Bool

  /// The worth of the token that a text names as a whole. `type` is the one that it must have; nil if any can stand there.
  func worth(of reference: TokenReference, expecting type: TokenType?) -> Result<ReferencedValue, ReferenceFailure>

  /// The part of a value that is written at the end. `type` is the one that a token must have to stand here as a whole; nil if none can.
  func follow(_ reference: TokenReference, expecting type: TokenType?) -> Result<ValueNode, ReferenceFailure>
}

/// Why a reference leads nowhere; without a finding when that was reported at its cause.
struct ReferenceFailure: Error {
  var diagnostics: [Diagnostic] = []

  init(_ diagnostics: [Diagnostic] = []) { self.diagnostics = diagnostics }

  init(_ diagnostic: Diagnostic?) { diagnostics = diagnostic.map { [$0] } ?? [] }
}

/// The value of a token with its type, as far as something says it: exact, before anything is rounded for bars.
struct Worth {
  var value: ReferencedValue
  var type: TokenType?
  /// Warnings about it.
  var remarks: [Diagnostic] = []
}
