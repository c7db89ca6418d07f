internal import PelmetDiagnostics
internal import PelmetSyntax

/// One group of tokens, mostly a whole file, read on its own: no reference is followed.
struct TokenDocument: Sendable {
  var file: FileID
  /// In the order of the text.
  var declarations: [TokenDeclaration] = []
  /// Every group, in the order of the text.
  var groups: [TokenGroup] = []
  /// The first construct that DTCG 2025.10 no longer allows, and how many there are.
  var legacy: LegacySyntax?

  static func read(_ root: JSONValue, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    var reader = TokenDocumentReader(document: TokenDocument(file: root.span.file))
    guard root.kind == .object else {
      diagnostics.add(Diagnostic(.wrongKind, at: root, "expected an object of groups and tokens"))
      return reader.document
    }
    reader.readGroup(root, path: "", inherited: TokenDocumentReader.Inherited())
    diagnostics.add(contentsOf: reader.diagnostics)
    return reader.document
  }
}
