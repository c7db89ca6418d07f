package import PelmetDiagnostics
package import PelmetSyntax

/// One member of a theme's `inputs`.
package struct TokenInput: Sendable {
  /// The modifier.
  package var name: String
  /// The context that the theme chooses.
  package var context: String
  package var keySpan: SourceSpan
  /// Where the context is written.
  package var source: JSONValue

  package init(name: String, context: String, keySpan: SourceSpan, source: JSONValue) {
    self.name = name
    self.context = context
    self.keySpan = keySpan
    self.source = source
  }
}
