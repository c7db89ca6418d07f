internal import PelmetDiagnostics
internal import PelmetSyntax

/// The token documents of a run: each is read, and its mistakes are reported, once, however many themes name it.
package struct TokenDocumentCache: Sendable {
  private var documents: [SourceSpan: TokenDocument] = [:]

  package init() {}

  mutating func document(_ root: JSONValue, into diagnostics: inout DiagnosticBag) -> TokenDocument {
    if let document = documents[root.span] { return document }
    let document = TokenDocument.read(root, into: &diagnostics)
    documents[root.span] = document
    return document
  }
}
