package import PelmetDiagnostics
internal import PelmetSyntax

/// Every finding that a run can make, with its explanation.
package enum DiagnosticCatalogue {
  /// Sorted by name.
  package static let all = (SyntaxDiagnostics.all).sorted { $0.id < $1.id }
}
